// The format of an exported bundle: JSON Lines, each line in canonical form, so that not one byte of it is free.
//
//   bundle       version, and how many streams and events follow
//   head ...     signed heads, the smaller first; everything is proven under the last
//   consistency  one between each two heads: the later log begins with the earlier
// stream where the stream ends under the last head, proven by its bucket of the map of streams; then its events, all of
// them
//   inclusion    the roots of the gaps between the events in the log: proves all of them at once
import { canonicalJson } from './canonical-json.ts';
import type { ChainedEvent } from './event-hash.ts';
import type { Hash } from './merkle-tree.ts';
import type { StreamEnd } from './stream-map.ts';
import type { SignedHead } from './tree-head.ts';

export const BUNDLE_VERSION = 2;

export type BundleLine =
  /**
   * `leftOut`: events of the same history that are not in the bundle, since they stand in ledgers that others share;
   * absent where it is whole.
   */
  | {
      readonly kind: 'bundle';
      readonly version: number;
      readonly streams: number;
      readonly events: number;
      readonly leftOut?: number;
    }
  | ({ readonly kind: 'head' } & SignedHead)
  | { readonly kind: 'consistency'; readonly from: number; readonly to: number; readonly path: readonly Hash[] }
  /** `revision` is -1 for a stream that does not exist. */
  | {
      readonly kind: 'stream';
      readonly stream: string;
      readonly revision: number;
      readonly bucket: readonly StreamEnd[];
      readonly path: readonly Hash[];
    }
  | { readonly kind: 'inclusion'; readonly gaps: readonly Hash[] };

/** An event's own line: what was hashed, its hash, and which leaf of the log it is, from 0. */
export interface EventLine {
  readonly event: ChainedEvent;
  readonly leaf: { readonly hash: Hash; readonly index: number };
}

export const bundleText = (lines: readonly (BundleLine | EventLine)[]): string =>
  lines.map((line) => `${canonicalJson(line)}\n`).join('');
