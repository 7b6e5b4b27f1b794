// Maps every stream to its end. A log proves that events are there; that no more of a stream are there, only a map from
// stream to last event can prove. It is a Merkle tree of 65,536 buckets; a stream's bucket follows from its name, so
// that a bucket shows what a stream's last event is, and as well that there is no such stream.
import { hash } from 'node:crypto';
import { leafHash, type Hash } from './merkle-tree.ts';
import { TILE, hashAt, rowAbove, tileName, tileOf, tileRoot, type TileName, type Tiles } from './tiles.ts';

/** A stream is named by its hash, so that a proof about one stream does not tell the names of others. */
export type StreamEnd = readonly [key: Hash, revision: number, eventHash: Hash];

export const BUCKETS = TILE * TILE;
const TOP: TileName = tileName(1, 0);

export const streamKey = (stream: string): Hash => hash('sha256', stream, 'hex');
export const bucketOf = (key: Hash): number => Number.parseInt(key.slice(0, 4), 16);

/** `ends` are in order of their keys. */
export const bucketHash = (ends: readonly StreamEnd[]): Hash => leafHash(JSON.stringify(ends));

const EMPTY_TILE = Array<Hash>(TILE).fill(bucketHash([]));

/** Tiles that change with, or prove, these buckets. */
export const tilesOfBuckets = (buckets: Iterable<number>): TileName[] => [
  ...new Set([TOP, ...[...buckets].map((bucket) => tileName(0, Math.floor(bucket / TILE)))]),
];

/** A tile of the map in which nothing was ever written. */
export const emptyTile = (name: TileName): Hash[] =>
  name === TOP ? Array<Hash>(TILE).fill(tileRoot(EMPTY_TILE)) : [...EMPTY_TILE];

/** `tiles` holds those of the buckets that are set. Returns the names of the tiles that changed. */
export function setBuckets(tiles: Tiles, hashes: ReadonlyMap<number, Hash>): Set<TileName> {
  const changed = new Set<TileName>();
  for (const [bucket, bucketRoot] of hashes) {
    const name = tileName(0, Math.floor(bucket / TILE));
    tileOf(tiles, name)[bucket % TILE] = bucketRoot;
    changed.add(name);
  }
  for (const name of changed) tileOf(tiles, TOP)[Number(name.slice(2))] = tileRoot(tileOf(tiles, name));
  return changed.size ? changed.add(TOP) : changed;
}

export const hashInMap = (tiles: Tiles, bucket: number): Hash =>
  hashAt(tileOf(tiles, tileName(0, Math.floor(bucket / TILE))), bucket % TILE);
export const mapRoot = (tiles: Tiles): Hash => tileRoot(tileOf(tiles, TOP));

/** The siblings of a bucket from the bottom up: an inclusion proof in a tree of 65,536 leaves. */
export function bucketPath(tiles: Tiles, bucket: number): Hash[] {
  const tile = Math.floor(bucket / TILE);
  return [...siblings(tileOf(tiles, tileName(0, tile)), bucket % TILE), ...siblings(tileOf(tiles, TOP), tile)];
}

function siblings(hashes: readonly Hash[], index: number): Hash[] {
  const path: Hash[] = [];
  for (let [row, at] = [hashes, index]; row.length > 1; at = Math.floor(at / 2)) {
    path.push(hashAt(row, at % 2 ? at - 1 : at + 1));
    row = rowAbove(row);
  }
  return path;
}
