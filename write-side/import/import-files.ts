// Files of an import on this machine while they are read: the pieces that were uploaded become one file, its rows another.
import { createReadStream } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Services } from '#platform/services.ts';
import { readTable, type TableRead } from '#platform/table-file/read-table.ts';
import type { TableRow } from '#platform/table-file/table-file.ts';

/** Calls `work` with a folder that is gone afterwards, whatever comes of it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'millwright-import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The uploaded pieces as one file. @throws BlobDamaged */
export async function assembled(parts: readonly string[], folder: string, { blobs }: Services): Promise<string> {
  const path = join(folder, 'file');
  for (const part of parts) await appendFile(path, await blobs.get(part), { mode: 0o600 });
  return path;
}

/** Reads a file in a thread; with `rowsTo` its rows become lines of that file. */
export const tableOf = (path: string, { threads }: Services, rowsTo?: string): Promise<TableRead> =>
  threads.run(readTable, { path, ...(rowsTo === undefined ? {} : { rowsTo }) });

export async function* rowsIn(path: string): AsyncGenerator<TableRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) if (line) yield JSON.parse(line) as TableRow;
}

export async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
