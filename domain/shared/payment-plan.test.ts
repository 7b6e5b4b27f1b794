import fc from 'fast-check';
import { DomainError } from './domain-error.ts';
import { sum } from './money.ts';
import { attemptOf, invoiceIdOf, paymentPlan, type PaymentChosen } from './payment-plan.ts';

const chosen = (method: string, amount?: number): PaymentChosen => ({
  method,
  details: {},
  ...(amount === undefined ? {} : { amount }),
});

describe('a payment plan', () => {
  it('numbers its parts within the attempt, and lets one pay the rest', () =>
    expect(paymentPlan('o1', 2, 7_195, [chosen('gift-certificate', 2_000), chosen('card')])).toEqual([
      { paymentId: 'o1.2.1', method: 'gift-certificate', amount: 2_000, details: {} },
      { paymentId: 'o1.2.2', method: 'card', amount: 5_195, details: {} },
    ]));
  it('of what takes the place of a payment is of the same invoice, and says which attempt it was', () => {
    const [first] = paymentPlan('o1', 3, 7_195, [chosen('card')], ['o1.2.1']);
    expect(first?.paymentId).toBe('o1.2.3-1');
    const [second] = paymentPlan('o1', 4, 7_195, [chosen('terms')], ['o1.2.3-1', 'o1.1.1']);
    expect(second?.paymentId).toBe('o1.2.4-1');
    expect(['o1.2.1', 'o1.2.3-1', 'o1.2.4-1'].map(invoiceIdOf)).toEqual(['o1.2', 'o1.2', 'o1.2']);
    expect(['o1.2.1', 'o1.2.3-1', 'o1.2.4-1'].map(attemptOf)).toEqual([2, 3, 4]);
  });
  it.each([
    ['nothing', []],
    ['too little', [chosen('card', 7_194)]],
    ['too much', [chosen('card', 7_195), chosen('terms')]],
    ['a part of nothing', [chosen('terms', 0), chosen('card')]],
    ['a part below nothing', [chosen('terms', -1), chosen('card')]],
    ['two rests', [chosen('terms'), chosen('card')]],
  ])('of %s is refused', (_what, parts) => expect(() => paymentPlan('o1', 1, 7_195, parts)).toThrow(DomainError));
  it('adds up to the total, whatever the parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 6 }), fc.nat(9_999), (amounts, rest) => {
        const total = sum(amounts) + rest + 1;
        const plan = paymentPlan('o1', 1, total, [...amounts.map((amount) => chosen('terms', amount)), chosen('card')]);
        expect(sum(plan.map(({ amount }) => amount))).toBe(total);
        expect(new Set(plan.map(({ paymentId }) => paymentId)).size).toBe(plan.length);
      }),
    );
  });
});
