import fc from 'fast-check';
import { discountOn, dueUnder, settledBy } from './payment-terms.ts';

const terms = { days: 30, fromMonthEnd: false, discountRate: 2_000, discountDays: 10 };

describe('payment terms', () => {
  it.each([
    ['net 30', { ...terms, discountRate: 0 }, '2026-03-12', { dueOn: '2026-04-11' }],
    ['2/10 net 30', terms, '2026-03-12', { dueOn: '2026-04-11', discount: { rate: 2_000, until: '2026-03-22' } }],
    [
      '15 days from the end of the month',
      { ...terms, days: 15, fromMonthEnd: true, discountRate: 0 },
      '2026-02-12',
      { dueOn: '2026-03-15' },
    ],
    [
      'the end of the month',
      { ...terms, days: 0, fromMonthEnd: true, discountRate: 0 },
      '2028-02-29',
      { dueOn: '2028-02-29' },
    ],
  ])('%s', (_name, agreed, day, due) => expect(dueUnder(agreed, day)).toEqual(due));
});

describe('the discount of an early payment', () => {
  const discount = { rate: 2_000, until: '2026-03-22' };

  it('is taken off until its last day, and not after it', () => {
    expect(discountOn(100_00, discount, '2026-03-22')).toBe(2_00);
    expect(discountOn(100_00, discount, '2026-03-23')).toBe(0);
    expect(discountOn(100_00, undefined, '2026-03-12')).toBe(0);
  });
  it('settles all that is open with what is left of it, and a part with its share', () => {
    expect(settledBy(98_00, 100_00, discount, '2026-03-22')).toBe(100_00);
    expect(settledBy(49_00, 100_00, discount, '2026-03-22')).toBe(50_00);
    expect(settledBy(98_00, 100_00, discount, '2026-03-23')).toBe(98_00);
    expect(settledBy(120_00, 100_00, discount, '2026-03-23')).toBe(100_00);
  });
  it('never settles more than is open, nor less than was paid of it', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 20_000 }), (paid, open, rate) => {
        const settled = settledBy(paid, open, { rate, until: '2026-03-22' }, '2026-03-01');
        expect(settled).toBeLessThanOrEqual(open);
        expect(settled).toBeGreaterThanOrEqual(Math.min(paid, open));
      }),
    );
  });
});
