import { reachedLevel } from './reward-level.ts';

const terms = { silver: { from: 100_000, percent: 25 }, gold: { from: 500_000, percent: 50 } };

describe('a level of reward points', () => {
  it.each([
    [99_999, { percent: 0, next: { level: 'silver', missing: 1 } }],
    [100_000, { level: 'silver', percent: 25, next: { level: 'gold', missing: 400_000 } }],
    [500_000, { level: 'gold', percent: 50 }],
  ] as const)('of goods of %i is the highest that they reach', (goods, reached) =>
    expect(reachedLevel(goods, terms)).toEqual(reached),
  );

  it('that begins at 0 is not there', () => {
    const none = { from: 0, percent: 90 };
    expect(reachedLevel(700_000, { silver: none, gold: none })).toEqual({ percent: 0 });
    expect(reachedLevel(1, { ...terms, silver: none })).toEqual({
      percent: 0,
      next: { level: 'gold', missing: 499_999 },
    });
  });
});
