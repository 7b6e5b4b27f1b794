import fc from 'fast-check';
import { bearings, purchase, seals, tenPercent } from '#domain/testing/promotions.ts';
import { sum } from '../money.ts';
import { evaluate, freightOff, type KnownPromotion } from './evaluate.ts';
import type { Benefit, PromotionData } from './promotion.ts';
import type { Purchase } from './purchase.ts';

const known = (promotionId: string, data: Partial<PromotionData>): KnownPromotion => ({
  promotionId,
  version: 1,
  data: { ...tenPercent, ...data },
});
const offs = (promotions: readonly KnownPromotion[], of: Partial<Purchase> = {}) => {
  const { lines } = evaluate(promotions, { ...purchase, ...of });
  return Object.fromEntries(
    Object.entries(lines).map(([lineId, taken]) => [lineId, taken.map(({ promotionId, off }) => [promotionId, off])]),
  );
};
const why = (data: Partial<PromotionData>, of: Partial<Purchase> = {}, used?: KnownPromotion['used']) => {
  const [result] = evaluate([{ ...known('p', data), ...(used ? { used } : {}) }], { ...purchase, ...of }).results;
  return result!.applied ? 'applied' : [result!.why, ...(result!.missing === undefined ? [] : [result!.missing])];
};
const giving = (benefit: Benefit, more: Partial<PromotionData> = {}) => [known('p', { benefit, ...more })];

describe('a promotion takes off', () => {
  it('a share of each line', () => expect(offs([known('p', {})])).toEqual({ '1': [['p', 400]], '2': [['p', 60]] }));
  it('an amount, which the lines bear by what they come to', () =>
    expect(offs(giving({ kind: 'amount', amount: 1_000 }))).toEqual({ '1': [['p', 870]], '2': [['p', 130]] }));
  it('what is above a fixed price', () =>
    expect(offs(giving({ kind: 'fixed-price', unitPrice: 900 }))).toEqual({ '1': [['p', 400]] }));
  it('the cheapest of those that were bought together', () => {
    expect(offs(giving({ kind: 'buy-get', buy: 2, get: 1, milliPercent: 100_000 }))).toEqual({ '2': [['p', 600]] });
    expect(offs(giving({ kind: 'buy-get', buy: 3, get: 1, milliPercent: 50_000 }))).toEqual({ '2': [['p', 150]] });
  });
  it('a gift that lies in the cart, as many units as it is for', () =>
    expect(offs(giving({ kind: 'gift', itemNumber: 'SEAL', quantity: 1 }))).toEqual({ '2': [['p', 300]] }));
  it('whole sets of a bundle', () =>
    expect(
      offs(
        giving({
          kind: 'bundle',
          parts: [
            { itemNumber: '6205', quantity: 2 },
            { itemNumber: 'SEAL', quantity: 2 },
          ],
          milliPercent: 10_000,
        }),
      ),
    ).toEqual({ '1': [['p', 200]], '2': [['p', 60]] }));
  it('a share of the freight of the methods that it names', () => {
    const { freight, lines } = evaluate(
      giving({ kind: 'shipping', milliPercent: 50_000, methods: ['ground'] }),
      purchase,
    );
    expect(lines).toEqual({});
    expect([freightOff(1_195, 'ground', freight), freightOff(1_195, 'express', freight)]).toEqual([598, 0]);
  });
});

describe('a promotion counts', () => {
  it('items by number, category with all below it, brand and attribute, and leaves out what it says', () => {
    for (const clause of [
      { of: 'product', named: '6205', value: '' },
      { of: 'category', named: 'bearings', value: '' },
      { of: 'brand', named: 'Rolvane', value: '' },
      { of: 'attribute', named: 'seal', value: '2RS' },
    ] as const) {
      expect(offs([known('p', { items: [clause] })])).toEqual({ '1': [['p', 400]] });
      expect(offs([known('p', { except: [clause] })])).toEqual({ '2': [['p', 60]] });
    }
  });
  it.each([
    ['inactive', { isActive: false }],
    ['other-currency', { currency: 'USD' }],
    ['not-yet', { from: '2026-11-24' }],
    ['over', { until: '2026-11-22' }],
    ['hours', { hours: [{ days: [1], from: '08:00', until: '10:00' }] }],
    ['audience', { audience: 'groups', groups: ['guest'] }],
    ['audience', { audience: 'accounts', accounts: ['ACC-2'] }],
    ['first-order', { firstOrder: true }],
    ['coupon', { code: 'SPRING' }],
    ['no-items', { items: [{ of: 'brand', named: 'Nobody', value: '' }] }],
  ] as const)('nothing, and says why: %s', (reason, data) => expect(why(data)).toEqual([reason]));
  it('with what lacks to a minimum', () => {
    expect(why({ minimumAmount: 5_000 })).toEqual(['minimum-amount', 400]);
    expect(why({ minimumQuantity: 10 })).toEqual(['minimum-quantity', 4]);
    expect(why({ minimumGrams: 1_000 })).toEqual(['minimum-weight', 440]);
  });
  it('the hours of the shop’s clock, a coupon in the cart, the first order of an account', () => {
    expect(why({ hours: [{ days: [1, 2], from: '10:00', until: '24:00' }] })).toBe('applied');
    expect(why({ code: 'SPRING' }, { coupons: ['SPRING'] })).toBe('applied');
    expect(why({ firstOrder: true }, { isFirstOrder: true })).toBe('applied');
    expect(why({ firstOrder: true }, { isFirstOrder: true, accountId: '' })).toEqual(['sign-in']);
  });
  it('what others have used', () => {
    const used = { uses: 5, spent: 900, byCustomer: 1 };
    expect(why({ uses: 5 }, {}, used)).toEqual(['used-up']);
    expect(why({ usesPerCustomer: 1 }, {}, used)).toEqual(['used-by-customer']);
    expect(offs([{ ...known('p', { budget: 1_000 }), used }])).toEqual({ '1': [['p', 87]], '2': [['p', 13]] });
  });
});

