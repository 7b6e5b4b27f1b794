import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { creditFacts, credits, type CreditRow } from './credits.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { storedEvent } from '../../tests/harness/read-model-specification.ts';

const given = readModelSpecification<CreditRow, CreditEvent>(credits);
const accountId = 'a1';
const limited: CreditEvent = { type: 'CreditLimitSet', data: { accountId, limit: 9_000, currency: 'CAD' } };
const held = (holdId: string, amount: number): CreditEvent => ({
  type: 'CreditHeld',
  data: { accountId, holdId, amount },
});
const posted = (openItemId: string, amount: number, dueOn: string): CreditEvent => ({
  type: 'OpenItemPosted',
  data: { accountId, openItemId, orderId: 'o1', amount, dueOn, settled: 0 },
});
const released: CreditEvent = {
  type: 'CreditHoldReleased',
  data: { accountId, holdId: 'h1', reason: 'payment_declined' },
};
const applied = (amount: number) => [{ openItemId: 'h1', amount }];
const credited: CreditEvent = {
  type: 'CreditNoteIssued',
  data: { accountId, creditNoteId: 'r1', openItemId: 'h1', amount: 1_000, applied: applied(1_000) },
};
const received = (amount: number): CreditEvent => ({
  type: 'AccountPaymentReceived',
  data: {
    accountId,
    receiptId: `p${amount}`,
    amount,
    reference: 'Cheque 1',
    receivedOn: '2026-03-05',
    applied: applied(amount),
  },
});
const facts = (today: string, ...events: readonly CreditEvent[]) =>
  creditFacts(fold(credits, events.map(storedEvent)).get(accountId), today);
const owing = [limited, held('h1', 5_000), posted('h1', 5_000, '2026-04-02')];

describe('the credit of an account', () => {
  it('is nothing without a limit', () =>
    expect(facts('2026-03-03')).toMatchObject({ limit: 0, owed: 0, overdue: 0, held: 0, left: 0 }));
  it('is less what open orders hold', () =>
    expect(facts('2026-03-03', limited, held('h1', 5_000))).toMatchObject({
      limit: 9_000,
      owed: 0,
      held: 5_000,
      left: 4_000,
      currency: 'CAD',
    }));
  it('is free again when the hold is released', () =>
    expect(facts('2026-03-03', limited, held('h1', 5_000), released)).toMatchObject({ held: 0, left: 9_000 }));
  it('is owed once the order is placed, and says when the first of it falls due', () => {
    given(...owing, held('h2', 1_000), posted('h2', 1_000, '2026-03-20')).then({
      account_id: accountId,
      due_on: '2026-03-20',
    });
    expect(facts('2026-03-03', ...owing)).toMatchObject({ owed: 5_000, overdue: 0, held: 0, left: 4_000 });
  });
  it('is overdue from the day after, by so many days', () => {
    expect(facts('2026-04-02', ...owing)).toMatchObject({ overdue: 0 });
    expect(facts('2026-04-05', ...owing)).toMatchObject({ overdue: 5_000, overdueDays: 3 });
  });
  it('is owed less for what is given back or paid, and nothing falls due once all is', () => {
    expect(facts('2026-03-03', ...owing, credited, received(1_500))).toMatchObject({ owed: 2_500, left: 6_500 });
    given(...owing, received(5_000)).then({ due_on: '' });
  });
  it('keeps no list that grows with every payment', () => {
    const [row] = [...fold(credits, [...owing, credited, received(1_500)].map(storedEvent)).values()];
    expect(Object.keys(row!.state)).not.toEqual(expect.arrayContaining(['creditNotes']));
    expect(Object.keys(row!.state)).not.toEqual(expect.arrayContaining(['receipts']));
  });
  it('says since when it is overdue, but for what is disputed, and what was promised and when somebody calls', () => {
    const owingTwice = [...owing, held('h2', 1_000), posted('h2', 1_000, '2026-03-20')] as const;
    const disputed: CreditEvent = {
      type: 'OpenItemsDisputed',
      data: { accountId, disputeId: 'd1', openItemIds: ['h2'] },
    };
    const promised: CreditEvent = {
      type: 'PaymentPromised',
      data: {
        ...{ accountId, promiseId: 'p1', payOn: '2026-04-10', openItemIds: ['h1'], side: 'buyer', amount: 5_000 },
        ...{ personId: 'contact:1', text: '' },
      },
    };
    const called: CreditEvent = {
      type: 'CollectionCallNoted',
      data: {
        ...{ accountId, callId: 'c1', personId: 'contact:1', text: 'On holiday', nextOn: '2026-04-07' },
        calledAt: '2026-04-06T15:00:00.000Z',
      },
    };
    given(...owingTwice).then({ overdue_from: '2026-03-20', promised_on: '', next_call_on: '' });
    given(...owingTwice, disputed, promised, called).then({
      ...{ overdue_from: '2026-04-02', promised_on: '2026-04-10', next_call_on: '2026-04-07' },
    });
    given(...owing, promised, received(5_000)).then({ overdue_from: '', promised_on: '' });
  });
  it('is the same when it is built again, event by event', () =>
    given(...owing, held('h2', 1_000), credited, received(1_500)).thenTheSameInChunksOfOne());
});
