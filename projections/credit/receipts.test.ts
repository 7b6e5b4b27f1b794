import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { readModelSpecification, storedEvent } from '../../tests/harness/read-model-specification.ts';
import { openItems, type OpenItemRow } from './open-items.ts';
import { receipts, waitingOf, type ReceiptRow } from './receipts.ts';

const given = readModelSpecification<ReceiptRow, CreditEvent>(receipts);
const givenItems = readModelSpecification<OpenItemRow, CreditEvent>(openItems);
const accountId = 'a1';
const of = { accountId, receiptId: 'p1', reason: 'Wrong item' };
const posted = (openItemId: string): CreditEvent => ({
  type: 'OpenItemPosted',
  data: { accountId, openItemId, orderId: 'o1', amount: 900, dueOn: '2026-04-02', settled: 0 },
});
const received: CreditEvent = {
  type: 'AccountPaymentReceived',
  data: {
    ...{ accountId, receiptId: 'p1', amount: 1_000, reference: 'Cheque 7', receivedOn: '2026-03-02' },
    applied: [{ openItemId: 'a', amount: 900 }],
  },
};
const item = { openItemId: 'a', orderId: 'o1', amount: 900, open: 900, dueOn: '2026-04-02' };
const unapplied: CreditEvent = { type: 'AccountPaymentUnapplied', data: { ...of, items: [item] } };
const applied: CreditEvent = {
  type: 'AccountPaymentApplied',
  data: { ...of, applied: [{ openItemId: 'b', amount: 250 }] },
};
const reversed = (items: readonly (typeof item)[]): CreditEvent => ({
  type: 'AccountPaymentReversed',
  data: { ...of, amount: 1_000, items, reversedAt: '2026-03-05T15:00:00.000Z' },
});
const waiting = (...events: readonly CreditEvent[]) =>
  waitingOf(fold(receipts, [received, ...events].map(storedEvent)).get('p1'));

describe('a payment on account', () => {
  it('says what it settles, and what of it waits', () => {
    given(received).then({ applied: { a: 900 }, moves: 0 });
    given(received, unapplied, applied).then({ applied: { b: 250 }, moves: 2 });
    expect([waiting(), waiting(unapplied), waiting(unapplied, applied)]).toEqual([100, 1_000, 750]);
  });
  it('settles nothing once its money went back', () => {
    given(received, reversed([item])).then({ applied: {}, is_reversed: true });
    expect(waiting(reversed([item]))).toBe(0);
  });
  it('is the same when it is built again, event by event', () =>
    given(received, unapplied, applied).thenTheSameInChunksOfOne());
});

describe('an open item', () => {
  const missing = { openItemId: 'p1.reversal', orderId: '', amount: 100, open: 100, dueOn: '2026-03-05' };
  it('is known after it was settled, also where it is of no order', () =>
    givenItems(posted('a'), received, reversed([item, missing]), {
      type: 'BalanceAdjusted',
      data: { accountId, adjustmentId: 'x', amount: 5, dueOn: '2026-03-09', reason: 'Fee' },
    }).then(
      { open_item_id: 'a', order_id: 'o1', amount: 900 },
      { open_item_id: 'p1.reversal', order_id: '', amount: 100 },
      { open_item_id: 'x', order_id: '', amount: 5, due_on: '2026-03-09' },
    ));
  it('counts what staff took off it', () => {
    const reduces = { accountId, openItemId: 'a', reason: 'Short' };
    const events: readonly CreditEvent[] = [
      posted('a'),
      { type: 'OpenItemAdjusted', data: { ...reduces, amount: 20, adjustmentId: 'x' } },
      { type: 'OpenItemWrittenOff', data: { ...reduces, amount: 30, writeOffId: 'y' } },
    ];
    givenItems(...events).then({ reduced: 50 });
    givenItems(...events).thenTheSameInChunksOfOne();
  });
});
