import { specificationFor } from '#domain/testing/decider-specification.ts';
import { credit, type CreditCommand } from './credit.decider.ts';
import type { CreditEvent } from './credit.events.ts';

const given = specificationFor(credit);
const accountId = 'a1';
const today = '2026-03-31';
const limited: CreditEvent = { type: 'CreditLimitSet', data: { accountId, limit: 100_000, currency: 'CAD' } };
const posted = (openItemId: string, amount: number, dueOn: string): CreditEvent => ({
  type: 'OpenItemPosted',
  data: { accountId, openItemId, orderId: `order of ${openItemId}`, amount, dueOn, settled: 0 },
});
const paid = (openItemId: string, amount: number): CreditEvent => ({
  type: 'AccountPaymentReceived',
  data: {
    ...{ accountId, receiptId: 'p1', amount, reference: 'Cheque 7', receivedOn: today },
    applied: [{ openItemId, amount }],
  },
});
const hold = (change: { today?: string; days?: number; amount?: number } = {}): CreditCommand => ({
  ...{ type: 'Hold', accountId, holdId: 'h1', amount: 10, currency: 'CAD' },
  block: { today, days: 10, amount: 0, ...change },
});
const held: CreditEvent = { type: 'CreditHeld', data: { accountId, holdId: 'h1', amount: 10 } };
const overdue = [limited, posted('a', 3_000, '2026-03-20'), posted('b', 2_000, '2026-03-28')] as const;
const granted: CreditEvent = {
  type: 'TermsOverrideGranted',
  data: { accountId, until: '2026-04-05', reason: 'Cheque is in the mail' },
};
const words = { personId: 'contact:1', text: 'After our own customer paid' };
const promised = (
  openItemIds: readonly string[],
  amount: number,
  side: 'buyer' | 'staff' = 'buyer',
  payOn = '2026-04-05',
): CreditEvent => ({
  type: 'PaymentPromised',
  data: { accountId, promiseId: `promise of ${openItemIds.join()}`, payOn, openItemIds, side, amount, ...words },
});
const promise = (openItemIds: readonly string[], change: object = {}): CreditCommand => ({
  ...{ type: 'PromisePayment', accountId, promiseId: `promise of ${openItemIds.join()}`, payOn: '2026-04-05' },
  ...{ side: 'buyer', today, most: 14, ...words },
  ...change,
});

describe('what is overdue', () => {
  it('blocks orders on terms after so many days, and says since how many', () => {
    given(...overdue)
      .when(hold())
      .thenRefused('overdue_blocks_terms', { days: 11 });
    given(...overdue)
      .when(hold({ days: 11 }))
      .then(held);
  });
  it('blocks none up to an amount, and none where the shop lets it', () => {
    given(...overdue)
      .when(hold({ amount: 3_000 }))
      .then(held);
    given(...overdue)
      .when(hold({ amount: 2_999 }))
      .thenRefused('overdue_blocks_terms');
    given(...overdue)
      .when({ type: 'Hold', accountId, holdId: 'h1', amount: 10, currency: 'CAD' })
      .then(held);
  });
  it('blocks no order that had its hold before', () =>
    given(...overdue, held)
      .when(hold())
      .thenNothing());
  it('does not block while it is disputed, being paid, or money waits for it', () => {
    const items = [{ openItemId: 'a', amount: 3_000 }];
    given(...overdue, { type: 'OpenItemsDisputed', data: { accountId, disputeId: 'd', openItemIds: ['a'] } })
      .when(hold())
      .then(held);
    given(...overdue, { type: 'OpenItemsReserved', data: { accountId, receiptId: 'r', items } })
      .when(hold())
      .then(held);
    given(limited, posted('a', 3_000, '2026-03-20'), {
      type: 'CreditNoteIssued',
      data: { accountId, creditNoteId: 'n', openItemId: 'b', amount: 3_000, applied: [] },
    })
      .when(hold())
      .then(held);
  });
});

