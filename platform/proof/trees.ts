// The two trees as they are stored: the log of events, and the map of where streams end. Both stand at `size` events.
import type { Hash, Range } from '#proof/merkle-tree.ts';
import {
  bucketHash,
  bucketOf,
  emptyTile,
  hashInMap,
  setBuckets,
  streamKey,
  tilesOfBuckets,
  type StreamEnd,
} from '#proof/stream-map.ts';
import { appendLeaves, openTiles, rangeRoot, tilesOf, type TileName, type Tiles } from '#proof/tiles.ts';
import type { Db } from '../read-model/table.ts';

/** What is stored contradicts what was signed, or itself. Nothing is signed before somebody has looked. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

/** Rows in memory at a time. */
const BATCH_SIZE = 50_000;
const HASH_DIGITS = 64;

type Tree = 'log' | 'streams';

/** Tiles that were never written are absent. */
async function readTiles(db: Db, tree: Tree, names: readonly TileName[]): Promise<Tiles> {
  const places = names.map((name) => name.split('/').map(Number));
  const { rows } = await db.query<{ name: TileName; hashes: string }>(
    `select t.level || '/' || t.index as name, encode(hashes, 'hex') as hashes
       from proof.tile t join unnest($2::int[], $3::bigint[]) as wanted(level, index) on t.level = wanted.level and t.index = wanted.index where tree = $1`,
    [tree, places.map(([level]) => level), places.map(([, index]) => index)],
  );
  return new Map(
    rows.map(({ name, hashes }) => [
      name,
      Array.from({ length: hashes.length / HASH_DIGITS }, (_, n) =>
        hashes.slice(n * HASH_DIGITS, (n + 1) * HASH_DIGITS),
      ),
    ]),
  );
}

async function writeTiles(db: Db, tree: Tree, tiles: Tiles, names: ReadonlySet<TileName>): Promise<void> {
  const places = [...names].map((name) => name.split('/').map(Number));
  await db.query(
    `insert into proof.tile (tree, level, index, hashes) select $1, level, index, decode(hashes, 'hex') from unnest($2::int[], $3::bigint[], $4::text[]) as r(level, index, hashes)
     on conflict (tree, level, index) do update set hashes = excluded.hashes`,
    [
      tree,
      places.map(([level]) => level),
      places.map(([, index]) => index),
      [...names].map((name) => tiles.get(name)!.join('')),
    ],
  );
}

/** Roots of ranges of the log's leaves; each is computed from a few tiles. */
export async function logRoots(db: Db, ranges: readonly Range[]): Promise<Hash[]> {
  const tiles = await readTiles(db, 'log', tilesOf(ranges));
  return ranges.map((range) => rangeRoot(tiles, range));
}

/** Tiles of the map that these buckets lie in, empty ones included. */
export async function mapTiles(db: Db, buckets: Iterable<number>): Promise<Tiles> {
  const names = tilesOfBuckets(buckets);
  const written = await readTiles(db, 'streams', names);
  return new Map(names.map((name) => [name, written.get(name) ?? emptyTile(name)]));
}

/** What stands in each of these buckets, in order of keys. */
export async function readBuckets(db: Db, buckets: readonly number[]): Promise<Map<number, StreamEnd[]>> {
  const { rows } = await db.query<{ bucket: number; key: Hash; revision: number; event_hash: Hash }>(
    `select bucket, encode(key, 'hex') as key, revision, encode(event_hash, 'hex') as event_hash from proof.stream_end where bucket = any($1) order by key`,
    [[...new Set(buckets)]],
  );
  const found = new Map<number, StreamEnd[]>(buckets.map((bucket) => [bucket, []]));
  for (const { bucket, key, revision, event_hash } of rows) found.get(bucket)!.push([key, revision, event_hash]);
  return found;
}

/** How many events both trees hold. */
export async function treeSize(db: Db): Promise<number> {
  return Number((await db.query<{ size: string }>('select size from proof.tree')).rows[0]!.size);
}

/**
 * Takes both trees from `from` to `to` events.
 * @throws BrokenLog when leaves are missing or the stored map is not what its tiles say
 */
export async function growTrees(db: Db, from: number, to: number): Promise<void> {
  for (let size = from; size < to;) {
    const { rows } = await db.query<{ leaf_hash: Hash }>(
      `select encode(leaf_hash, 'hex') as leaf_hash from proof.leaf where index >= $1 and index < $2 order by index`,
      [size, Math.min(to, size + BATCH_SIZE)],
    );
    if (rows.length < Math.min(to - size, BATCH_SIZE)) throw new BrokenLog(`leaves after ${size} are missing`);
    const tiles = await readTiles(db, 'log', openTiles(size));
    await writeTiles(
      db,
      'log',
      tiles,
      appendLeaves(
        tiles,
        size,
        rows.map(({ leaf_hash }) => leaf_hash),
      ),
    );
    size += rows.length;
  }
  for (let after = ''; ;) {
    const { rows } = await db.query<EndRow>(
      `select distinct on (stream) stream, revision, encode(event_hash, 'hex') as event_hash from proof.leaf
        where index >= $1 and index < $2 and stream > $3 order by stream, index desc limit ${BATCH_SIZE}`,
      [from, to, after],
    );
    if (!rows.length) break;
    await moveEnds(db, rows);
    after = rows.at(-1)!.stream;
  }
  await db.query('update proof.tree set size = $1', [to]);
}

interface EndRow {
  readonly stream: string;
  readonly revision: number;
  readonly event_hash: Hash;
}

async function moveEnds(db: Db, rows: readonly EndRow[]): Promise<void> {
  const moved = new Map<Hash, StreamEnd>(
    rows.map(({ stream, revision, event_hash }) => [streamKey(stream), [streamKey(stream), revision, event_hash]]),
  );
  const touched = [...new Set([...moved.keys()].map(bucketOf))];
  const [buckets, tiles] = [await readBuckets(db, touched), await mapTiles(db, touched)];
  const hashes = () => new Map([...buckets].map(([bucket, ends]) => [bucket, bucketHash(ends)]));
  if ([...hashes()].some(([bucket, hash]) => hashInMap(tiles, bucket) !== hash))
    throw new BrokenLog('where streams end is not what was signed');

  for (const bucket of touched)
    buckets.set(
      bucket,
      buckets.get(bucket)!.filter(([key]) => !moved.has(key)),
    );
  for (const end of moved.values()) buckets.get(bucketOf(end[0]))!.push(end);
  for (const ends of buckets.values()) ends.sort(([a], [b]) => (a < b ? -1 : 1));
  await db.query(
    `insert into proof.stream_end (key, bucket, revision, event_hash)
     select decode(key, 'hex'), bucket, revision, decode(event_hash, 'hex') from unnest($1::text[], $2::int[], $3::int[], $4::text[]) as r(key, bucket, revision, event_hash)
     on conflict (key) do update set revision = excluded.revision, event_hash = excluded.event_hash`,
    [
      [...moved.keys()],
      [...moved.keys()].map(bucketOf),
      [...moved.values()].map(([, revision]) => revision),
      [...moved.values()].map(([, , hash]) => hash),
    ],
  );
  await writeTiles(db, 'streams', tiles, setBuckets(tiles, hashes()));
}
