import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobPlace } from './blob-store.ts';

/** Files in a folder of this machine, 256 folders below it. */
export function createFolder(root: string): BlobPlace {
  const folderOf = (name: string) => join(root, name.slice(0, 2));
  return {
    async write(name, bytes) {
      const folder = folderOf(name);
      await mkdir(folder, { recursive: true });
      // A crash leaves half a file under another name: what has its own name is whole.
      const draft = join(folder, `${name}.${randomUUID()}`);
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, name));
    },
    async read(name) {
      try {
        return await readFile(join(folderOf(name), name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
