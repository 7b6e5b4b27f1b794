import type { BankSuggestion } from '#contracts/bank-transaction/bank-transaction.ts';
import { goesWith, inTheirOrder, thatComeTo } from './chosen-together.ts';

const owed = (openItemId: string, due: number, more: Partial<BankSuggestion> = {}): BankSuggestion => ({
  ...{ kind: 'account', accountId: 'a1', customer: 'Acme', orderId: '', orderNumber: '', paymentId: openItemId },
  ...{ invoiceId: openItemId, invoiceNumber: openItemId, openItemId, due, discount: 0, dueOn: '2026-12-01' },
  ...{ isDisputed: false, reasons: ['payer'] },
  ...more,
});
const numbersOf = (suggestions: readonly BankSuggestion[]) => suggestions.map(({ openItemId }) => openItemId);

describe('invoices that one payment is for', () => {
  it('are those of one customer that come to its amount', () => {
    const others = [owed('x', 40_00, { accountId: 'a2' }), owed('o', 60_00, { kind: 'order' })];
    expect(numbersOf(thatComeTo(100_00, [owed('a', 60_00), owed('b', 40_00), ...others]))).toEqual(['a', 'b']);
  });
  it('are those that the payer names, before all that are owed', () => {
    const named = { reasons: ['invoice'] } as const;
    const all = [
      owed('a', 60_00, { reasons: [...named.reasons] }),
      owed('b', 30_00),
      owed('c', 10_00, { reasons: [...named.reasons] }),
    ];
    expect(numbersOf(thatComeTo(70_00, all))).toEqual(['a', 'c']);
    expect(numbersOf(thatComeTo(100_00, all))).toEqual(['a', 'b', 'c']);
  });
  it('are none where one alone has the amount, or nothing comes to it', () => {
    expect(thatComeTo(60_00, [owed('a', 60_00), owed('b', 40_00)])).toEqual([]);
    expect(thatComeTo(99_00, [owed('a', 60_00), owed('b', 40_00)])).toEqual([]);
  });
  it('are of one customer, and none is a payment that an order waits for', () => {
    expect(goesWith([owed('a', 1)], owed('b', 1))).toBe(true);
    expect(goesWith([owed('a', 1)], owed('b', 1, { accountId: 'a2' }))).toBe(false);
    expect(goesWith([], owed('b', 1, { kind: 'order' }))).toBe(false);
  });
  it('are paid in the order in which they fall due', () =>
    expect(numbersOf(inTheirOrder([owed('late', 1, { dueOn: '2027-01-01' }), owed('soon', 1)]))).toEqual([
      'soon',
      'late',
    ]));
});
