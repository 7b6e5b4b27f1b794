import fc from 'fast-check';
import { quotedLines, quoteTotals } from '#domain/quote/quote.pricing.ts';
import type { Discount } from '#domain/quote/quote.events.ts';
import type { QuoteLine } from '#domain/quote/quote.state.ts';
import { explain, recompute } from './explanation.ts';
import { address, bearingPrices, draft } from '#domain/testing/samples.ts';
import { goodsTotal, priced } from './price/priced.ts';
import { pricing } from './price/price-steps.ts';
import { SHIPPING_MEASURES, priceAt, shippingPriceBy } from './pricing.ts';
import { parcelOf } from './shipping-offer.ts';
import { ruleFor } from '#domain/shipping/shipping.pricing.ts';

const cents = fc.integer({ min: 0, max: 2_000_000 });
const by = 'staff:1';

const tiers = fc
  .tuple(
    fc.integer({ min: 1, max: 500_000 }),
    fc.array(fc.tuple(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 1, max: 99 })), { maxLength: 4 }),
  )
  .map(([first, more]) => {
    const rising = [...new Map(more).entries()].sort(([a], [b]) => a - b);
    return [
      { quantity: 1, unitPrice: first },
      ...rising.map(([quantity, percent]) => ({ quantity, unitPrice: Math.ceil((first * percent) / 100) })),
    ];
  });
const discount: fc.Arbitrary<Discount | undefined> = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({ kind: fc.constantFrom('amount' as const, 'total' as const), value: cents }),
  ),
  { nil: undefined },
);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 900 }),
  tiers,
  version: fc.integer({ min: 1, max: 40 }),
  override: fc.option(cents, { nil: undefined }),
  discount,
  free: fc.boolean(),
  grams: fc.integer({ min: 0, max: 40_000 }),
});
const table = fc.record({
  zone: fc.constant('canada'),
  by: fc.constantFrom(...SHIPPING_MEASURES),
  bands: fc.constantFrom([
    { upTo: 1_000, price: 1_195, pricePerFurther: null },
    { upTo: 5_000, price: 1_695, pricePerFurther: null },
    { upTo: null, price: 1_695, pricePerFurther: 95 },
  ]),
  freeFrom: fc.option(cents),
  onRequestAbove: fc.constant({ grams: null, lengthMm: null, value: null }),
});
const taxRules = fc.array(
  fc.record({
    name: fc.constant({ en: 'Tax', fr: 'Taxe' }),
    rate: fc.integer({ min: 0, max: 20_000 }),
    onShipping: fc.boolean(),
  }),
  { maxLength: 3 },
);

function quoteLine(drawn: typeof line extends fc.Arbitrary<infer Drawn> ? Drawn : never, index: number): QuoteLine {
  const found = priceAt(
    { priceList: 'standard', version: drawn.version, currency: 'CAD', tiers: drawn.tiers },
    drawn.quantity,
  );
  const price = drawn.free ? { ...found, listPrice: found.unitPrice, tierQuantity: 1 } : found;
  const overridden =
    drawn.override === undefined
      ? price
      : { ...price, unitPrice: drawn.override, override: { from: price.unitPrice, reason: 'Agreed', by } };
  return {
    lineId: String(index + 1),
    itemNumber: drawn.free ? '' : '6205',
    name: { en: 'Bearing', fr: 'Roulement' },
    quantity: drawn.quantity,
    price: overridden,
    grams: drawn.grams,
    components: [],
    backorder: false,
    alternatives: [],
    ...(drawn.discount ? { discount: { discount: drawn.discount, reason: 'Volume', by } } : {}),
  };
}

describe('the explanation of a total', () => {
  it('gives the charged cent, whatever was negotiated, shipped and taxed', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        discount,
        table,
        taxRules,
        (drawn, whole, rules, taxes) => {
          const working = {
            lines: drawn.map(quoteLine),
            ...(whole ? { discount: { discount: whole, reason: 'Rounded', by } } : {}),
          };
          const quoted = quotedLines(working);
          const parcel = parcelOf(quoted);
          const rule = ruleFor(rules, parcel)!;
          const shipping = {
            shippingMethod: 'ground',
            name: { en: 'Ground', fr: 'Terrestre' },
            price: shippingPriceBy(rule),
            grams: parcel.grams,
            rule,
          };
          const { lines, deliveries, totals } = quoteTotals({
            ...working,
            shipping,
            tax: { destination: 'CA-QC', rules: taxes },
            header: { shipTo: address },
          });
          const explanation = explain({ currency: 'CAD', lines, deliveries });
          // Through JSON, as it crosses the wire: nothing else is known.
          expect(recompute(JSON.parse(JSON.stringify(explanation))).totals).toEqual(totals);
          explanation.lines.forEach((explained, index) => expect(explained.total).toBe(goodsTotal([lines[index]!])));
        },
      ),
    );
  });

  it('names list, version, tier, override and discounts in the order in which they hold', () => {
    const { steps } = priced({
      itemNumber: '6205',
      quantity: 12,
      price: {
        priceList: 'standard',
        version: 3,
        currency: 'CAD',
        listPrice: 1_000,
        tierQuantity: 10,
        unitPrice: 850,
        override: { from: 900, reason: 'Framework', by },
      },
      discounts: [
        { kind: 'line', amount: 200, reason: 'Dented', by },
        { kind: 'quote', amount: 100, reason: 'Rounded', by: 'staff:2' },
      ],
    });
    const list = { priceList: 'standard', version: 3, unitPrice: 1_000 };
    expect(steps).toEqual([
      { kind: 'list', amount: 12_000, source: list, reason: '' },
      { kind: 'tier', amount: -1_200, source: { quantity: 10, unitPrice: 900 }, reason: '' },
      { kind: 'override', amount: -600, source: { unitPrice: 850, by }, reason: 'Framework' },
      { kind: 'line-discount', amount: -200, source: { by }, reason: 'Dented' },
      { kind: 'quote-discount', amount: -100, source: { by: 'staff:2' }, reason: 'Rounded' },
    ]);
  });

  it('does not agree with a total that was tampered with', () => {
    const lines = quotedLines({
      lines: [
        quoteLine(
          {
            quantity: 4,
            tiers: [{ quantity: 1, unitPrice: 1_000 }],
            version: 1,
            override: undefined,
            discount: undefined,
            free: false,
            grams: 1,
          },
          0,
        ),
      ],
    });
    const { deliveries, totals } = quoteTotals({ lines: [], tax: { destination: 'CA-QC', rules: [] }, header: {} });
    expect(recompute(explain({ currency: 'CAD', lines, deliveries })).totals).not.toEqual(totals);
  });

  it('does not believe an amount that a rule gave', () => {
    const line = { itemNumber: '6205', quantity: 4, price: priceAt(bearingPrices, 4) };
    const [list] = pricing.lineSteps(line);
    const tampered = [{ ...draft.lines[0]!, quantity: 4, steps: [{ ...list!, amount: 1 }] }];
    expect(recompute(explain({ currency: 'CAD', lines: tampered, deliveries: [] })).totals.total).toBe(4_000);
  });
});
