import fc from 'fast-check';
import { bearingPrices } from '#domain/testing/samples.ts';
import { percentOf } from './percent-of.ts';
import { priced, taxesOf } from './price/priced.ts';
import { pricing } from './price/price-steps.ts';
import { priceAt, type DestinationTax } from './pricing.ts';

describe('a tier price', () => {
  it.each([
    [1, 1_000, 1],
    [9, 1_000, 1],
    [10, 900, 10],
    [5_000, 900, 10],
  ])('of %i is %i, by the tier from %i', (quantity, unitPrice, tierQuantity) => {
    expect(priceAt(bearingPrices, quantity)).toMatchObject({ unitPrice, tierQuantity, listPrice: 1_000, version: 1 });
  });
});

describe('tax', () => {
  const quebec = {
    destination: 'CA-QC',
    rules: [
      { name: { en: 'GST', fr: 'TPS' }, rate: 5_000, onShipping: true },
      { name: { en: 'QST', fr: 'TVQ' }, rate: 9_975, onShipping: true },
    ],
  };
  const line = { lineId: '1', ...priced({ itemNumber: '6205', quantity: 12, price: priceAt(bearingPrices, 12) }) };
  const sent = (tax: DestinationTax) => {
    const deliveries = [{ lineIds: ['1'], steps: pricing.deliverySteps([line], { shipping: ground, tax }) }];
    return { taxes: taxesOf([line], deliveries), totals: pricing.totalsOf({ lines: [line], deliveries }) };
  };
  const ground = { shippingMethod: 'ground', name: { en: '', fr: '' }, price: 1_195, grams: 1 };

  it('is computed on goods and freight, each tax for itself and rounded once', () => {
    // 108.00 + 11.95 = 119.95; 5 % is 5.9975, 9.975 % is 11.965...
    const { totals, taxes } = sent(quebec);
    expect(taxes.map((t) => t.amount)).toEqual([600, 1_197]);
    expect(totals).toEqual({ subTotal: 10_800, shipping: 1_195, tax: 1_797, discount: 0, total: 13_792 });
  });
  it('leaves freight out where the province does', () => {
    const { taxes } = sent({
      destination: 'CA-BC',
      rules: [{ name: { en: 'PST', fr: 'TVP' }, rate: 7_000, onShipping: false }],
    });
    expect(taxes[0]).toMatchObject({ base: 10_800, amount: 756 });
  });
  it('rounds half a cent up', () => expect(percentOf(10, 5_000)).toBe(1));
  it('never differs from the exact amount by more than half a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.integer({ min: 0, max: 30_000 }),
        (base, rate) => Math.abs(percentOf(base, rate) - (base * rate) / 100_000) <= 0.5,
      ),
    );
  });
});

describe('a line that goes to several places', () => {
  it('costs as much in parts as whole: steps of each kind add up to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 1, max: 5_000 }),
        (quantities, off, agreed) => {
          const quantity = quantities.reduce((total, one) => total + one, 0);
          const line = priced({
            itemNumber: '6205',
            quantity,
            price: priceAt(bearingPrices, quantity),
            promotions: [{ promotionId: 'p', version: 1, name: { en: 'P', fr: 'P' }, off }],
            discounts: [{ kind: 'line', amount: agreed, reason: '', by: 'staff:1' }],
          });
          const parts = pricing.stepsOfParts(line, quantities);
          expect(parts.map((steps) => steps.map(({ kind }) => kind))).toEqual(
            quantities.map(() => line.steps.map(({ kind }) => kind)),
          );
          for (const [index, { amount }] of line.steps.entries())
            expect(parts.reduce((total, steps) => total + (steps[index]?.amount ?? NaN), 0)).toBe(amount);
        },
      ),
    );
  });
});
