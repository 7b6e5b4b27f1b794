// The two trees as they are stored: the log of events, and the map of where streams end. Both stand at `size` events.
import { needed } from '#domain/shared/needed.ts';
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
import { appendLeaves, openTiles, rangeRoot, tilesOf, tileOf, type TileName, type Tiles } from '#proof/tiles.ts';
import { countOf, insertFrom, knex, rowOf, rowsOf, type Db } from '../postgres/statement.ts';
import { bytesOf, hexOf } from './hex.ts';

/** The stored tree contradicts what was signed, or itself. Nothing is signed before somebody has looked. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

/** Rows in memory at a time. */
const BATCH_SIZE = 50_000;
const HASH_DIGITS = 64;

type Tree = 'log' | 'streams';

function placeOf(name: TileName): { readonly level: number; readonly index: number } {
  const [level, index] = name.split('/');
  return { level: Number(level), index: Number(index) };
}

/** Tiles that were never written are absent. */
async function readTiles(db: Db, tree: Tree, names: readonly TileName[]): Promise<Tiles> {
  const places = names.map(placeOf);
  const wanted = knex.raw('unnest(?::int[], ?::bigint[]) as wanted(level, index)', [
    places.map(({ level }) => level),
    places.map(({ index }) => index),
  ]);
  const rows = await rowsOf<{ name: TileName; hashes: string }>(
    db,
    knex({ t: 'proof.tile' })
      .join(wanted, (join) => join.on('t.level', 'wanted.level').andOn('t.index', 'wanted.index'))
      .select({ name: knex.raw(`t.level || '/' || t.index`) }, hexOf('hashes'))
      .where({ tree }),
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
  const places = [...names].map(placeOf);
  const written = knex.raw('unnest(?::int[], ?::bigint[], ?::bytea[]) as r(level, index, hashes)', [
    places.map(({ level }) => level),
    places.map(({ index }) => index),
    [...names].map((name) => bytesOf(tileOf(tiles, name).join(''))),
  ]);
  await countOf(
    db,
    insertFrom(
      'proof.tile',
      ['tree', 'level', 'index', 'hashes'],
      knex.select(knex.raw('?', [tree]), 'level', 'index', 'hashes').from(written),
    )
      .onConflict(['tree', 'level', 'index'])
      .merge(['hashes']),
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

/** Reads each of these buckets, in order of keys. */
export async function readBuckets(db: Db, buckets: readonly number[]): Promise<Map<number, StreamEnd[]>> {
  const rows = await rowsOf<{ bucket: number; key: Hash; revision: number; event_hash: Hash }>(
    db,
    knex({ e: 'proof.stream_end' })
      .select('bucket', 'revision', hexOf('key'), hexOf('event_hash'))
      .whereRaw('bucket = any(?)', [[...new Set(buckets)]])
      .orderBy('e.key'),
  );
  const found = new Map<number, StreamEnd[]>(buckets.map((bucket) => [bucket, []]));
  for (const { bucket, key, revision, event_hash } of rows)
    needed(found.get(bucket), 'bucket that was asked for').push([key, revision, event_hash]);
  return found;
}

/** The number of events that both trees hold. */
export async function treeSize(db: Db): Promise<number> {
  return Number((await rowOf<{ size: string }>(db, knex('proof.tree').select('size'))).size);
}

/**
 * Takes both trees from `from` to `to` events.
 * @throws BrokenLog when leaves are missing or the stored map is not what its tiles say
 */
export async function growTrees(db: Db, from: number, to: number): Promise<void> {
  for (let size = from; size < to;) {
    const rows = await rowsOf<{ leaf_hash: Hash }>(
      db,
      leaves(size, Math.min(to, size + BATCH_SIZE))
        .select(hexOf('leaf_hash'))
        .orderBy('index'),
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
    const rows = await rowsOf<EndRow>(
      db,
      leaves(from, to)
        .distinctOn('stream')
        .select('stream', 'revision', hexOf('event_hash'))
        .where('stream', '>', after)
        .orderBy(['stream', { column: 'index', order: 'desc' }])
        .limit(BATCH_SIZE),
    );
    if (!rows.length) break;
    await moveEnds(db, rows);
    after = needed(rows.at(-1), 'last row').stream;
  }
  await countOf(db, knex('proof.tree').update({ size: to }));
}

/** Those with an index from `from` up to, but not including, `to`. */
const leaves = (from: number, to: number) => knex('proof.leaf').where('index', '>=', from).where('index', '<', to);

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

  const bucketAt = (bucket: number) => needed(buckets.get(bucket), 'bucket that is touched');
  for (const bucket of touched)
    buckets.set(
      bucket,
      bucketAt(bucket).filter(([key]) => !moved.has(key)),
    );
  for (const end of moved.values()) bucketAt(bucketOf(end[0])).push(end);
  for (const ends of buckets.values()) ends.sort(([a], [b]) => (a < b ? -1 : 1));
  const columns = ['key', 'bucket', 'revision', 'event_hash'];
  const ends = knex.raw('unnest(?::bytea[], ?::int[], ?::int[], ?::bytea[]) as r(key, bucket, revision, event_hash)', [
    [...moved.keys()].map(bytesOf),
    [...moved.keys()].map(bucketOf),
    [...moved.values()].map(([, revision]) => revision),
    [...moved.values()].map(([, , hash]) => bytesOf(hash)),
  ]);
  await countOf(
    db,
    insertFrom('proof.stream_end', columns, knex.select(columns).from(ends))
      .onConflict('key')
      .merge(['revision', 'event_hash']),
  );
  await writeTiles(db, 'streams', tiles, setBuckets(tiles, hashes()));
}
