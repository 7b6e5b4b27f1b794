// Reads all of history again: is every event still what was logged, and does it come to every head that was ever signed?
import { hashOfEvent } from '#proof/event-hash.ts';
import { hashOfLeaf } from '#proof/leaf.ts';
import type { Hash } from '#proof/merkle-tree.ts';
import { bucketHash, bucketOf, emptyTile, mapRoot, setBuckets, streamKey, tilesOfBuckets, type StreamEnd } from '#proof/stream-map.ts';
import { appendLeaves, openTiles, rangeRoot, type Tiles } from '#proof/tiles.ts';
import { isSigned, type SignedHead } from '#proof/tree-head.ts';
import type { EventStore, StoredEvent } from '../event-store/event-store.ts';

export interface HistoryVerdict {
  readonly events: number;
  readonly heads: number;
  /** One sentence each; none when history is what was signed. */
  readonly faults: readonly string[];
}

const CHUNK = 5_000;
const MOST_FAULTS = 20;

/** `heads`: the smaller first. Memory is in proportion to the number of streams. */
export async function verifyHistory(store: EventStore, heads: readonly SignedHead[]): Promise<HistoryVerdict> {
  const faults: string[] = [];
  const fault = (sentence: string) => void (faults.length < MOST_FAULTS && faults.push(sentence));
  const ends = new Map<string, { readonly revision: number; readonly hash: Hash }>();
  const waiting = [...heads];
  let tiles: Tiles = new Map();
  let size = 0;

  const checkHead = (head: SignedHead) => {
    if (!isSigned(head)) fault(`The head of ${head.size} events is not signed by the key it names.`);
    if (rangeRoot(tiles, [0, size]) !== head.root) fault(`The first ${head.size} events are not those that were signed on ${head.at}.`);
    else if (!waiting.length && rootOfEnds(ends) !== head.streams) fault(`Streams do not end where the head of ${head.size} events says.`);
  };

  for await (const events of store.asStored.readAll(undefined, CHUNK)) {
    for (const event of events) {
      const end = ends.get(event.stream);
      if (!isChained(event, end)) fault(`${event.stream}@${event.revision} is not what was stored, or does not follow the event before it.`);
      ends.set(event.stream, { revision: event.revision, hash: event.metadata.hash });
      appendLeaves(tiles, size++, [hashOfLeaf(event.metadata.hash)]);
      if (waiting[0]?.size === size) checkHead(waiting.shift()!);
    }
    // Full tiles have gone into their parents' hashes.
    tiles = new Map(openTiles(size).map((name) => [name, tiles.get(name)!]));
  }
  for (const head of waiting) fault(`The store holds ${size} events, of ${head.size} that were signed on ${head.at}.`);
  return { events: size, heads: heads.length, faults };
}

function isChained({ metadata: { hash, ...metadata }, ...event }: StoredEvent, end: { readonly revision: number; readonly hash: Hash } | undefined): boolean {
  if (event.revision !== (end?.revision ?? -1) + 1) return false;
  return hash === hashOfEvent({ ...event, metadata, previous: end?.hash ?? '' }) || hash === hashOfEvent({ ...event, metadata, previous: '' });
}

function rootOfEnds(ends: ReadonlyMap<string, { readonly revision: number; readonly hash: Hash }>): Hash {
  const buckets = new Map<number, StreamEnd[]>();
  for (const [stream, { revision, hash }] of ends) {
    const key = streamKey(stream);
    buckets.set(bucketOf(key), [...(buckets.get(bucketOf(key)) ?? []), [key, revision, hash]]);
  }
  const tiles: Tiles = new Map(tilesOfBuckets(buckets.keys()).map((name) => [name, emptyTile(name)]));
  setBuckets(tiles, new Map([...buckets].map(([bucket, some]) => [bucket, bucketHash(some.sort(([a], [b]) => (a < b ? -1 : 1)))])));
  return mapRoot(tiles);
}
