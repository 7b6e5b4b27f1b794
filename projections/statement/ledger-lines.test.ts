import fc from 'fast-check';
import { creditOwed } from '#domain/credit/credit.state.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { sum } from '#domain/shared/money.ts';
import { ledgerSteps, PaperLedger } from '#domain/testing/paper-ledger.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { readModelSpecification, storedEvent } from '../../tests/harness/read-model-specification.ts';
import { ledgerLines, type LedgerLineRow } from './ledger-lines.ts';

const given = readModelSpecification<LedgerLineRow, CreditEvent>(ledgerLines);
const accountId = 'a1';
const posted: CreditEvent = {
  type: 'OpenItemPosted',
  data: { accountId, openItemId: 'o1.1.1', orderId: 'o1', amount: 900, dueOn: '2026-04-02', settled: 0 },
};
const received: CreditEvent = {
  type: 'AccountPaymentReceived',
  data: {
    ...{ accountId, receiptId: 'p1', amount: 1_000, reference: 'Cheque 7', receivedOn: '2026-03-02' },
    applied: [{ openItemId: 'o1.1.1', amount: 900 }],
  },
};
const linesOf = (events: readonly CreditEvent[]) => [...fold(ledgerLines, events.map(storedEvent)).values()];

describe('the lines of a ledger', () => {
  it('say of each event what it does to which open item, and what waits', () => {
    given(posted, received).then(
      { kind: 'invoice', document: 'o1.1.1', open_item_id: 'o1.1.1', due_on: '2026-04-02', amount: 900 },
      { kind: 'payment', text: 'Cheque 7', dated: '2026-03-02', open_item_id: 'o1.1.1', amount: -900 },
      { kind: 'payment', text: 'Cheque 7', dated: '2026-03-02', open_item_id: '', amount: -100 },
    );
  });
  it('are the same when they are built again, event by event', () =>
    given(posted, received).thenTheSameInChunksOfOne());

  it('are the balance, and what is open of each item, whatever was posted, paid, moved, reversed and written off', () => {
    fc.assert(
      fc.property(ledgerSteps, (steps) => {
        const ledger = new PaperLedger();
        for (const [at, step] of steps.entries()) ledger.take(`${at}`, step);
        const lines = linesOf(ledger.events);
        const openOf = (openItemId: string) =>
          sum(lines.filter((line) => line.open_item_id === openItemId).map(({ amount }) => amount));
        expect(sum(lines.map(({ amount }) => amount))).toBe(creditOwed(ledger.state));
        expect(0 - openOf('')).toBe(ledger.state.unapplied);
        for (const { openItemId, open } of ledger.state.openItems) expect(openOf(openItemId)).toBe(open);
      }),
      { numRuns: 300 },
    );
  });

  it('go over with the balance of an account that is merged', () => {
    const [openItem] = [{ openItemId: 'x', orderId: 'o', amount: 70, open: 50, dueOn: '2026-03-01' }];
    const balance = { openItems: [openItem!], unapplied: 20, holds: {}, creditNotes: {} };
    const lines = linesOf([
      { type: 'CreditGivenOver', data: { accountId: 'old', to: 'new', ...balance } },
      { type: 'CreditTakenOver', data: { accountId: 'new', from: 'old', ...balance } },
    ]);
    const of = (id: string) => sum(lines.filter((line) => line.account_id === id).map(({ amount }) => amount));
    expect([of('old'), of('new')]).toEqual([-30, 30]);
  });
});
