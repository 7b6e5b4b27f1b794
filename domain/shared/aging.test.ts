import { daysOverdue, isInBucket } from './aging.ts';

describe('the age of a debt', () => {
  it('is counted from the day after it fell due', () =>
    expect(
      ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-30'].map((day) => daysOverdue('2026-03-31', day)),
    ).toEqual([0, 0, 1, 30]));
  it('is in one bucket: not due, between two ends, or beyond the last', () => {
    const buckets = [
      { from: 0, to: 0 },
      { from: 1, to: 30 },
      { from: 31, to: null },
    ];
    expect([0, 1, 30, 31, 400].map((days) => buckets.findIndex((bucket) => isInBucket(bucket, days)))).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });
});
