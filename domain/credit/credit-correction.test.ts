import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { ledgerSteps, PaperLedger } from '#domain/testing/paper-ledger.ts';
import { credit, type CreditCommand } from './credit.decider.ts';
import type { CreditEvent, OpenItem } from './credit.events.ts';
import { creditOwed, overdueOn, type CreditState } from './credit.state.ts';

const given = specificationFor(credit);
const accountId = 'a1';
const reason = 'Wrong item';
const limited: CreditEvent = { type: 'CreditLimitSet', data: { accountId, limit: 100_000, currency: 'CAD' } };
const posted = (openItemId: string, amount: number, dueOn = '2026-02-01'): CreditEvent => ({
  type: 'OpenItemPosted',
  data: { accountId, openItemId, orderId: `order of ${openItemId}`, amount, dueOn, settled: 0 },
});
const received = (amount: number, openItemId = 'a'): CreditEvent => ({
  type: 'AccountPaymentReceived',
  data: {
    ...{ accountId, receiptId: 'p1', amount, reference: 'Cheque 7', receivedOn: '2026-03-02' },
    applied: [{ openItemId, amount }],
  },
});
const itemOf = (openItemId: string, amount: number, open: number): OpenItem => ({
  ...{ openItemId, orderId: `order of ${openItemId}`, amount, open, dueOn: '2026-02-01' },
});
const after = (...events: readonly CreditEvent[]): CreditState => events.reduce(credit.evolve, credit.initialState);

describe('a payment that was applied to the wrong item', () => {
  const paid = [limited, posted('a', 3_000), posted('b', 2_000), received(2_000)] as const;
  const items = [itemOf('a', 3_000, 2_000)];
  const unapply: CreditCommand = { type: 'UnapplyPayment', accountId, receiptId: 'p1', items, moves: 0, reason };
  const unapplied: CreditEvent = {
    type: 'AccountPaymentUnapplied',
    data: { accountId, receiptId: 'p1', items, reason },
  };
  const apply = (amount: number, openItemId = 'b', waiting = 2_000): CreditCommand => ({
    ...{ type: 'ApplyPayment', accountId, receiptId: 'p1', waiting, moves: 1, reason },
    items: [{ openItemId, amount }],
  });

  it('is unapplied: the item is owed again, and its money waits', () => {
    given(...paid)
      .when(unapply)
      .then(unapplied);
    const state = after(...paid, unapplied);
    expect(state.openItems.map(({ openItemId, open }) => [openItemId, open])).toEqual([
      ['b', 2_000],
      ['a', 3_000],
    ]);
    expect([state.unapplied, creditOwed(state)]).toEqual([2_000, creditOwed(after(...paid))]);
  });
  it('is applied to another item, as far as it waits and that is open', () => {
    const applied = [{ openItemId: 'b', amount: 2_000 }];
    given(...paid, unapplied)
      .when(apply(2_000))
      .then({ type: 'AccountPaymentApplied', data: { accountId, receiptId: 'p1', applied, reason } });
    given(...paid, unapplied)
      .when(apply(2_001, 'a'))
      .thenRefused('payment_above_unapplied', { most: 2_000 });
    given(...paid, unapplied)
      .when(apply(1, 'c'))
      .thenRefused('invoice_not_owed');
  });
  it('is not moved by who has not seen what became of it', () => {
    given(...paid, unapplied)
      .when(unapply)
      .thenRefused('payment_moved');
    given(...paid)
      .when({ ...unapply, items: [] })
      .thenRefused('payment_not_applied');
    given(limited).when(unapply).thenRefused('receipt_not_found');
  });
  it('is not moved once its money went back', () => {
    const reversed: CreditEvent = {
      type: 'AccountPaymentReversed',
      data: { accountId, receiptId: 'p1', amount: 2_000, reason, items, reversedAt: '2026-03-02T15:00:00.000Z' },
    };
    given(...paid, reversed)
      .when(unapply)
      .thenRefused('payment_reversed');
  });
  it('is owed as an item of its own where it bounces after its waiting money settled something else', () => {
    const next: CreditEvent = {
      type: 'OpenItemPosted',
      data: { ...{ accountId, openItemId: 'c', orderId: 'o', amount: 1_500 }, dueOn: '2026-05-01', settled: 1_500 },
    };
    const state = after(...paid, unapplied, next);
    const reverse: CreditCommand = {
      ...{ type: 'ReversePayment', accountId, receiptId: 'p1', reason, items: [], moves: 1 },
      ...{ at: '2026-03-05T15:00:00.000Z', today: '2026-03-05' },
    };
    const bounced = credit.decide(reverse, state).reduce(credit.evolve, state);
    expect(bounced.unapplied).toBe(0);
    expect(bounced.openItems).toContainEqual({
      ...{ openItemId: 'p1.reversal', orderId: '', amount: 1_500, open: 1_500, dueOn: '2026-03-05' },
    });
  });
});

