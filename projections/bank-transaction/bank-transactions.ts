import { sum, type CurrencyCode } from '#domain/shared/money.ts';
import {
  bankTransactionStream,
  type BankTransactionEvent,
  type MatchTarget,
} from '#domain/bank-transaction/bank-transaction.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface BankMatchRow {
  readonly matchId: string;
  readonly amount: number;
  readonly target: MatchTarget;
  readonly receivedOn: string;
  readonly at: string;
  readonly by: string;
}

export interface BankTransactionRow {
  readonly transaction_id: string;
  readonly account: string;
  readonly booked_on: string;
  readonly amount: number;
  /** It pays for nothing yet; 0 of what was set aside. */
  readonly unmatched: number;
  readonly currency: CurrencyCode;
  readonly payer: string;
  readonly text: string;
  readonly reference: string;
  readonly file_name: string;
  readonly imported_at: string;
  readonly status: 'open' | 'matched' | 'aside';
  /** How many matches there ever were. */
  readonly seen: number;
  readonly matches: readonly BankMatchRow[];
  /** Why the rest was set aside; empty where it was not. */
  readonly reason: string;
}

const summedUp = (row: BankTransactionRow): BankTransactionRow => {
  const left = row.amount - sum(row.matches.map(({ amount }) => amount));
  return { ...row, unmatched: row.reason ? 0 : left, status: row.reason ? 'aside' : left ? 'open' : 'matched' };
};

const change = (transactionId: string, changed: (row: BankTransactionRow) => Partial<BankTransactionRow>) =>
  update<BankTransactionRow>(transactionId, (row) => summedUp({ ...row, ...changed(row) }));

/** One row per transaction of the bank account. */
export const bankTransactions = defineReadModel<BankTransactionRow, BankTransactionEvent>({
  name: 'bank_transaction',
  version: 1,
  key: 'transaction_id',
  columns: {
    transaction_id: 'text',
    account: 'text',
    booked_on: 'text',
    amount: 'bigint',
    unmatched: 'bigint',
    currency: 'text',
    payer: 'text',
    text: 'text',
    reference: 'text',
    file_name: 'text',
    imported_at: 'timestamptz',
    status: 'text',
    seen: 'integer',
    matches: 'jsonb',
    reason: 'text',
  },
  indexes: ['(booked_on desc, transaction_id)', '(status, booked_on desc, transaction_id)'],
  streams: ({ transaction_id }) => [bankTransactionStream(transaction_id)],
  on: {
    BankTransactionImported: ({ at, data: { transactionId, bookedOn, fileName, personId: _, ...data } }) =>
      put<BankTransactionRow>(
        transactionId,
        summedUp({
          ...{ ...data, transaction_id: transactionId, booked_on: bookedOn, file_name: fileName, imported_at: at },
          ...{ unmatched: 0, status: 'open', seen: 0, matches: [], reason: '' },
        }),
      ),
    BankTransactionMatched: ({ at, data: { transactionId, ...match }, metadata: { actor: by } }) =>
      change(transactionId, ({ seen, matches }) => ({ seen: seen + 1, matches: [...matches, { ...match, at, by }] })),
    BankTransactionMatchEnded: ({ data: { transactionId, matchId } }) =>
      change(transactionId, ({ matches }) => ({ matches: matches.filter((one) => one.matchId !== matchId) })),
    BankTransactionSetAside: ({ data: { transactionId, reason } }) => change(transactionId, () => ({ reason })),
    BankTransactionTakenUp: ({ data: { transactionId } }) => change(transactionId, () => ({ reason: '' })),
  },
});
