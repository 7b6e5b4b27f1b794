import type { Knex } from 'knex';
import type { TransactionKind } from '#contracts/credit/transaction-kinds.ts';
import type { Journal, JournalEntry, JournalPage } from '#domain/shared/journal/journal.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay, shopTimeZone } from '#platform/shop/shop-calendar.ts';
import { transactions, type TransactionRow } from './transactions.ts';

const RECEIPTS: readonly TransactionKind[] = ['payment', 'refund', 'account-payment', 'reversal'];
const FINANCE_CHARGES: readonly TransactionKind[] = ['finance-charge'];
const ADJUSTMENTS: readonly TransactionKind[] = ['adjustment', 'write-off', 'discount'];

export const transactionJournalFunctions = (read: ReadSide) => ({
  /** Money that came and went, by the days (YYYY-MM-DD) that it bears, or else on which it was recorded, in their order. */
  receipts: (asked: JournalPage, context: OperationContext) => entriesOf(read, 'receipts', RECEIPTS, asked, context),

  /** Adjustments and write-offs, likewise. */
  adjustments: (asked: JournalPage, context: OperationContext) =>
    entriesOf(read, 'adjustments', ADJUSTMENTS, asked, context),

  /** What was charged on overdue items, likewise. */
  financeCharges: (asked: JournalPage, context: OperationContext) =>
    entriesOf(read, 'finance-charges', FINANCE_CHARGES, asked, context),
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly transactionJournal: FunctionsOf<ReturnType<typeof transactionJournalFunctions>>;
  }
}

async function entriesOf(
  read: ReadSide,
  journal: Exclude<Journal, 'sales' | 'credit-notes'>,
  kinds: readonly TransactionKind[],
  { from, until, offset, count }: JournalPage,
  { queries }: OperationContext,
): Promise<readonly JournalEntry[]> {
  const day = knex.raw(`coalesce(nullif(dated, ''), (at at time zone ?)::date::text)`, [shopTimeZone()]);
  const { rows } = await selectRows(read.pool, transactions, {
    where: (query: Knex.QueryBuilder) =>
      void query
        .whereIn('kind', [...kinds])
        // What was reversed had come; its reversal is an entry of its own.
        .whereIn('status', ['completed', 'reversed'])
        .whereRaw('? between ? and ?', [day, from, until]),
    orderBy: [{ column: day }, 'at', 'transaction_id'],
    limit: count,
    offset,
  });
  const of = await loadRows(read.pool, transactions, rows.map((row) => row.of).filter(Boolean));
  const accountIds = rows.map((row) => accountOf(row, of));
  const [{ names }, orders, profiles] = await Promise.all([
    queries.account.namesOf({ accountIds: accountIds.filter(Boolean) }),
    queries.order.buyers({ orderIds: rows.map((row) => row.order_id).filter(Boolean) }),
    currenciesOf(accountIds, queries),
  ]);
  return rows.map((row, at) => {
    const accountId = accountIds[at] ?? '';
    const orderNumber = own(orders, row.order_id)?.orderNumber ?? '';
    return {
      ...{ journal, on: row.dated || shopDay(row.at), number: row.text || orderNumber, accountId, orderNumber },
      customer: own(names, accountId) ?? '',
      text: [row.kind, orderNumber || row.text].filter(Boolean).join(' '),
      ...{ net: row.amount, tax: 0, total: row.amount },
      currency: row.currency || of.get(row.of)?.currency || (profiles.get(accountId) ?? ''),
    };
  });
}

const accountOf = (row: TransactionRow, of: ReadonlyMap<string, TransactionRow>) =>
  row.account_id || (of.get(row.of)?.account_id ?? '');

/** Of accounts, by id: a payment on account says none of its own. */
async function currenciesOf(accountIds: readonly string[], { account }: OperationContext['queries']) {
  const known = [...new Set(accountIds.filter(Boolean))];
  const profiles = await Promise.all(known.map((accountId) => account.profile({ accountId })));
  return new Map(profiles.map(({ currency }, at) => [known[at] ?? '', currency]));
}
