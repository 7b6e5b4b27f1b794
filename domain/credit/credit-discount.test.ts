import { specificationFor } from '#domain/testing/decider-specification.ts';
import { credit, type CreditCommand } from './credit.decider.ts';
import type { CreditEvent, OpenItem } from './credit.events.ts';
import { creditOwed } from './credit.state.ts';

const accountId = 'a1';
const discount = { rate: 2_000, until: '2026-03-12' };
const item = (openItemId: string, amount: number): OpenItem => ({
  ...{ openItemId, orderId: `order of ${openItemId}`, amount, open: amount, dueOn: '2026-04-01', discount },
});
const posted = (openItemId: string, amount: number): CreditEvent => {
  const { open: _, ...data } = item(openItemId, amount);
  return { type: 'OpenItemPosted', data: { accountId, ...data, settled: 0 } };
};
const of = { accountId, receiptId: 'p1' };
const payment = { ...of, reference: 'Cheque 7', receivedOn: '2026-03-12' };
const pay = (amount: number, more: Partial<Extract<CreditCommand, { type: 'RecordPayment' }>> = {}): CreditCommand => ({
  ...{ type: 'RecordPayment', ...payment, amount, today: '2026-03-20', ...more },
});
const received = (amount: number, ...applied: readonly (readonly [string, number])[]): CreditEvent => ({
  type: 'AccountPaymentReceived',
  data: { ...payment, amount, applied: applied.map(([openItemId, part]) => ({ openItemId, amount: part })) },
});
const granted = (openItemId: string, amount: number): CreditEvent => ({
  type: 'EarlyPaymentDiscountGranted',
  data: { ...of, openItemId, amount },
});
const withdrawn = (...items: readonly OpenItem[]): CreditEvent => ({
  type: 'EarlyPaymentDiscountWithdrawn',
  data: { ...of, items },
});

describe('the discount of an early payment', () => {
  const given = specificationFor(credit);
  const two = [posted('i1', 100_00), posted('i2', 50_00)];

  it('settles the rest of what was paid in time', () =>
    given(...two)
      .when(pay(98_00))
      .then(received(98_00, ['i1', 98_00]), granted('i1', 2_00)));
  it('is that of each open item that it settles, and of a part its share', () =>
    given(...two)
      .when(pay(122_50))
      .then(received(122_50, ['i1', 98_00], ['i2', 24_50]), granted('i1', 2_00), granted('i2', 50)));
  it('is taken off whatever was paid, and what is beyond it settles other items', () =>
    given(...two)
      .when(pay(100_00, { items: [{ openItemId: 'i1', amount: 100_00 }] }))
      .then(received(100_00, ['i1', 98_00], ['i2', 2_00]), granted('i1', 2_00), granted('i2', 4)));
  it('is none a day late, unless the buyer had paid in time and the money came later', () => {
    const late = { receivedOn: '2026-03-13' };
    given(...two)
      .when(pay(98_00, late))
      .then({
        type: 'AccountPaymentReceived',
        data: { ...payment, ...late, amount: 98_00, applied: [{ openItemId: 'i1', amount: 98_00 }] },
      });
    given(...two)
      .when(pay(98_00, { ...late, paidOn: '2026-03-12' }))
      .then(
        {
          type: 'AccountPaymentReceived',
          data: { ...payment, ...late, amount: 98_00, applied: [{ openItemId: 'i1', amount: 98_00 }] },
        },
        granted('i1', 2_00),
      );
  });
  it('is owed again where the money went back, and where it settles something else', () => {
    const paid = [...two, received(98_00, ['i1', 98_00]), granted('i1', 2_00)];
    const settled = [{ ...item('i1', 100_00), open: 98_00 }];
    const back = {
      type: 'AccountPaymentReversed',
      data: { ...of, amount: 98_00, reason: 'Bounced', items: settled, reversedAt: 'now' },
    } as const;
    given(...paid)
      .when({
        type: 'ReversePayment',
        ...of,
        reason: 'Bounced',
        items: settled,
        moves: 0,
        at: 'now',
        today: '2026-03-20',
      })
      .then(withdrawn({ ...item('i1', 100_00), open: 2_00 }), back);
    given(...paid)
      .when({ type: 'UnapplyPayment', ...of, reason: 'Other', items: settled, moves: 0 })
      .then(withdrawn({ ...item('i1', 100_00), open: 2_00 }), {
        type: 'AccountPaymentUnapplied',
        data: { ...of, items: settled, reason: 'Other' },
      });
    const state = [...paid, withdrawn({ ...item('i1', 100_00), open: 2_00 }), back].reduce(
      credit.evolve,
      credit.initialState,
    );
    expect(creditOwed(state)).toBe(150_00);
    expect(state.openItems).toContainEqual(item('i1', 100_00));
  });
});
