import { specificationFor } from '#domain/testing/decider-specification.ts';
import { bankTransaction } from './bank-transaction.decider.ts';
import { transactionOfReceipt, type BankTransactionEvent } from './bank-transaction.events.ts';

const given = specificationFor(bankTransaction);
const transactionId = 'bt0123456789abcdef01234567';
const transaction: Extract<BankTransactionEvent, { type: 'BankTransactionImported' }>['data'] = {
  ...{ transactionId, account: '4300', bookedOn: '2026-11-25', amount: 1_000_00, currency: 'USD' },
  ...{ payer: 'Acme', text: 'INV-2026-000042', reference: 'R1', fileName: 'nov.xml', personId: 'bank-transaction:1' },
};
const imported: BankTransactionEvent = { type: 'BankTransactionImported', data: transaction };
const target = { kind: 'account', accountId: 'a1' } as const;
const matched = (number: number, amount: number): BankTransactionEvent => ({
  type: 'BankTransactionMatched',
  data: { transactionId, matchId: `${transactionId}.${number}`, amount, target, receivedOn: '2026-11-25' },
});
const match = (seen: number, amount: number) =>
  ({ type: 'MatchTransaction', transactionId, seen, amount, target, receivedOn: '2026-11-25' }) as const;

describe('money that came into the bank account', () => {
  it('is imported once, however often a file has it', () => {
    given().when({ type: 'ImportTransaction', transactionId, transaction }).then(imported);
    given(imported).when({ type: 'ImportTransaction', transactionId, transaction }).thenNothing();
  });

  it('pays for one thing, or for several, and for no more than it is', () => {
    given(imported).when(match(0, 1_000_00)).then(matched(1, 1_000_00));
    given(imported, matched(1, 600_00)).when(match(1, 400_00)).then(matched(2, 400_00));
    given(imported, matched(1, 600_00))
      .when(match(1, 400_01))
      .thenRefused('bank_transaction_exceeded', { left: 400_00, amount: 400_01 });
  });

  it('is matched by one of two who look at it at once', () =>
    given(imported, matched(1, 600_00)).when(match(0, 400_00)).thenRefused('bank_transaction_changed'));

  it('falls short of what it pays by no more than whoever matches it may let pass', () => {
    const short = { amount: 12_00, limit: 12_00 };
    given(imported)
      .when({ ...match(0, 1_000_00), short })
      .then(matched(1, 1_000_00));
    given(imported)
      .when({ ...match(0, 1_000_00), short: { ...short, limit: 11_99 } })
      .thenRefused('write_off_limit', { limit: 11_99 });
  });

  it('waits again when what it was matched to refused it, under another id from then on', () => {
    const ended = {
      type: 'BankTransactionMatchEnded',
      data: { transactionId, matchId: `${transactionId}.1`, reason: 'month_closed' },
    } as const;
    const end = {
      type: 'EndMatch',
      transactionId,
      ...{ matchId: ended.data.matchId, reason: 'month_closed' },
    } as const;
    given(imported, matched(1, 1_000_00)).when(end).then(ended);
    given(imported, matched(1, 1_000_00), ended).when(end).thenNothing();
    given(imported, matched(1, 1_000_00), ended).when(match(1, 1_000_00)).then(matched(2, 1_000_00));
  });

  it('is set aside with a reason, for what is left of it, and taken up again', () => {
    const aside = { type: 'BankTransactionSetAside', data: { transactionId, amount: 400_00, reason: 'Rent' } } as const;
    const setAside = { type: 'SetAside', transactionId, seen: 1, reason: 'Rent' } as const;
    given(imported, matched(1, 600_00)).when(setAside).then(aside);
    given(imported, matched(1, 600_00), aside).when(setAside).thenNothing();
    given(imported, matched(1, 600_00), aside).when(match(1, 1)).thenRefused('bank_transaction_set_aside');
    given(imported, matched(1, 600_00), aside)
      .when({ type: 'TakeUp', transactionId })
      .then({ type: 'BankTransactionTakenUp', data: { transactionId } });
    given(imported, matched(1, 1_000_00)).when(setAside).thenRefused('bank_transaction_matched');
    given(imported).when(setAside).thenRefused('bank_transaction_changed');
  });

  it('is nothing to anybody before it is imported', () =>
    given().when(match(0, 1)).thenRefused('bank_transaction_not_found'));

  it('is told from a receipt of its own alone', () => {
    expect(transactionOfReceipt(`${transactionId}.2`)).toBe(transactionId);
    expect(transactionOfReceipt('receipt-9.2')).toBeUndefined();
  });
});
