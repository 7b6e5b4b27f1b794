import { describe, expect, it } from 'vitest';
import { add, among, createBitSet, has, intersection, isEmpty, remove, union, withRoomFor } from './bit-set.ts';

const setOf = (...ids: number[]) => {
  const bits = createBitSet(Math.max(...ids));
  for (const id of ids) add(bits, id);
  return bits;
};
const idsOf = (bits: Uint32Array) =>
  Array.from({ length: bits.length * 32 }, (_, id) => id).filter((id) => has(bits, id));

describe('a set of bits', () => {
  it('has what was added and not removed, to the last bit of a word', () => {
    const bits = setOf(0, 31, 32, 63);
    remove(bits, 32);
    expect(idsOf(bits)).toEqual([0, 31, 63]);
    expect(has(bits, 64)).toBe(false);
  });

  it('grows for a number beyond its end, and is empty where nothing is left', () => {
    const bits = withRoomFor(setOf(3), 500);
    add(bits, 500);
    expect(idsOf(bits)).toEqual([3, 500]);
    expect(withRoomFor(bits, 4)).toBe(bits);
    for (const id of [3, 500]) remove(bits, id);
    expect(isEmpty(bits)).toBe(true);
  });

  it('is brought together with sets of other lengths', () => {
    const [short, long] = [setOf(1, 5), setOf(5, 70)];
    expect(idsOf(union([short, long]))).toEqual([1, 5, 70]);
    expect(idsOf(intersection([long, short]))).toEqual([5]);
    expect(idsOf(intersection([short, long]))).toEqual([5]);
    expect(isEmpty(intersection([]))).toBe(true);
    expect(isEmpty(union([]))).toBe(true);
    expect([...among(Uint32Array.of(70, 2, 5), long)]).toEqual([70, 5]);
  });

  it('leaves those that it is made of as they were', () => {
    const [a, b] = [setOf(1, 2), setOf(2, 3)];
    union([a, b]);
    intersection([a, b]);
    expect([idsOf(a), idsOf(b)]).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });
});
