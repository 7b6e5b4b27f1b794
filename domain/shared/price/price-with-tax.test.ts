import { amountsShown, rateTogether, withTax, type PriceShown } from './price-with-tax.ts';

const rates = { otherClasses: 20_000, byClass: { reduced: 5_500, exempt: 0 } };

describe('the taxes of a place together', () => {
  it('are the sum of their rates', () => expect(rateTogether([{ rate: 5_000 }, { rate: 9_975 }])).toBe(14_975));
  it('charge a compound one on the price with those before it', () =>
    expect(rateTogether([{ rate: 5_000 }, { rate: 8_000, compound: true }])).toBe(13_400));
  it('are nothing where none is charged', () => expect(rateTogether([])).toBe(0));
});

describe('a price with tax', () => {
  it('has the rate of its tax class', () =>
    expect(['standard', 'reduced', 'exempt'].map((taxClass) => withTax(1_000, rates, taxClass))).toEqual([
      1_200, 1_055, 1_000,
    ]));
  it('is rounded once, half up, though there are two taxes', () => {
    // 5 % of 0.50 and 9.975 % of it would be 0.03 and 0.05, rounded each.
    expect(withTax(50, { otherClasses: rateTogether([{ rate: 5_000 }, { rate: 9_975 }]), byClass: {} }, '')).toBe(57);
    expect(withTax(10, { otherClasses: 5_000, byClass: {} }, '')).toBe(11);
  });
  it('is that of other classes where the class is called as what every object has', () =>
    expect(withTax(1_000, rates, 'constructor')).toBe(1_200));
});

describe('what a reader is shown', () => {
  const shown = (how: PriceShown) => amountsShown(1_000, how, 'standard');
  it('is the price with tax, or both', () => {
    expect(shown({ shown: 'WithTax', rates })).toEqual({ amount: 1_200 });
    expect(shown({ shown: 'Both', rates })).toEqual({ amount: 1_200, withoutTax: 1_000 });
  });
  it.each(['NotSaid', 'WithoutTax'] as const)('is the price without tax where that is %s', (how) =>
    expect(shown({ shown: how })).toEqual({ amount: 1_000 }),
  );
});
