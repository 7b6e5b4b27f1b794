import * as fc from 'fast-check';
import { createSortedIds } from './sorted-ids.ts';
import { smallestFirst } from './smallest.ts';

describe('the smallest of many numbers', () => {
  it('come first and in order, however many are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.nat(60), (numbers, count) => {
        const sorted = [...numbers].sort((a, b) => a - b);
        const first = smallestFirst(Float64Array.from(numbers), Math.min(count, numbers.length));
        expect([...first.subarray(0, count)]).toEqual(sorted.slice(0, count));
        expect([...first].sort((a, b) => a - b)).toEqual(sorted);
      }),
    );
  });
});

describe('ids in an order', () => {
  it('are the same whether they come one by one or together, and go again', () => {
    const keys = fc.array(fc.record({ id: fc.integer({ min: 1, max: 30 }), key: fc.nat(9), gone: fc.boolean() }));
    fc.assert(
      fc.property(keys, (changes) => {
        const now = new Map<number, number>();
        const order = createSortedIds((a, b) => now.get(a)! - now.get(b)! || a - b);
        for (const { id, key, gone } of changes) {
          if (!gone) now.set(id, key);
          order.update([id], gone ? [] : [id], 30);
          if (gone) now.delete(id);
        }
        const together = createSortedIds((a, b) => now.get(a)! - now.get(b)! || a - b);
        together.update([...now.keys()], [...now.keys()], 30);
        expect([...order.ids]).toEqual([...together.ids]);
        for (const [place, id] of order.ids.entries()) expect(order.rank()[id]).toBe(place);
      }),
    );
  });
});
