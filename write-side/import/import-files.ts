// Files of an import on this machine while they are read: the pieces that were uploaded become one file.
import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobDamaged } from '#platform/adapters/blob/blob-store.ts';
import type { Services } from '#platform/kernel/operations/services.ts';

/**
 * A piece begins with this and 12 random bytes: two uploads of one file are two files, so that what becomes of one import takes
 * nothing from another.
 */
const MARK = Buffer.from('MWP1');
const PREFIX_BYTES = MARK.length + 12;

/** Keeps a piece of a file, for two days until an import takes it. */
export async function keepPiece(bytes: Uint8Array, { blobs, waitingFiles }: Services): Promise<string> {
  const part = await blobs.put(Buffer.concat([MARK, randomBytes(PREFIX_BYTES - MARK.length), bytes]));
  await waitingFiles.sent(part);
  return part;
}

/** Any other file of the shop is no piece, whoever knows its name. @throws BlobDamaged */
async function pieceNamed(part: string, { blobs }: Services): Promise<Buffer> {
  const bytes = await blobs.get(part);
  if (!bytes.subarray(0, MARK.length).equals(MARK)) throw new BlobDamaged(`${part} is no piece of an import`);
  return bytes.subarray(PREFIX_BYTES);
}

/** The uploaded pieces as one file, one in memory at a time. @throws BlobDamaged */
export async function assembled(parts: readonly string[], folder: string, services: Services): Promise<string> {
  const path = join(folder, 'file');
  for (const part of parts) await appendFile(path, await pieceNamed(part, services), { mode: 0o600 });
  return path;
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