describe('what is owed', () => {
  const owing = [limited, posted('a', 3_000)] as const;
  const of = { accountId, openItemId: 'a', reason };

  it('is more by an adjustment, which is an open item', () => {
    const adjustment = { adjustmentId: 'x', amount: 500, dueOn: '2026-01-05', reason };
    given(...owing)
      .when({ type: 'AdjustBalance', accountId, ...adjustment })
      .then({ type: 'BalanceAdjusted', data: { accountId, ...adjustment } });
    expect(
      overdueOn(after(...owing, { type: 'BalanceAdjusted', data: { accountId, ...adjustment } }), '2026-01-06'),
    ).toEqual({ amount: 500, since: '2026-01-05' });
  });
  it('is less by an adjustment or a write-off, never below nothing', () => {
    given(...owing)
      .when({ type: 'AdjustItem', ...of, amount: 3_000, adjustmentId: 'x' })
      .then({ type: 'OpenItemAdjusted', data: { ...of, amount: 3_000, adjustmentId: 'x' } });
    given(...owing)
      .when({ type: 'WriteOffItem', ...of, amount: 3_001, writeOffId: 'x' })
      .thenRefused('invoice_not_owed', { open: 3_000 });
  });
  it('is not taken off while the buyer is paying it', () => {
    const items = [{ openItemId: 'a', amount: 3_000 }];
    given(...owing, { type: 'OpenItemsReserved', data: { accountId, receiptId: 'q1', items } })
      .when({ type: 'WriteOffItem', ...of, amount: 1, writeOffId: 'x' })
      .thenRefused('invoice_not_owed', { open: 0 });
  });
  it('is taken off up to the limit of who does it, in however many pieces', () => {
    const first: CreditEvent = { type: 'OpenItemAdjusted', data: { ...of, amount: 600, adjustmentId: 'x' } };
    given(...owing, first)
      .when({ type: 'WriteOffItem', ...of, amount: 400, writeOffId: 'y', limit: 1_000 })
      .then({ type: 'OpenItemWrittenOff', data: { ...of, amount: 400, writeOffId: 'y' } });
    given(...owing, first)
      .when({ type: 'WriteOffItem', ...of, amount: 401, writeOffId: 'y', limit: 1_000 })
      .thenRefused('write_off_limit', { limit: 1_000 });
  });
});

it('the sum of the items is the balance, whatever was posted, paid, moved, reversed, adjusted and written off', () => {
  fc.assert(
    fc.property(ledgerSteps, (steps) => {
      const ledger = new PaperLedger();
      for (const [at, step] of steps.entries()) {
        ledger.take(`${at}`, step);
        const { state } = ledger;
        expect(creditOwed(state)).toBe(ledger.owed);
        expect(overdueOn(state, '2027-01-01').amount - state.unapplied).toBe(ledger.owed);
        expect(state.unapplied).toBeGreaterThanOrEqual(0);
        expect(state.openItems.every(({ open, amount: whole }) => open > 0 && open <= whole)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
