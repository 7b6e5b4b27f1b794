// A spreadsheet's file on this machine while it is read: in a folder that is gone afterwards, its rows beside it.
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Clock } from '#platform/kernel/runtime/clock.ts';
import type { ThreadPool } from '#platform/kernel/threads/thread-pool.ts';
import { lookAtTable, readTable, type TableRead } from './read-table.ts';
import type { TableRow } from './table-file.ts';

const PREFIX = 'millwright-table-';
/** No file is read for so long. */
const OLD_MS = 24 * 3_600_000;

/** Folders of a process that was killed while it read. */
export async function removeOldFolders(clock: Clock): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    // Another process may be removing it.
    const found = await stat(folder).catch(() => undefined);
    if (found && clock.now() - found.mtimeMs > OLD_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Calls `work` with a folder that is gone afterwards, whatever comes of it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a file within the time of a request; with `rowsTo` its rows become lines of that file. */
export const tableOf = (path: string, threads: ThreadPool, rowsTo?: string): Promise<TableRead> =>
  threads.run(lookAtTable, { path, ...(rowsTo === undefined ? {} : { rowsTo }) });

/** Reads a file that may have a million rows; they become lines of another. */
export const wholeTableOf = (path: string, rowsTo: string, threads: ThreadPool): Promise<TableRead> =>
  threads.run(readTable, { path, rowsTo });

export async function* rowsIn(path: string): AsyncGenerator<TableRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) if (line) yield JSON.parse(line) as TableRow;
}
