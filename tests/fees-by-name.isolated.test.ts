// A kind of fee is one file and one line of a table, and its name a text: whatever shows sums then shows it by that name.
// The shop has no fee, so the table has one more line here.
import { vi } from 'vitest';
import { textsIn } from '#platform/kernel/texts/texts.ts';

vi.doMock('#domain/shared/price/price-steps.ts', async () => {
  const { pricingWith } = await import('#domain/shared/price/pricing-with.ts');
  const { handlingFee } = await import('#domain/testing/handling-fee.ts');
  const { list } = await import('#domain/shared/price/steps/list.ts');
  const { tier } = await import('#domain/shared/price/steps/tier.ts');
  const { freight } = await import('#domain/shared/price/steps/freight.ts');
  const { tax } = await import('#domain/shared/price/steps/tax.ts');
  const lineStepKinds = [list, tier, handlingFee];
  const deliveryStepKinds = [freight, tax];
  return { lineStepKinds, deliveryStepKinds, pricing: pricingWith(lineStepKinds, deliveryStepKinds) };
});
textsIn('en').addResource('en', 'price-step', 'handling-fee.name', 'Environmental handling');
textsIn('fr').addResource('fr', 'price-step', 'handling-fee.name', 'Écofrais');

const { draft, bearingPrices } = await import('#domain/testing/samples.ts');
const { priceAt } = await import('#domain/shared/pricing.ts');
const { pricing } = await import('#domain/shared/price/price-steps.ts');
const { partsShown, sumsShown } = await import('#platform/shop/sums-shown.ts');
const { differenceBetween } = await import('#projections/quote/difference.ts');
const { whyPrice } = await import('#projections/shared/why-price.ts');
const { agreedValues } = await import('#projections/shared/event-descriptions/shared-descriptions.ts');
const { createEventFormatter, NO_NAMES } = await import('#projections/shared/event-descriptions/event-formatter.ts');
const { editOf, refundOf } = await import('#domain/order/order.pricing.ts');

/** Four bearings and two kits, 6 × 0.25 of fees. */
const order = { ...draft, totals: pricing.totalsOf(draft) };
const ofOne = (quantity: number) => {
  const line = draft.lines[0]!;
  const steps = pricing.lineSteps({ itemNumber: '6205', quantity, price: priceAt(bearingPrices, quantity) });
  const lines = [{ ...line, quantity, steps }];
  const deliveries = [{ ...draft.deliveries[0]!, lineIds: ['1'] }];
  return { lines, deliveries, totals: pricing.totalsOf({ lines, deliveries }) };
};
const progress = { shipped: 0, cancelled: 0, refunded: 0 };
const placed = {
  draft: order,
  progress: { '1': progress, '2': progress },
  freightRefunded: {},
  payments: [{ paymentId: 'p', amount: order.totals.total, refunded: 0 }],
  refunds: {},
} as unknown as Parameters<typeof refundOf>[0];

describe('a kind of fee is shown by its name', () => {
  it.each([
    ['en', 'Environmental handling'],
    ['fr', 'Écofrais'],
  ] as const)('in the sums of carts, checkouts, quotes and orders, in %s', (language, name) => {
    expect(sumsShown(order, language)).toMatchObject({ FeeLines: [{ name, amount: 150 }], OrderTotal: 7_345 });
  });
  it('in the preview of a refund, and of a cancellation', () => {
    const refund = refundOf(placed, { lines: [{ lineId: '1', quantity: 3 }], freight: 0, goodwill: 0 });
    expect(partsShown(refund, 'en').FeeLines).toEqual([{ name: 'Environmental handling', amount: 75 }]);
    expect(refund.amount).toBe(3_075);
  });
  it('in what an edit gives back, as a difference', () => {
    const { refund, difference } = editOf(placed, { ...ofOne(5), lines: [...ofOne(5).lines, draft.lines[1]!] });
    expect([partsShown(refund, 'en').FeeLines, difference]).toEqual([
      [{ name: 'Environmental handling', amount: -25 }],
      expect.any(Number),
    ]);
  });
  it('in the differences between two revisions', () => {
    const revision = { ...order, quoteId: 'q', quoteNumber: 'Q', accountId: '', validUntil: '2026-12-01' };
    const { before, after } = differenceBetween(
      { ...revision, revision: 1 },
      { ...revision, ...ofOne(1), revision: 2 },
      'en',
    ).totals;
    expect([before.FeeLines, after.FeeLines]).toEqual([
      [{ name: 'Environmental handling', amount: 150 }],
      [{ name: 'Environmental handling', amount: 25 }],
    ]);
  });
  it('in the explanation of a price, which computes it again', async () => {
    const context = { language: 'en', queries: { priceList: { versions: () => Promise.resolve([]) } } };
    const why = await whyPrice(order, [], context as never);
    expect(why).toMatchObject({
      agrees: true,
      charged: { FeeLines: [{ name: 'Environmental handling', amount: 150 }] },
      recomputed: { FeeLines: [{ name: 'Environmental handling', amount: 150 }] },
    });
  });
  it('is found out where its amount does not follow from what it rests on', async () => {
    const lines = order.lines.map((line) => ({
      ...line,
      steps: line.steps.map((step) => ((step.kind as string) === 'handling-fee' ? { ...step, amount: 1 } : step)),
    }));
    const context = { language: 'en', queries: { priceList: { versions: () => Promise.resolve([]) } } };
    expect(await whyPrice({ ...order, lines }, [], context as never)).toMatchObject({ agrees: false });
  });
  it("in the auditor's sentences", () => {
    const format = createEventFormatter('en', NO_NAMES);
    expect(format.sentence('OrderPlaced', agreedValues(order, format))).toContain(
      'discounts $0.00, Environmental handling $1.50, freight Ground $11.95',
    );
  });
});
