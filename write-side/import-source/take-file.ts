// Fetches the file of a source and keeps it in pieces, as an upload does.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { PART_BYTES } from '#contracts/import/import.ts';
import type { SeenFile, SourceData } from '#domain/import-source/import-source.events.ts';
import type { ImportSourceState } from '#domain/import-source/import-source.state.ts';
import { SOURCE_LIMITS, SourceFault, type Wanted } from '#platform/adapters/file-source/file-source.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export const secretName = (sourceId: string): string => `import-source:${sourceId}`;

/** What a place is asked with. @throws SourceFault source_secret_missing */
export async function wantedOf(
  sourceId: string,
  { data, fingerprint, lastFile }: ImportSourceState & { readonly data: SourceData },
  { services }: OperationContext,
): Promise<Wanted> {
  const { place, host, port, path, user, login } = data;
  const secret = login === 'none' ? undefined : await services.sealedSecrets.get(secretName(sourceId));
  if (login !== 'none' && secret === undefined) throw new SourceFault('source_secret_missing');
  return {
    place,
    host,
    port,
    path,
    login:
      secret === undefined ? undefined : { user, ...(login === 'key' ? { privateKey: secret } : { password: secret }) },
    fingerprint,
    version: lastFile?.version ?? '',
  };
}

export type Taken =
  { readonly isUnchanged: true } | { readonly isUnchanged: false; readonly parts: string[]; readonly file: SeenFile };

/** @throws SourceFault where there is no file, or no way to it */
export async function takeFile(
  sourceId: string,
  state: ImportSourceState & { readonly data: SourceData },
  context: OperationContext,
): Promise<Taken> {
  const wanted = await wantedOf(sourceId, state, context);
  const whole = createHash('sha256');
  const parts: string[] = [];
  const keep = async (content: Readable) => {
    for await (const piece of inPieces(content)) {
      whole.update(piece);
      parts.push((await context.commands.import.keepPart({ bytes: piece })).part);
    }
  };
  const forget = async () => {
    for (const part of parts) await context.services.blobs.remove(part, new Date(context.services.clock.now() + 1_000));
  };
  const { name, version, isUnchanged } = await context.services.fileSources
    .fetch(wanted, keep)
    .catch(async (error: unknown) => {
      // Pieces of a file that did not come whole are nobody's, and the next attempt brings all of it.
      await forget();
      throw error;
    });
  if (isUnchanged) return { isUnchanged };
  if (!parts.length) throw new SourceFault('import_file_empty');
  const hash = whole.digest('hex');
  // A server that says nothing of the file, or another thing of the same one.
  if (hash === state.lastFile?.hash) {
    await forget();
    return { isUnchanged: true };
  }
  return { isUnchanged: false, parts, file: { name: name.slice(-200), version, hash } };
}

/** @throws SourceFault source_file_too_large */
async function* inPieces(content: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let [held, total] = [0, 0];
  for await (const chunk of content as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    held += chunk.length;
    total += chunk.length;
    if (total > SOURCE_LIMITS.bytes) throw new SourceFault('source_file_too_large');
    while (held >= PART_BYTES) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, PART_BYTES);
      waiting = [all.subarray(PART_BYTES)];
      held -= PART_BYTES;
    }
  }
  if (held) yield Buffer.concat(waiting);
}
