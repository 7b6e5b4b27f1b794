import { rewardEarnings } from './reward-earnings.ts';

describe('what an order earns', () => {
  const terms = { centipoints: 100, pointValue: 5 };

  it('is one point for each whole dollar of goods, and none for what is left', () => {
    expect(rewardEarnings(12_345, terms)).toEqual({ points: 123, pointValue: 5 });
    expect(rewardEarnings(99, terms).points).toBe(0);
  });
  it('counts shares of a point to the cent', () =>
    // 29 * 0.29 is not what it should be where points are no whole numbers.
    expect(rewardEarnings(10_000, { ...terms, centipoints: 29 }).points).toBe(29));
  it('is nothing where the shop gives none', () =>
    expect(rewardEarnings(1_000_000, { ...terms, centipoints: 0 }).points).toBe(0));
});
