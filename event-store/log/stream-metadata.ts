import { z } from 'zod';

/** The part of a stream's metadata that is about reading it. `$acl` and `$cacheControl` are stored, and mean nothing here. */
export type StreamMetadata = {
  readonly maxCount: number | undefined;
  /** Seconds. */
  readonly maxAge: number | undefined;
  /** Revisions below this one are hidden. */
  readonly truncateBefore: number;
  readonly softDeleted: boolean;
};

export const NO_METADATA: StreamMetadata = {
  maxCount: undefined,
  maxAge: undefined,
  truncateBefore: 0,
  softDeleted: false,
};

/** `$tb` of a soft-deleted stream: int64's largest value. JavaScript cannot hold it, so it is written as text. */
const DELETED_BEFORE = '9223372036854775807';

const count = z.number().nonnegative().transform(Math.floor).optional().catch(undefined);
const schema = z.looseObject({ $maxCount: count, $maxAge: count, $tb: count });

/** Reads the content of a `$metadata` event; what is not JSON, or not of the right type, says nothing. */
export function parseMetadata(data: Buffer): StreamMetadata {
  const { $maxCount, $maxAge, $tb = 0 } = schema.safeParse(jsonOrNothing(data)).data ?? {};
  const softDeleted = $tb > Number.MAX_SAFE_INTEGER;
  return { maxCount: $maxCount, maxAge: $maxAge, truncateBefore: softDeleted ? 0 : $tb, softDeleted };
}

/** The same metadata, saying that the stream is soft-deleted. */
export function markedDeleted(data: Buffer | undefined): Buffer {
  return withTruncateBefore(data, DELETED_BEFORE);
}

/** The same metadata, hiding what is below `revision`: how a soft-deleted stream begins again. */
export function truncatedBefore(data: Buffer | undefined, revision: number): Buffer {
  return withTruncateBefore(data, String(revision));
}

/** Does this metadata itself say where the stream begins? */
export function saysWhereToBegin(data: Buffer): boolean {
  return schema.safeParse(jsonOrNothing(data)).data?.$tb !== undefined;
}

function withTruncateBefore(data: Buffer | undefined, literal: string): Buffer {
  const parsed = data === undefined ? undefined : schema.safeParse(jsonOrNothing(data)).data;
  const entries = Object.entries(parsed ?? {}).filter(([key, value]) => key !== '$tb' && value !== undefined);
  const fields = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return Buffer.from(`{${[...fields, `"$tb":${literal}`].join(',')}}`);
}

function jsonOrNothing(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    // Anybody may append anything to a `$$` stream; what is not JSON sets no rule.
    return undefined;
  }
}
