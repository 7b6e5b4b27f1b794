import { tierFor, tierRows } from './tiers.ts';

const tiers = [
  { quantity: 1, unitPrice: 1_000 },
  { quantity: 10, unitPrice: 900 },
  { quantity: 50, unitPrice: 755 },
];

describe('a price ladder', () => {
  it('gives each step its range and its saving', () => {
    expect(tierRows(tiers).map(({ quantity, until, saving }) => [quantity, until, saving])).toEqual([
      [1, 9, 0],
      [10, 49, 10],
      [50, undefined, 25],
    ]);
  });

  it.each([
    [1, 1_000],
    [9, 1_000],
    [10, 900],
    [49, 900],
    [50, 755],
    [5_000, 755],
  ])('prices %d at %d', (quantity, unitPrice) => {
    expect(tierFor(tiers, quantity)?.unitPrice).toBe(unitPrice);
  });

  it('has no price without tiers', () => {
    expect(tierFor([], 5)).toBeUndefined();
  });
});
