import fc from 'fast-check';
import { allocate, sum } from './money.ts';

describe('an amount shared by weight', () => {
  it('gives the cents left over to the largest remainders', () =>
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]));
  it('goes to the first part where nothing has weight', () => expect(allocate(7, [0, 0])).toEqual([7, 0]));
  it('adds up to the amount, and no part is a cent or more away from its share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 60 })
      .filter((list) => sum(list) > 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (amount, list) => {
        const parts = allocate(amount, list);
        expect(sum(parts)).toBe(amount);
        parts.forEach((part, index) => expect(Math.abs(part - (amount * list[index]!) / sum(list))).toBeLessThan(1));
      }),
    );
  });
});
