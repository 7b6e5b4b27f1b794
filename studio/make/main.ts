// Writes demo/catalogue/*.csv: node --import tsx make/main.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFiles } from './catalogue.ts';

const folder = join(import.meta.dirname, '../../demo/catalogue');
for (const [name, content] of Object.entries(catalogueFiles())) {
  writeFileSync(join(folder, name), content);
  console.log(name, content.split('\n').length - 2, 'rows', Buffer.byteLength(content), 'bytes');
}
