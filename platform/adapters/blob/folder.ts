import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock, type Clock } from '#platform/kernel/runtime/clock.ts';
import type { BlobPlace } from './blob-store.ts';

/** Files in a folder of this machine, 256 folders below it. */
export function createFolder(root: string, clock: Clock = systemClock): BlobPlace {
  const folderOf = (name: string) => join(root, name.slice(0, 2));
  return {
    async write(name, bytes) {
      const folder = folderOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A crash leaves half a file under another name: what has its own name is whole.
      const draft = join(folder, `${name}.${randomUUID()}`);
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        const at = new Date(clock.now());
        await file.utimes(at, at);
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
        return undefinedIfGone(error);
      }
    },
    async writtenAt(name) {
      try {
        return (await stat(join(folderOf(name), name))).mtime;
      } catch (error) {
        return undefinedIfGone(error);
      }
    },
    remove: (name) => rm(join(folderOf(name), name), { force: true }),
  };
}

function undefinedIfGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