describe('promotions beside each other', () => {
  it('take off what those of a higher priority have left', () =>
    expect(offs([known('late', { priority: 1 }), known('early', { priority: 2 })])['1']).toEqual([
      ['early', 400],
      ['late', 360],
    ]));
  it('of one group are alone, as is an exclusive one', () => {
    const both = (a: Partial<PromotionData>, b: Partial<PromotionData>) =>
      evaluate([known('a', { priority: 1, ...a }), known('b', b)], purchase).results.map((result) =>
        result.applied ? 'applied' : result.why,
      );
    expect(both({ group: 'season' }, { group: 'season' })).toEqual(['applied', 'group']);
    expect(both({ exclusive: true }, {})).toEqual(['applied', 'exclusive']);
    expect(both({}, { exclusive: true })).toEqual(['applied', 'exclusive']);
    expect(both({ exclusive: true, minimumAmount: 99_999 }, {})).toEqual(['minimum-amount', 'applied']);
  });
});

describe('a promotion is stopped', () => {
  it('on a line that it would sell below its cost, and not on the others', () => {
    expect(offs([known('p', { benefit: { kind: 'percent', milliPercent: 60_000 } })])).toEqual({ '2': [['p', 360]] });
    expect(offs(giving({ kind: 'amount', amount: 2_500 }))).toEqual({ '2': [['p', 600]] });
  });
  it('as a whole where what it gives goes below the cost of all', () =>
    expect(why({ benefit: { kind: 'gift', itemNumber: '6205', quantity: 4 }, items: [] })).toEqual(['below-cost']));
  it('where what others have given already leaves nothing above the cost of all', () => {
    const lines = [
      { ...bearings, quantity: 6, net: 6_000, cost: 669 },
      { ...seals, quantity: 6, net: 1_800, cost: 167 },
    ];
    const half = known('a', { benefit: { kind: 'buy-get', buy: 1, get: 1, milliPercent: 51_084 }, priority: 1 });
    const { results } = evaluate([half, known('b', { benefit: { kind: 'amount', amount: 1_865 } })], {
      ...purchase,
      lines,
    });
    expect(results.map((result) => (result.applied ? 'applied' : result.why))).toEqual(['applied', 'below-cost']);
  });
  it('without a gift, or a whole bundle, in the cart', () => {
    expect(why({ benefit: { kind: 'gift', itemNumber: 'GIFT', quantity: 1 } })).toEqual(['gift-not-in-cart']);
    const parts = [
      { itemNumber: '6205', quantity: 5 },
      { itemNumber: 'SEAL', quantity: 1 },
    ];
    expect(why({ benefit: { kind: 'bundle', parts, milliPercent: 10_000 } })).toEqual(['bundle-incomplete']);
  });
});

const milliPercent = fc.integer({ min: 1, max: 100_000 });
const benefits: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), milliPercent }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ kind: fc.constant('fixed-price' as const), unitPrice: fc.integer({ min: 0, max: 2_000 }) }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 3 }),
    milliPercent,
  }),
  fc.record({
    kind: fc.constant('gift' as const),
    itemNumber: fc.constantFrom('6205', 'SEAL'),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
);
const promotions = fc
  .array(
    fc.record({
      benefit: benefits,
      priority: fc.integer({ min: 0, max: 3 }),
      exclusive: fc.boolean(),
      group: fc.constantFrom('', 'a', 'b'),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((data, index) => known(`p${index}`, data)));
const lines = fc
  .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 900 }))
  .map(([many, few, cost]) => [
    { ...bearings, quantity: many, net: many * 1_000, cost },
    { ...seals, quantity: few, net: few * 300, cost: Math.round(cost / 4) },
  ]);

describe('whatever the rules are', () => {
  it('nothing goes for less than it cost all in all, or below zero, and the order in which they are known does not matter', () => {
    fc.assert(
      fc.property(promotions, lines, (all, goods) => {
        const evaluation = evaluate(all, { ...purchase, lines: goods });
        const off = (lineId: string) => sum((evaluation.lines[lineId] ?? []).map((one) => one.off));
        for (const line of goods) expect(line.net - off(line.lineId)).toBeGreaterThanOrEqual(0);
        expect(sum(goods.map((line) => line.net - off(line.lineId)))).toBeGreaterThanOrEqual(
          sum(goods.map((line) => line.cost * line.quantity)),
        );
        expect(evaluate(all.toReversed(), { ...purchase, lines: goods })).toEqual(evaluation);
        const applied = evaluation.results.flatMap((result) => (result.applied ? [result] : []));
        expect(sum(applied.map((one) => one.off))).toBe(sum(goods.map(({ lineId }) => off(lineId))));
        if (applied.some(({ data }) => data.exclusive)) expect(applied).toHaveLength(1);
      }),
    );
  });
});
