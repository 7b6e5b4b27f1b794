// A spreadsheet's file on this machine while it is read: in a folder that is gone afterwards, its rows beside it.
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Services } from '../services.ts';
import { readTable, type TableRead } from './read-table.ts';
import type { TableRow } from './table-file.ts';

/** Calls `work` with a folder that is gone afterwards, whatever comes of it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'millwright-table-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a file in a thread; with `rowsTo` its rows become lines of that file. */
export const tableOf = (path: string, { threads }: Pick<Services, 'threads'>, rowsTo?: string): Promise<TableRead> =>
  threads.run(readTable, { path, ...(rowsTo === undefined ? {} : { rowsTo }) });

export async function* rowsIn(path: string): AsyncGenerator<TableRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) if (line) yield JSON.parse(line) as TableRow;
}
