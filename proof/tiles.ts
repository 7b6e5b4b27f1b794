// A tree as it is stored: tiles of 256 hashes. A tile of level 0 holds leaf hashes, one of level 1 the roots of full
// tiles of level 0, and so on; a proof reads a handful of tiles, and appending rewrites only those at the tree's right
// edge.
import { completeSubtrees, nodeHash, rootOfSubtrees, type Hash, type Range } from './merkle-tree.ts';

export const TILE = 256;

/** `<level>/<index>`. */
export type TileName = string;
export type Tiles = Map<TileName, Hash[]>;

export const tileName = (level: number, index: number): TileName => `${level}/${index}`;

/** Tiles at the right edge of a tree of `size` leaves that are not full: what appending needs. */
export function openTiles(size: number): TileName[] {
  const names: TileName[] = [];
  for (let [level, count] = [0, size]; count > 0; level++, count = Math.floor(count / TILE)) {
    if (count % TILE) names.push(tileName(level, Math.floor(count / TILE)));
  }
  return names;
}

/**
 * Appends leaves to a tree of `size`, of which `tiles` holds the open ones. Returns the names of the tiles that
 * changed.
 */
export function appendLeaves(tiles: Tiles, size: number, leaves: readonly Hash[]): Set<TileName> {
  const changed = new Set<TileName>();
  const put = (level: number, index: number, hash: Hash): void => {
    const name = tileName(level, Math.floor(index / TILE));
    const tile = tiles.get(name) ?? [];
    tile[index % TILE] = hash;
    tiles.set(name, tile);
    changed.add(name);
    if (tile.length === TILE) put(level + 1, Math.floor(index / TILE), tileRoot(tile));
  };
  leaves.forEach((leaf, n) => put(0, size + n, leaf));
  return changed;
}

/** Root of complete subtrees side by side; their number is a power of two. */
export function tileRoot(hashes: readonly Hash[]): Hash {
  let row = hashes;
  while (row.length > 1) row = rowAbove(row);
  return hashAt(row, 0);
}

/** The parents of a row's pairs. */
export const rowAbove = (row: readonly Hash[]): Hash[] =>
  Array.from({ length: row.length / 2 }, (_, n) => nodeHash(hashAt(row, 2 * n), hashAt(row, 2 * n + 1)));

/** @throws where the row ends before it, that is, when the stored tree is damaged */
export function hashAt(row: readonly Hash[], index: number): Hash {
  const found = row[index];
  if (found === undefined) throw new Error(`a row of ${row.length} hashes has none at ${index}`);
  return found;
}

/** @throws when the tile is missing */
export function tileOf(tiles: Tiles, name: TileName): Hash[] {
  const tile = tiles.get(name);
  if (!tile) throw new Error(`tile ${name} is missing`);
  return tile;
}

/** Tiles that the roots of `ranges` are computed from. */
export const tilesOf = (ranges: readonly Range[]): TileName[] => [
  ...new Set(ranges.flatMap(completeSubtrees).map((subtree) => placeOf(subtree).tile)),
];

/** @throws when a tile is missing or too short, that is, when the stored tree is damaged */
export const rangeRoot = (tiles: Tiles, range: Range): Hash =>
  rootOfSubtrees(completeSubtrees(range).map((subtree) => subtreeRoot(tiles, subtree)));

function subtreeRoot(tiles: Tiles, subtree: Range): Hash {
  const { tile, offset, count } = placeOf(subtree);
  const hashes = tiles.get(tile)?.slice(offset, offset + count) ?? [];
  if (hashes.length < count) throw new Error(`tile ${tile} is incomplete`);
  return tileRoot(hashes);
}

/** Finds the hashes that a complete subtree's root is made of. */
function placeOf([begin, end]: Range) {
  let [level, width] = [0, 1];
  while (width * TILE <= end - begin) [level, width] = [level + 1, width * TILE];
  const first = begin / width;
  return { tile: tileName(level, Math.floor(first / TILE)), offset: first % TILE, count: (end - begin) / width };
}
