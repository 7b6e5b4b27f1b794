// Files below one folder of this server, which the operator names; nothing leads out of it.
import { constants } from 'node:fs';
import { open, readdir, realpath, stat, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { newest, pathParts, SOURCE_LIMITS, SourceFault, type FileSource, type FoundFile } from './file-source.ts';

/** `root`: undefined where the operator has named none. */
export const folderSource = (root: string | undefined): FileSource => ({
  async look({ path }) {
    const { handle, found } = await opened(root, path);
    await handle.close();
    return found;
  },

  async fetch({ path, version }, read) {
    const { handle, found } = await opened(root, path);
    try {
      if (found.version === version) return { ...found, isUnchanged: true };
      if (found.bytes > SOURCE_LIMITS.bytes) throw new SourceFault('source_file_too_large');
      await read(handle.createReadStream({ autoClose: false }));
      // Half a file is no file: whoever writes it is not done.
      if (versionOf(await handle.stat()) !== found.version) throw new SourceFault('source_file_changing');
      return { ...found, isUnchanged: false };
    } finally {
      await handle.close();
    }
  },
});

interface Opened {
  readonly handle: FileHandle;
  readonly found: FoundFile & { readonly bytes: number };
}

/** @throws SourceFault source_folder_unset, source_path_outside, source_file_missing */
async function opened(root: string | undefined, path: string): Promise<Opened> {
  if (!root) throw new SourceFault('source_folder_unset');
  const { folder, name } = pathParts(path);
  if (path.split('/').includes('..')) throw new SourceFault('source_path_outside');
  const [home, here] = await Promise.all([real(root), real(join(root, folder))]);
  mustBeWithin(home, here);
  const names = name.includes('*') ? await entriesOf(here) : [];
  const chosen = name.includes('*') ? newest(names, name).name : name;
  const file = await real(join(here, chosen));
  mustBeWithin(home, file);
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const [its, now] = await Promise.all([handle.stat(), stat(await real(file))]);
    // What was looked at is what was opened, and no device or pipe.
    if (!its.isFile()) throw new SourceFault('source_file_missing', { name: chosen });
    if (its.ino !== now.ino || its.dev !== now.dev) throw new SourceFault('source_path_outside');
    return { handle, found: { name: chosen, version: versionOf(its), bytes: its.size } };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const versionOf = ({ size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }) =>
  `${size}-${Math.floor(mtimeMs)}`;

async function real(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    throw new SourceFault('source_file_missing', { name: path.slice(path.lastIndexOf('/') + 1) }, { cause: error });
  }
}

function mustBeWithin(home: string, path: string): void {
  if (path !== home && !path.startsWith(home.endsWith(sep) ? home : home + sep))
    throw new SourceFault('source_path_outside');
}

async function entriesOf(folder: string): Promise<{ readonly name: string; readonly modifiedMs: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => ({ name, modifiedMs: (await stat(join(folder, name))).mtimeMs })),
  );
}
