import type { Applied, CreditEvent } from '#domain/credit/credit.events.ts';
import { sum } from '#domain/shared/money.ts';
import { defineReadModel, put, updateIfThere } from '#platform/kernel/read-model/read-model.ts';

export interface ReceiptRow {
  readonly receipt_id: string;
  readonly account_id: string;
  readonly reference: string;
  readonly amount: number;
  /** What of which open items it settles now. */
  readonly applied: Readonly<Record<string, number>>;
  /** How often that was changed by hand. */
  readonly moves: number;
  readonly is_reversed: boolean;
}

/** What of a payment settles nothing yet. */
export const waitingOf = (row: ReceiptRow | undefined): number =>
  !row || row.is_reversed ? 0 : row.amount - sum(Object.values(row.applied));

const changed = (receiptId: string, parts: readonly Applied[], sign: 1 | -1) =>
  updateIfThere<ReceiptRow>(receiptId, (row) => {
    const applied = new Map(Object.entries(row.applied));
    for (const { openItemId, amount } of parts) applied.set(openItemId, (applied.get(openItemId) ?? 0) + sign * amount);
    return {
      ...row,
      applied: Object.fromEntries([...applied].filter(([, amount]) => amount > 0)),
      moves: row.moves + 1,
    };
  });

/** One row per payment on account, the buyer's own ones among them: what it settles, so that nobody reads the whole ledger. */
export const receipts = defineReadModel<ReceiptRow, CreditEvent>({
  name: 'receipt',
  version: 1,
  key: 'receipt_id',
  columns: {
    receipt_id: 'text',
    account_id: 'text',
    reference: 'text',
    amount: 'bigint',
    applied: 'jsonb',
    moves: 'integer',
    is_reversed: 'boolean',
  },
  streams: ({ account_id }) => [`credit-${account_id}`],
  on: {
    AccountPaymentReceived: ({ data: { accountId, receiptId, reference, amount, applied } }) =>
      put<ReceiptRow>(receiptId, {
        ...{ receipt_id: receiptId, account_id: accountId, reference, amount, moves: 0, is_reversed: false },
        applied: Object.fromEntries(applied.map((part) => [part.openItemId, part.amount])),
      }),
    AccountPaymentUnapplied: ({ data: { receiptId, items } }) =>
      changed(
        receiptId,
        items.map(({ openItemId, open }) => ({ openItemId, amount: open })),
        -1,
      ),
    AccountPaymentApplied: ({ data: { receiptId, applied } }) => changed(receiptId, applied, 1),
    AccountPaymentReversed: ({ data: { receiptId } }) =>
      updateIfThere<ReceiptRow>(receiptId, (row) => ({ ...row, applied: {}, is_reversed: true })),
  },
});
