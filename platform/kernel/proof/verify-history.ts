// Reads all of history again: is every event still what was logged, and does it come to every head that was ever
// signed?
import { hashOfEvent } from '#proof/event-hash.ts';
import { hashOfLeaf } from '#proof/leaf.ts';
import type { Hash } from '#proof/merkle-tree.ts';
import {
  bucketHash,
  bucketOf,
  emptyTile,
  mapRoot,
  setBuckets,
  streamKey,
  tilesOfBuckets,
  type StreamEnd,
} from '#proof/stream-map.ts';
import { appendLeaves, openTiles, rangeRoot, tileOf, type Tiles } from '#proof/tiles.ts';
import { isSigned, type SignedHead } from '#proof/tree-head.ts';
import type { EventStore, StoredEvent } from '../event-store/event-store.ts';

export interface HistoryVerdict {
  readonly events: number;
  readonly heads: number;
  /** One sentence each; none when history is what was signed. */
  readonly faults: readonly string[];
  /** The head that all events would have. */
  readonly root: Hash;
  readonly streams: Hash;
}

const CHUNK = 5_000;
const MAX_FAULTS = 20;

export interface HistoryFold {
  readonly size: number;
  /** The next event of the store; returns whether it is what was stored, and follows the one before it. */
  add(event: Omit<StoredEvent, 'position' | 'at'>): boolean;
  /** The head that all events so far would have. */
  root(): Hash;
  streams(): Hash;
}

/** Memory is in proportion to the number of streams. */
export function createHistoryFold(): HistoryFold {
  const ends = new Map<string, { readonly revision: number; readonly hash: Hash }>();
  let tiles: Tiles = new Map();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(event) {
      const isWhole = isChained(event, ends.get(event.stream));
      ends.set(event.stream, { revision: event.revision, hash: event.metadata.hash });
      appendLeaves(tiles, size++, [hashOfLeaf(event.metadata.hash)]);
      // Full tiles have gone into their parents' hashes.
      if (size % CHUNK === 0) tiles = new Map(openTiles(size).map((name) => [name, tileOf(tiles, name)]));
      return isWhole;
    },
    root: () => rangeRoot(tiles, [0, size]),
    streams: () => rootOfEnds(ends),
  };
}

/** `heads`: the smaller first. `meet` is called with each event, in order. */
export async function verifyHistory(
  store: EventStore,
  heads: readonly SignedHead[],
  meet: (event: StoredEvent) => void = () => undefined,
): Promise<HistoryVerdict> {
  const faults: string[] = [];
  const fault = (sentence: string) => void (faults.length < MAX_FAULTS && faults.push(sentence));
  const waiting = [...heads];
  const fold = createHistoryFold();

  const checkHead = (head: SignedHead) => {
    if (!isSigned(head)) fault(`The head of ${head.size} events is not signed by the key it names.`);
    if (fold.root() !== head.root) fault(`The first ${head.size} events are not those that were signed on ${head.at}.`);
    else if (!waiting.length && fold.streams() !== head.streams)
      fault(`Streams do not end where the head of ${head.size} events says.`);
  };

  for await (const events of store.asStored.readAll(undefined, CHUNK)) {
    for (const event of events) {
      if (!fold.add(event))
        fault(`${event.stream}@${event.revision} is not what was stored, or does not follow the event before it.`);
      meet(event);
      for (let [next] = waiting; next?.size === fold.size; [next] = waiting) {
        waiting.shift();
        checkHead(next);
      }
    }
  }
  for (const head of waiting)
    fault(`The store holds ${fold.size} events, of ${head.size} that were signed on ${head.at}.`);
  return { events: fold.size, heads: heads.length, faults, root: fold.root(), streams: fold.streams() };
}

function isChained(
  { metadata: { hash, ...metadata }, ...event }: Omit<StoredEvent, 'position' | 'at'>,
  end: { readonly revision: number; readonly hash: Hash } | undefined,
): boolean {
  if (event.revision !== (end?.revision ?? -1) + 1) return false;
  return (
    hash === hashOfEvent({ ...event, metadata, previous: end?.hash ?? '' }) ||
    hash === hashOfEvent({ ...event, metadata, previous: '' })
  );
}

function rootOfEnds(ends: ReadonlyMap<string, { readonly revision: number; readonly hash: Hash }>): Hash {
  const buckets = new Map<number, StreamEnd[]>();
  for (const [stream, { revision, hash }] of ends) {
    const key = streamKey(stream);
    buckets.set(bucketOf(key), [...(buckets.get(bucketOf(key)) ?? []), [key, revision, hash]]);
  }
  const tiles: Tiles = new Map(tilesOfBuckets(buckets.keys()).map((name) => [name, emptyTile(name)]));
  setBuckets(
    tiles,
    new Map([...buckets].map(([bucket, some]) => [bucket, bucketHash(some.sort(([a], [b]) => (a < b ? -1 : 1)))])),
  );
  return mapRoot(tiles);
}
