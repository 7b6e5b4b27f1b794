// The Merkle tree of RFC 9162, section 2.1: hashes, inclusion proofs and consistency proofs. What a proof consists of
// is said as ranges of leaves, [begin, end), so that whoever stores the tree reads no more than those ranges' roots.
import { hash } from 'node:crypto';

/** SHA-256, hex. */
export type Hash = string;

export type Range = readonly [begin: number, end: number];

/** The root of a tree without leaves. */
export const EMPTY_ROOT: Hash = hash('sha256', '', 'hex');

/** 0x00 sets leaves apart from nodes, so that neither can pass for the other. */
export const leafHash = (text: string): Hash => hash('sha256', `\u0000${text}`, 'hex');

const scratch = Buffer.alloc(65, 1);

export function nodeHash(left: Hash, right: Hash): Hash {
  scratch.write(left, 1, 'hex');
  scratch.write(right, 33, 'hex');
  return hash('sha256', scratch, 'hex');
}

/** The largest power of two below `size`: where a tree of that many leaves parts. */
export function split(size: number): number {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

/** Complete subtrees that make up a range, from left to right; ranges of proofs begin where a complete subtree may. */
export function completeSubtrees([begin, end]: Range): Range[] {
  const subtrees: Range[] = [];
  for (let at = begin; at < end;) {
    let size = 1;
    while (at % (size * 2) === 0 && at + size * 2 <= end) size *= 2;
    subtrees.push([at, at + size]);
    at += size;
  }
  return subtrees;
}

/** Root over the roots of complete subtrees, from left to right. */
export const rootOfSubtrees = (roots: readonly Hash[]): Hash =>
  roots.length ? roots.reduceRight((right, left) => nodeHash(left, right)) : EMPTY_ROOT;

/** Section 2.1.3.1: what proves that leaf `index` is in a tree of `size` leaves. */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = [];
  let [begin, end] = [0, size];
  while (end - begin > 1) {
    const middle = begin + split(end - begin);
    ranges.push(index < middle ? [middle, end] : [begin, middle]);
    if (index < middle) end = middle;
    else begin = middle;
  }
  return ranges.reverse();
}

/** Section 2.1.3.2. */
export function verifyInclusion(leaf: Hash, index: number, size: number, path: readonly Hash[], root: Hash): boolean {
  if (index >= size) return false;
  const sides = climb(index, size - 1, path.length);
  return (
    sides !== undefined &&
    root ===
      path.reduce(
        (computed, sibling, n) => (sides[n] === 'left' ? nodeHash(sibling, computed) : nodeHash(computed, sibling)),
        leaf,
      )
  );
}

/** On which side the siblings of a path of this length stand; undefined when the path does not lead to the root. */
function climb(from: number, lastOfRow: number, length: number): ('left' | 'right')[] | undefined {
  const sides: ('left' | 'right')[] = [];
  let [node, last] = [from, lastOfRow];
  while (sides.length < length) {
    if (last === 0) return undefined;
    const isLeft = isRight(node) || node === last;
    sides.push(isLeft ? 'left' : 'right');
    // The last node of a row has no sibling there: its parent's, or a still higher one, is the next.
    while (isLeft && !isRight(node) && node !== 0) [node, last] = [half(node), half(last)];
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? sides : undefined;
}

/**
 * Section 2.1.4.1: what proves that the tree of `size` leaves begins with the tree of its first `first` leaves. `first`
 * is at least 1.
 */
export function consistencyRanges(first: number, size: number): Range[] {
  const ranges: Range[] = [];
  let [begin, end, known] = [0, size, true];
  while (first !== end) {
    const middle = begin + split(end - begin);
    if (first <= middle) {
      ranges.push([middle, end]);
      end = middle;
    } else {
      ranges.push([begin, middle]);
      begin = middle;
      known = false;
    }
  }
  // The verifier has the root of the first tree, where that is a subtree of the second.
  if (!known) ranges.push([begin, end]);
  return ranges.reverse();
}

/** Section 2.1.4.2. */
export function verifyConsistency(
  first: number,
  size: number,
  path: readonly Hash[],
  firstRoot: Hash,
  root: Hash,
): boolean {
  if (first < 1 || first > size) return false;
  if (first === size) return path.length === 0 && firstRoot === root;
  let [node, last] = [first - 1, size - 1];
  while (isRight(node)) [node, last] = [half(node), half(last)];
  // Only of a power of two is the first root itself a node of the second tree.
  const [seed, ...rest] = node === 0 ? [firstRoot, ...path] : path;
  const sides = climb(node, last, rest.length);
  if (seed === undefined || !path.length || !sides) return false;
  let [old, computed] = [seed, seed];
  for (const [n, sibling] of rest.entries()) {
    if (sides[n] === 'left') old = nodeHash(sibling, old);
    computed = sides[n] === 'left' ? nodeHash(sibling, computed) : nodeHash(computed, sibling);
  }
  return old === firstRoot && computed === root;
}

/**
 * Finds what proves many leaves at once: every largest range that holds none of them, from left to right. `indexes` ascend.
 */
export function gaps(indexes: readonly number[], size: number): Range[] {
  const ranges: Range[] = [];
  const walk = (begin: number, end: number, its: readonly number[]): void => {
    if (!its.length) return void ranges.push([begin, end]);
    if (end - begin === 1) return;
    const middle = begin + split(end - begin);
    const left = its.filter((index) => index < middle);
    walk(begin, middle, left);
    walk(middle, end, its.slice(left.length));
  };
  if (size > 0) walk(0, size, indexes);
  return ranges;
}

/**
 * The root over some leaves and the roots of the gaps between them; undefined when the two do not make up a tree of
 * `size`. `leaves` ascend.
 */
export function rootOfLeaves(
  leaves: readonly { readonly index: number; readonly leaf: Hash }[],
  size: number,
  gapRoots: readonly Hash[],
): Hash | undefined {
  const indexes = leaves.map(({ index }) => index);
  if (indexes.some((index) => index >= size) || !isAscending(indexes)) return undefined;
  let taken = 0;
  const walk = (begin: number, end: number, its: typeof leaves): Hash => {
    const [first] = its;
    if (!first) return gapRoots[taken++] ?? '';
    if (end - begin === 1) return first.leaf;
    const middle = begin + split(end - begin);
    const left = its.filter(({ index }) => index < middle);
    return nodeHash(walk(begin, middle, left), walk(middle, end, its.slice(left.length)));
  };
  const root = size === 0 ? EMPTY_ROOT : walk(0, size, leaves);
  return taken === gapRoots.length ? root : undefined;
}

/** Tells whether each is larger than the one before. */
export const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, n) => {
    const before = numbers[n - 1];
    return before === undefined || number > before;
  });

// A log may outgrow 32 bits, so no shifting.
const isRight = (node: number) => node % 2 === 1;
const half = (node: number) => Math.floor(node / 2);
