import { alteredTiers, roundedPrice } from './price-arithmetic.ts';
import { checkedPeriods, outside, tiersOn, within, type PricePeriod } from './price-periods.ts';
import { candidates, resolvePrice, type ListedPrices, type PriceRule, type PriceTerms } from './resolve-price.ts';

const one = (unitPrice: number) => [{ quantity: 1, unitPrice }];
const always = (unitPrice: number, currency: 'CAD' | 'USD' = 'CAD'): ListedPrices => ({
  version: 1,
  currency,
  periods: [{ from: '', until: '', tiers: one(unitPrice) }],
});
const item = { itemNumber: '6205', brand: 'Rolvane', categories: () => ['ball-bearings', 'bearings'] };
const DAY = '2026-12-01';
const share = (of: PriceRule['of'], named: string, milliPercent: number, step = 1): PriceRule => ({
  of,
  named,
  milliPercent,
  rounding: { step, less: 0 },
});
const terms = (rules: readonly PriceRule[] = []): PriceTerms => ({
  currency: 'CAD',
  standard: 'standard',
  lists: [
    { priceList: 'contract', because: 'account', rules },
    { priceList: 'standard', because: 'standard', rules: [] },
  ],
});
const priceIn = (known: Record<string, ListedPrices>, rules: readonly PriceRule[] = [], day = DAY) =>
  resolvePrice(terms(rules), item, (list) => known[list], day);

describe('the price of an item', () => {
  it('is that of the first list that has one', () => {
    expect(priceIn({ contract: always(900), standard: always(1_000) })).toMatchObject({ priceList: 'contract' });
    expect(priceIn({ standard: always(1_000) })).toMatchObject({ priceList: 'standard', tiers: one(1_000) });
  });
  it('is none in another currency', () => {
    expect(priceIn({ standard: always(1_000, 'USD') })).toBeUndefined();
    expect(priceIn({ contract: always(1, 'USD'), standard: always(1_000) })).toMatchObject({ tiers: one(1_000) });
  });
  it('by a rule is a share of the standard price, and says so', () =>
    expect(priceIn({ standard: always(999) }, [share('everything', '', -10_000)])).toEqual({
      priceList: 'standard',
      version: 1,
      currency: 'CAD',
      tiers: one(899),
      rule: { priceList: 'contract', of: 'everything', named: '', milliPercent: -10_000, listPrice: 999 },
    }));
  it('is the list’s own before its rule, the brand’s before the nearest category’s, that before the rest', () => {
    const all = share('everything', '', -1_000);
    const above = share('category', 'bearings', -2_000);
    const near = share('category', 'ball-bearings', -3_000);
    const brand = share('brand', 'Rolvane', -4_000);
    const of = (...rules: PriceRule[]) => priceIn({ standard: always(1_000) }, rules)?.tiers[0]?.unitPrice;
    expect([of(all), of(all, above), of(all, above, near), of(all, near, brand)]).toEqual([990, 980, 970, 960]);
    expect(priceIn({ contract: always(5), standard: always(1_000) }, [brand])).toMatchObject({ tiers: one(5) });
  });
  it('is that of the day', () => {
    const periods: PricePeriod[] = [
      { from: '', until: '2026-11-30', tiers: one(1_000) },
      { from: DAY, until: '', tiers: one(1_035) },
    ];
    const known = { standard: { version: 2, currency: 'CAD', periods } } as const;
    expect(priceIn(known, [], '2026-11-30')).toMatchObject({ tiers: one(1_000) });
    expect(priceIn(known, [], DAY)).toMatchObject({ tiers: one(1_035) });
  });
  it('is explained by every list, in the order in which they hold', () => {
    const known: Record<string, ListedPrices> = { contract: always(1, 'USD'), standard: always(1_000) };
    expect(candidates(terms(), item, (list) => known[list], DAY).map(({ why }) => why)).toEqual([
      'other-currency',
      'price',
    ]);
  });
});

describe('rounding', () => {
  it.each([
    [1_033, 5, 0, 1_035],
    [1_032, 5, 0, 1_030],
    [1_234, 100, 5, 1_195],
    [1_260, 100, 5, 1_295],
    [1_250, 100, 0, 1_300],
    [20, 100, 5, 20],
  ])('of %d to steps of %d less %d gives %d', (price, step, less, rounded) =>
    expect(roundedPrice(price, { step, less })).toBe(rounded),
  );
  it('leaves out a tier that it makes no cheaper', () =>
    expect(
      alteredTiers(
        [...one(1_000), { quantity: 10, unitPrice: 998 }, { quantity: 50, unitPrice: 900 }],
        { kind: 'percent', by: 3_500 },
        { step: 5, less: 0 },
      ),
    ).toEqual([...one(1_035), { quantity: 50, unitPrice: 930 }]));
});

describe('periods', () => {
  const january = { from: '2026-01-01', until: '2026-01-31', tiers: one(1) };
  const later = { from: '2026-02-01', until: '', tiers: one(2) };
  const code = (periods: readonly PricePeriod[]) => {
    try {
      return checkedPeriods(periods);
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  it('stand in their order', () => expect(code([later, january])).toEqual([january, later]));
  it('must not overlap, nor end before they begin', () => {
    expect(code([january, { ...later, from: '2026-01-31' }])).toBe('price_periods_overlap');
    expect(code([{ ...january, until: '' }, later])).toBe('price_periods_overlap');
    expect(code([{ ...january, until: '2025-12-31' }])).toBe('price_period_backwards');
    expect(code([{ ...january, tiers: [{ quantity: 2, unitPrice: 1 }] }])).toBe('price_tier_one_missing');
  });
  it('are cut where a span lies in them', () => {
    const span = { from: '2026-01-10', until: '2026-02-10' };
    expect(within([january, later], span).map(({ from, until }) => `${from} ${until}`)).toEqual([
      '2026-01-10 2026-01-31',
      '2026-02-01 2026-02-10',
    ]);
    expect(outside([january, later], span).map(({ from, until }) => `${from} ${until}`)).toEqual([
      '2026-01-01 2026-01-09',
      '2026-02-11 ',
    ]);
    expect(tiersOn([january, later], '2026-02-01')).toEqual(one(2));
    expect(tiersOn([january], '2025-12-31')).toBeUndefined();
  });
});
