// Writes of documents as requests of bounded size.

export interface DocumentWrite {
  readonly id: string;
  /** Grows with what the document is made of: what was made of an older state never replaces what was made of a newer. */
  readonly version: bigint;
  /** Undefined: it is deleted. */
  readonly document: object | undefined;
}

/** OpenSearch takes 100 MB at once; it works best with some. */
const MAX_BYTES = 4_000_000;
const MAX_WRITES = 1_000;

/** The lines of each request, as JSON. Equal versions replace each other, so that a corrected state can be written again. */
export function* bulkRequests(
  writes: readonly DocumentWrite[],
  { maxBytes = MAX_BYTES, maxWrites = MAX_WRITES } = {},
): Generator<string[]> {
  let [lines, bytes, count] = [[] as string[], 0, 0];
  for (const { id, version, document } of writes) {
    const how = `{"_id":${JSON.stringify(id)},"version":${version},"version_type":"external_gte"}`;
    const its = document ? [`{"index":${how}}`, JSON.stringify(document)] : [`{"delete":${how}}`];
    const size = its.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    if (count && (bytes + size > maxBytes || count === maxWrites)) {
      yield lines;
      [lines, bytes, count] = [[], 0, 0];
    }
    lines.push(...its);
    bytes += size;
    count += 1;
  }
  if (count) yield lines;
}