describe('an override', () => {
  const grant = (until: string): CreditCommand => ({
    ...{ type: 'GrantTermsOverride', accountId, until, reason: 'Cheque is in the mail', today },
  });
  it('lets orders on terms through until the end of its day', () => {
    given(...overdue)
      .when(grant('2026-04-05'))
      .then(granted);
    given(...overdue, granted)
      .when(hold({ today: '2026-04-05' }))
      .then(held);
    given(...overdue, granted)
      .when(hold({ today: '2026-04-06' }))
      .thenRefused('overdue_blocks_terms');
  });
  it('is granted once, and never for a day that is over', () => {
    given(...overdue, granted)
      .when(grant('2026-04-05'))
      .thenNothing();
    given(...overdue)
      .when(grant('2026-03-30'))
      .thenRefused('override_day_past');
  });
  it('is taken back, once', () => {
    const withdrawn: CreditEvent = { type: 'TermsOverrideWithdrawn', data: { accountId } };
    given(...overdue, granted)
      .when({ type: 'WithdrawTermsOverride', accountId })
      .then(withdrawn);
    given(...overdue, granted, withdrawn)
      .when({ type: 'WithdrawTermsOverride', accountId })
      .thenNothing();
    given(...overdue, granted, withdrawn)
      .when(hold())
      .thenRefused('overdue_blocks_terms');
  });
});

describe('a promise to pay', () => {
  it('is of all that is overdue, and lets orders on terms through until its day is over', () => {
    given(...overdue)
      .when(promise(['a', 'b']))
      .then(promised(['a', 'b'], 5_000));
    given(...overdue, promised(['a', 'b'], 5_000))
      .when(hold({ today: '2026-04-05' }))
      .then(held);
    given(...overdue, promised(['a', 'b'], 5_000))
      .when(hold({ today: '2026-04-06' }))
      .thenRefused('overdue_blocks_terms', { days: 17 });
  });
  it('is no excuse for what fell due after it', () =>
    given(...overdue, promised(['a'], 3_000, 'buyer', '2026-05-01'))
      .when(hold({ today: '2026-04-08' }))
      .thenRefused('overdue_blocks_terms', { days: 11 }));
  it('is made once by a buyer for an item, and again by staff alone', () => {
    given(...overdue, promised(['a', 'b'], 5_000))
      .when(promise(['b']))
      .thenRefused('promise_made');
    given(...overdue, promised(['a'], 3_000))
      .when(promise(['b']))
      .then(promised(['b'], 2_000));
    given(...overdue, promised(['a'], 3_000))
      .when(promise(['a', 'b'], { side: 'staff' }))
      .then(promised(['a', 'b'], 5_000, 'staff'));
    given(...overdue, promised(['a'], 3_000, 'buyer', '2026-04-01'), promised(['a', 'b'], 5_000, 'staff'))
      .when(hold({ today: '2026-04-05' }))
      .then(held);
  });
  it('names a day from today on that is not too far away, and something that is overdue', () => {
    given(...overdue)
      .when(promise(['a'], { payOn: '2026-03-30' }))
      .thenRefused('promise_day_past');
    given(...overdue)
      .when(promise(['a'], { payOn: '2026-04-15' }))
      .thenRefused('promise_day_late', { days: 14 });
    given(limited, posted('a', 1, '2026-03-31'))
      .when(promise(['a']))
      .thenRefused('nothing_overdue');
  });
  it('is over once its items are settled', () =>
    expect(
      given(...overdue, promised(['a', 'b'], 5_000), paid('a', 3_000)).state().promises['promise of a,b'],
    ).toMatchObject({ openItemIds: ['b'] }));
  it('goes over to the account that the ledger goes over to', () => {
    const [over] = credit.decide(
      { type: 'GiveOver', accountId, to: 'a2' },
      given(...overdue, promised(['a', 'b'], 5_000)).state(),
    );
    const { accountId: _, to: __, ...balance } = over?.type === 'CreditGivenOver' ? over.data : ({} as never);
    given(limited, { type: 'CreditTakenOver', data: { accountId, from: 'a0', ...balance } })
      .when(hold())
      .then(held);
  });
});

it('a call is noted, with the day of the next, which is not over', () => {
  const call = { callId: 'c1', nextOn: '2026-04-02', ...words };
  const note = (nextOn: string): CreditCommand => ({
    ...{ type: 'NoteCollectionCall', accountId, ...call, nextOn, at: '2026-03-31T15:00:00.000Z', today },
  });
  given(...overdue)
    .when(note('2026-04-02'))
    .then({ type: 'CollectionCallNoted', data: { accountId, ...call, calledAt: '2026-03-31T15:00:00.000Z' } });
  given(...overdue)
    .when(note('2026-03-30'))
    .thenRefused('call_day_past');
});
