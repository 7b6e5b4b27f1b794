// Writes demo/catalogue/*.csv. Run: node --import tsx demo/make/main.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFiles } from './catalogue.ts';

const folder = join(import.meta.dirname, '../catalogue');
for (const [name, content] of Object.entries(catalogueFiles())) {
  writeFileSync(join(folder, name), content);
  console.log(name, content.split('\n').length - 2, 'rows', Buffer.byteLength(content), 'bytes');
}
