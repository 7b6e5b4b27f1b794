// A kind of price step is one file and one line of a table: a loyalty discount on lines and a surcharge on deliveries, which the shop
// does not have, price, refund and explain themselves without anything else knowing of them.
import fc from 'fast-check';
import { handlingFee, type HandlingFee } from '#domain/testing/handling-fee.ts';
import { bearingPrices, ground } from '#domain/testing/samples.ts';
import { sum } from '../money.ts';
import { percentOf } from '../percent-of.ts';
import { priceAt } from '../pricing.ts';
import type { DeliveryStepKind } from './delivery-step.ts';
import type { LineStepKind } from './line-step.ts';
import { amountsOf, type StepOf } from './price-step.ts';
import { deliveryStepKinds, lineStepKinds, type DeliveryStep, type LineStep } from './price-steps.ts';
import { pricingWith } from './pricing-with.ts';

type Loyalty = StepOf<'loyalty', { readonly code: string; readonly percent: number }>;
const loyalty: LineStepKind<Loyalty> = {
  kind: 'loyalty',
  countsAs: 'discount',
  isPerUnit: false,
  amountOf: ({ source: { percent } }, { before }) => -percentOf(amountsOf(before), percent * 1_000) || 0,
  stepsOn: ({ itemNumber }) =>
    itemNumber ? [{ kind: 'loyalty', source: { code: 'SPRING', percent: 10 }, reason: 'Spring' }] : [],
};
type Surcharge = StepOf<'fuel-surcharge', { readonly amount: number }>;
const fuelSurcharge: DeliveryStepKind<Surcharge> = {
  kind: 'fuel-surcharge',
  countsAs: 'freight',
  isPerUnit: false,
  amountOf: ({ source }) => source.amount,
  stepsOn: () => [{ kind: 'fuel-surcharge', amount: 0, source: { amount: 350 }, reason: '' }],
};

const pricing = pricingWith<LineStep | Loyalty, DeliveryStep | Surcharge>(
  [...lineStepKinds, loyalty],
  [fuelSurcharge, ...deliveryStepKinds],
);
const tax = { destination: 'CA-QC', rules: [{ name: { en: 'GST', fr: 'TPS' }, rate: 5_000, onShipping: true }] };

const priced = (quantities: readonly number[]) => {
  const lines = quantities.map((quantity) => ({
    quantity,
    steps: pricing.lineSteps({ itemNumber: '6205', quantity, price: priceAt(bearingPrices, quantity) }),
  }));
  const deliveries = [{ steps: pricing.deliverySteps(lines, { shipping: ground, tax }) }];
  return { lines, deliveries, totals: pricing.totalsOf({ lines, deliveries }) };
};

describe('a further kind of step', () => {
  it('stands in the line or delivery that it belongs to, and in the totals', () => {
    const { lines, deliveries, totals } = priced([4]);
    expect(lines[0]!.steps.at(-1)).toEqual({
      kind: 'loyalty',
      amount: -400,
      source: { code: 'SPRING', percent: 10 },
      reason: 'Spring',
    });
    expect(deliveries[0]!.steps.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fuel-surcharge', 350],
      ['freight', 1_195],
      ['tax', percentOf(3_600 + 350 + 1_195, 5_000)],
    ]);
    expect(totals).toMatchObject({ subTotal: 4_000, discount: 400, shipping: 1_545 });
  });
  it('adds up to the cent, is borne in shares by fewer units, and is computed again from what it rests on', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }), (quantities) => {
        const { lines, deliveries, totals } = priced(quantities);
        const all = [...lines, ...deliveries].flatMap(({ steps }) => steps.map(({ amount }) => amount));
        expect(sum(all)).toBe(totals.total);
        expect(totals.subTotal - totals.discount + totals.shipping + totals.tax).toBe(totals.total);
        for (const line of lines) {
          expect(pricing.recomputedLine(line)).toEqual(line.steps);
          const fewer = pricing.stepsFor(line, line.quantity - 1);
          const off = -pricing.amountAs(line.steps, 'discount');
          expect(-pricing.amountAs(fewer, 'discount') || 0).toBe(
            Math.round((off * (line.quantity - 1)) / line.quantity),
          );
        }
      }),
    );
  });
  it('is not lost in silence by a shop that does not have it', () => {
    const { lines } = priced([1]);
    const without = pricingWith<LineStep, DeliveryStep>(lineStepKinds, deliveryStepKinds);
    expect(() => without.totalsOf({ lines: lines as never, deliveries: [] })).toThrow('loyalty');
  });
});

describe('a kind of fee', () => {
  const withFee = pricingWith<LineStep | HandlingFee, DeliveryStep>([...lineStepKinds, handlingFee], deliveryStepKinds);
  const lines = [4, 1].map((quantity) => ({
    quantity,
    steps: withFee.lineSteps({ itemNumber: '6205', quantity, price: priceAt(bearingPrices, quantity) }),
  }));

  it('is a sum of its own beside goods, and taxed with them', () => {
    const deliveries = [{ steps: withFee.deliverySteps(lines, { tax }) }];
    expect(withFee.totalsOf({ lines, deliveries })).toEqual({
      subTotal: 5_000,
      discount: 0,
      fee: 125,
      shipping: 0,
      tax: percentOf(5_125, 5_000),
      total: 5_125 + percentOf(5_125, 5_000),
    });
    expect(
      withFee.amountsByKind(
        [...lines].flatMap(({ steps }) => steps),
        'fee',
      ),
    ).toEqual([{ kind: 'handling-fee', amount: 125 }]);
  });
  it('is borne by the units that stay, and is no discount on them', () => {
    const fewer = withFee.stepsFor(lines[0]!, 3);
    expect([withFee.amountAs(fewer, 'goods'), withFee.amountAs(fewer, 'fee')]).toEqual([3_000, 75]);
  });
  it('is absent from the sums of an order without it', () => {
    const without = pricingWith<LineStep, DeliveryStep>(lineStepKinds, deliveryStepKinds);
    const plain = [{ steps: without.lineSteps({ itemNumber: '6205', quantity: 1, price: priceAt(bearingPrices, 1) }) }];
    expect(without.totalsOf({ lines: plain, deliveries: [] })).not.toHaveProperty('fee');
  });
});
