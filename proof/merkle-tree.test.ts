import fc from 'fast-check';
import {
  consistencyRanges,
  EMPTY_ROOT,
  gaps,
  inclusionRanges,
  leafHash,
  nodeHash,
  rootOfLeaves,
  split,
  verifyConsistency,
  verifyInclusion,
  type Hash,
  type Range,
} from './merkle-tree.ts';
import { appendLeaves, openTiles, rangeRoot, tilesOf, type Tiles } from './tiles.ts';

/** Section 2.1.1, word for word. */
const root = (leaves: readonly Hash[]): Hash =>
  leaves.length < 2
    ? (leaves[0] ?? EMPTY_ROOT)
    : nodeHash(root(leaves.slice(0, split(leaves.length))), root(leaves.slice(split(leaves.length))));
const leavesOf = (size: number, from = 0) => Array.from({ length: size }, (_, n) => leafHash(`leaf ${from + n}`));
const rootsOf = (leaves: readonly Hash[], ranges: readonly Range[]) =>
  ranges.map(([begin, end]) => root(leaves.slice(begin, end)));
const flip = (hash: Hash) => `${hash.slice(0, 7)}${hash[7] === '0' ? '1' : '0'}${hash.slice(8)}`;
const size = fc.integer({ min: 1, max: 600 });

describe('the Merkle tree (RFC 9162, section 2.1)', () => {
  it('has the roots that Certificate Transparency publishes for its test leaves', () => {
    const bytes = ['', '\u0000', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];
    const roots = [
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
      'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
      '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
    ];
    expect(roots.map((_, n) => root(bytes.slice(0, n).map(leafHash)))).toEqual(roots);
  });

  it('proves every leaf of it, and no other leaf, place, size or root', () => {
    fc.assert(
      fc.property(size, fc.nat(), (n, at) => {
        const [leaves, index] = [leavesOf(n), at % n];
        const path = rootsOf(leaves, inclusionRanges(index, n));
        expect(verifyInclusion(leaves[index]!, index, n, path, root(leaves))).toBe(true);
        expect(verifyInclusion(flip(leaves[index]!), index, n, path, root(leaves))).toBe(false);
        expect(verifyInclusion(leaves[index]!, index, n, path, flip(root(leaves)))).toBe(false);
        expect(verifyInclusion(leaves[index]!, index, n, [...path, path[0] ?? EMPTY_ROOT], root(leaves))).toBe(false);
        if (n > 1) {
          expect(verifyInclusion(leaves[index]!, (index + 1) % n, n, path, root(leaves))).toBe(false);
          expect(verifyInclusion(leaves[index]!, index, n, path.slice(1), root(leaves))).toBe(false);
          expect(
            verifyInclusion(
              leaves[index]!,
              index,
              n,
              path.with(at % path.length, flip(path[at % path.length]!)),
              root(leaves),
            ),
          ).toBe(false);
        }
      }),
    );
  });

  it('proves that it begins with each of its earlier selves, and with nothing else', () => {
    fc.assert(
      fc.property(size, fc.nat(), (n, some) => {
        const first = 1 + (some % n);
        const [leaves, earlier] = [leavesOf(n), leavesOf(first)];
        const path = rootsOf(leaves, consistencyRanges(first, n));
        expect(verifyConsistency(first, n, path, root(earlier), root(leaves))).toBe(true);
        expect(verifyConsistency(first, n, path, flip(root(earlier)), root(leaves))).toBe(false);
        expect(verifyConsistency(first, n, path, root(earlier), flip(root(leaves)))).toBe(false);
        expect(verifyConsistency(first, n, [...path, EMPTY_ROOT], root(earlier), root(leaves))).toBe(false);
        // A history that was rewritten anywhere in its first part.
        const rewritten = leaves.with(some % first, flip(leaves[some % first]!));
        expect(
          verifyConsistency(first, n, rootsOf(rewritten, consistencyRanges(first, n)), root(earlier), root(rewritten)),
        ).toBe(false);
        for (const at of path.keys())
          expect(verifyConsistency(first, n, path.with(at, flip(path[at]!)), root(earlier), root(leaves))).toBe(false);
      }),
    );
  });

  it('has proofs no longer than its height', () => {
    for (const n of [1, 2, 3, 255, 256, 257, 1_000_000, 2 ** 40 + 12_345]) {
      const height = Math.ceil(Math.log2(n)) + 1;
      for (const index of [0, Math.floor(n / 3), n - 1]) {
        expect(inclusionRanges(index, n).length).toBeLessThan(height + 1);
        expect(consistencyRanges(index + 1, n).length).toBeLessThan(height + 2);
      }
    }
  });

  it('proves many leaves at once with the roots of the gaps between them', () => {
    fc.assert(
      fc.property(size, fc.uniqueArray(fc.nat(599), { maxLength: 40 }), fc.nat(), (n, some, at) => {
        const leaves = leavesOf(n);
        const wanted = some
          .filter((index) => index < n)
          .sort((a, b) => a - b)
          .map((index) => ({ index, leaf: leaves[index]! }));
        const between = rootsOf(
          leaves,
          gaps(
            wanted.map(({ index }) => index),
            n,
          ),
        );
        expect(rootOfLeaves(wanted, n, between)).toBe(root(leaves));
        expect(rootOfLeaves(wanted, n, [...between, EMPTY_ROOT])).toBeUndefined();
        if (between.length) expect(rootOfLeaves(wanted, n, between.slice(1))).not.toBe(root(leaves));
        if (!wanted.length) return;
        const victim = at % wanted.length;
        expect(
          rootOfLeaves(wanted.with(victim, { ...wanted[victim]!, leaf: flip(wanted[victim]!.leaf) }), n, between),
        ).not.toBe(root(leaves));
        expect(rootOfLeaves([...wanted, wanted.at(-1)!], n, between)).toBeUndefined();
        expect(rootOfLeaves(wanted.toSpliced(victim, 1), n, between)).not.toBe(root(leaves));
      }),
    );
  });
});

describe('a tree in tiles', () => {
  it('has the same roots of every range as the tree itself, however it was appended to, with only its open tiles at hand', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (batches, at) => {
          const stored: Tiles = new Map();
          let grown = 0;
          for (const batch of batches) {
            const open: Tiles = new Map(openTiles(grown).map((name) => [name, [...stored.get(name)!]]));
            const changed = appendLeaves(open, grown, leavesOf(batch, grown));
            for (const name of changed) stored.set(name, open.get(name)!);
            grown += batch;
          }
          const leaves = leavesOf(grown);
          const ranges: Range[] = [
            [0, grown],
            ...inclusionRanges(at % grown, grown),
            ...consistencyRanges(1 + (at % grown), grown),
          ];
          const read: Tiles = new Map(tilesOf(ranges).map((name) => [name, stored.get(name)!]));
          expect(ranges.map((range) => rangeRoot(read, range))).toEqual(rootsOf(leaves, ranges));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('grows past two levels', () => {
    const tiles: Tiles = new Map();
    appendLeaves(tiles, 0, leavesOf(66_000));
    expect(rangeRoot(tiles, [0, 65_536])).toBe(root(leavesOf(65_536)));
    expect(rangeRoot(tiles, [0, 66_000])).toBe(root(leavesOf(66_000)));
  });
});
