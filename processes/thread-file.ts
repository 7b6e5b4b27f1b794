import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The threads' program: as it was built, or its source beside this file where the sources are run. */
export function threadFile(): string {
  const source = join(dirname(fileURLToPath(import.meta.url)), 'thread.main.ts');
  return existsSync(source) ? source : join(process.cwd(), 'dist/server/thread.js');
}
