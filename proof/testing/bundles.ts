// A log in memory, made the slow and plain way, and bundles out of it.
import { BUNDLE_VERSION, type BundleLine, type EventLine } from '../bundle.ts';
import { hashOfEvent, type ChainedEvent } from '../event-hash.ts';
import { hashOfLeaf } from '../leaf.ts';
import { consistencyRanges, EMPTY_ROOT, gaps, nodeHash, split, type Hash } from '../merkle-tree.ts';
import {
  bucketHash,
  bucketOf,
  bucketPath,
  emptyTile,
  mapRoot,
  setBuckets,
  streamKey,
  tilesOfBuckets,
  type StreamEnd,
} from '../stream-map.ts';
import { createSigner, type SignedHead } from '../tree-head.ts';
import type { Tiles } from '../tiles.ts';

export type Lines = (BundleLine | EventLine)[];

export const signer = createSigner(Buffer.alloc(32, 1));
export const otherSigner = createSigner(Buffer.alloc(32, 2));

const root = (leaves: readonly Hash[]): Hash =>
  leaves.length < 2
    ? (leaves[0] ?? EMPTY_ROOT)
    : nodeHash(root(leaves.slice(0, split(leaves.length))), root(leaves.slice(split(leaves.length))));

/**
 * `streams[n]` names the stream of event n: the order in which a store took them. Revisions below `chainedFrom` are
 * from before there was a chain.
 */
export function logOf(
  streams: readonly string[],
  { data = (n: number): unknown => ({ n, text: `évènement ${n}` }), chainedFrom = 0 } = {},
): EventLine[] {
  const ends = new Map<string, { readonly revision: number; readonly hash: Hash }>();
  return streams.map((stream, n) => {
    const { revision, hash: previous } = ends.get(stream) ?? { revision: -1, hash: '' };
    const event: ChainedEvent = {
      stream,
      revision: revision + 1,
      id: `id-${n}`,
      type: 'Happened',
      data: data(n),
      metadata: { actor: 'test', schemaVersion: '1' },
      previous: revision + 1 < chainedFrom ? '' : previous,
    };
    const line: EventLine = { event, leaf: { hash: hashOfEvent(event), index: n } };
    ends.set(stream, { revision: event.revision, hash: line.leaf.hash });
    return line;
  });
}

const leafOf = ({ leaf }: EventLine) => hashOfLeaf(leaf.hash);

function mapOf(log: readonly EventLine[]) {
  const ends = new Map<Hash, StreamEnd>(
    log.map(({ event, leaf }) => [streamKey(event.stream), [streamKey(event.stream), event.revision, leaf.hash]]),
  );
  const bucket = (number: number) =>
    [...ends.values()].filter(([key]) => bucketOf(key) === number).sort(([a], [b]) => (a < b ? -1 : 1));
  const tiles: Tiles = new Map();
  const touch = (numbers: readonly number[]) =>
    tilesOfBuckets(numbers).forEach((name) => tiles.has(name) || tiles.set(name, emptyTile(name)));
  const used = [...ends.keys()].map(bucketOf);
  touch(used);
  setBuckets(tiles, new Map(used.map((number) => [number, bucketHash(bucket(number))])));
  return {
    root: mapRoot(tiles),
    prove(stream: string) {
      const number = bucketOf(streamKey(stream));
      touch([number]);
      return { bucket: bucket(number), path: bucketPath(tiles, number) };
    },
  };
}

export function headOf(log: readonly EventLine[], by = signer): SignedHead {
  return by.sign({
    size: log.length,
    root: root(log.map(leafOf)),
    streams: mapOf(log).root,
    at: `2026-01-01T00:00:00.${String(log.length).padStart(3, '0')}Z`,
  });
}

interface Making {
  /** Heads, the last of which is the log's own. */
  readonly sizes?: readonly number[];
  readonly by?: typeof signer;
  /** Events that a forger leaves out, with honest proofs for all others. */
  readonly without?: readonly EventLine[];
}

export function bundleOf(
  log: readonly EventLine[],
  streams: readonly string[],
  { sizes = [log.length], by = signer, without = [] }: Making = {},
): Lines {
  const map = mapOf(log);
  const leaves = log.map(leafOf);
  const chosen = log.filter((line) => streams.includes(line.event.stream) && !without.includes(line));
  return [
    { kind: 'bundle', version: BUNDLE_VERSION, streams: streams.length, events: chosen.length },
    ...sizes.map((size) => ({ kind: 'head' as const, ...headOf(log.slice(0, size), by) })),
    ...sizes.slice(1).map((to, n) => ({
      kind: 'consistency' as const,
      from: sizes[n]!,
      to,
      path: consistencyRanges(sizes[n]!, to).map(([begin, end]) => root(leaves.slice(begin, end))),
    })),
    ...streams.flatMap((stream) => {
      const events = chosen.filter(({ event }) => event.stream === stream);
      return [
        {
          kind: 'stream' as const,
          stream,
          revision: log.filter(({ event }) => event.stream === stream).length - 1,
          ...map.prove(stream),
        },
        ...events,
      ];
    }),
    {
      kind: 'inclusion',
      gaps: gaps(
        chosen.map(({ leaf }) => leaf.index),
        log.length,
      ).map(([begin, end]) => root(leaves.slice(begin, end))),
    },
  ];
}
