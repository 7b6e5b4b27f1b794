import {
  MOST_SUGGESTIONS,
  type bankTransactionOperations,
  type BankSuggestion,
  type BankTransactionDetail,
  type BankTransactionRow as Wire,
} from '#contracts/bank-transaction/bank-transaction.ts';
import type { MatchTarget } from '#domain/bank-transaction/bank-transaction.events.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { bankTransactions, type BankMatchRow, type BankTransactionRow } from './bank-transactions.ts';

const SORT = { bookedOn: 'booked_on', amount: 'amount', importedAt: 'imported_at' } as const;

/** What speaks for a suggestion, and how much. */
const WEIGHTS = { invoice: 4, order: 4, amount: 2, payer: 1 } as const satisfies Readonly<
  Record<BankSuggestion['reasons'][number], number>
>;

const wireOf = (row: BankTransactionRow): Wire => ({
  transactionId: row.transaction_id,
  bookedOn: row.booked_on,
  amount: row.amount,
  unmatched: row.unmatched,
  currency: row.currency,
  payer: row.payer,
  text: row.text,
  reference: row.reference,
  account: row.account,
  fileName: row.file_name,
  importedAt: row.imported_at,
  status: row.status,
});

export const bankTransactionQueries = (read: ReadSide): Handlers<typeof bankTransactionOperations, 'query'> => ({
  async 'admin/banktransaction/list'({ search, sort, direction, page, pageSize, status }) {
    const { rows, total } = await selectRows(read.pool, bankTransactions, {
      where(query) {
        if (status) query.where({ status });
        if (search)
          query.where((match) => {
            for (const column of ['payer', 'text', 'reference', 'file_name']) match.orWhereILike(column, like(search));
          });
      },
      orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'transaction_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { total, rows: rows.map(wireOf) };
  },

  async 'admin/banktransaction/detail'({ transactionId }, context) {
    const row = (await read.row(bankTransactions, transactionId, context)) ?? notFound('bank_transaction_not_found');
    const [matches, suggestions] = await Promise.all([matchesOf(row, context), suggestionsFor(row, context)]);
    return { ...wireOf(row), seen: row.seen, reason: row.reason, matches, suggestions };
  },
});

export const bankTransactionQueryFunctions = (read: ReadSide) => ({
  /** What people call it: the day and who paid. Empty where there is none. */
  async title({ transactionId }: { readonly transactionId: string }): Promise<{ title: string }> {
    const row = (await loadRows(read.pool, bankTransactions, [transactionId])).get(transactionId);
    return { title: row ? [row.booked_on, row.payer].filter(Boolean).join(' ') : '' };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly bankTransaction: FunctionsOf<ReturnType<typeof bankTransactionQueryFunctions>>;
  }
}

const NO_INVOICE = { unpaid: [], invoiceId: '', number: '', orderId: '', orderNumber: '', accountId: '', customer: '' };

/** What the target names: an open item is that of an invoice, and a payment on account may be of none. */
const namedBy = (target: MatchTarget) =>
  target.kind === 'order'
    ? { orderId: target.orderId, paymentId: target.paymentId, openItemId: target.paymentId, accountId: '' }
    : { orderId: '', paymentId: '', openItemId: target.openItemId ?? '', accountId: target.accountId };

async function matchesOf(
  { matches }: BankTransactionRow,
  context: OperationContext,
): Promise<BankTransactionDetail['matches']> {
  const nameOf = createNames(context);
  const named = matches.map(({ target }) => namedBy(target));
  const [invoices, { names }] = await Promise.all([
    context.queries.invoiceMatch.summaries({
      invoiceIds: named.flatMap(({ openItemId }) => (openItemId ? [invoiceIdOf(openItemId)] : [])),
    }),
    context.queries.account.namesOf({ accountIds: named.flatMap(({ accountId }) => accountId || []) }),
  ]);
  const shown = async ({ matchId, amount, receivedOn, at, by, target }: BankMatchRow) => {
    const { openItemId, orderId, paymentId, accountId: payingFor } = namedBy(target);
    const invoice = (openItemId && own(invoices, invoiceIdOf(openItemId))) || NO_INVOICE;
    const accountId = payingFor || invoice.accountId;
    return {
      ...{ matchId, amount, receivedOn, matchedAt: at, by: await nameOf(by), kind: target.kind, paymentId },
      // Of an order whose money is there, money is refunded.
      mayTakeBack: target.kind === 'account' || invoice.unpaid.some((id) => id === paymentId),
      further: target.kind === 'account' ? (target.further?.length ?? 0) : 0,
      ...{ accountId, customer: own(names, accountId) || invoice.customer },
      ...{ orderId: orderId || invoice.orderId, orderNumber: invoice.orderNumber },
      ...{ invoiceId: invoice.invoiceId, invoiceNumber: invoice.number },
    };
  };
  return Promise.all(matches.map(shown));
}

async function suggestionsFor(row: BankTransactionRow, { queries }: OperationContext): Promise<BankSuggestion[]> {
  if (row.status !== 'open') return [];
  const { owed } = await queries.invoiceMatch.owedLike({
    text: `${row.text} ${row.reference}`,
    amount: row.unmatched,
    customer: row.payer,
    currency: row.currency,
    day: row.booked_on,
  });
  const weigh = ({ reasons }: BankSuggestion) => reasons.reduce((total, reason) => total + WEIGHTS[reason], 0);
  return owed
    .flatMap(({ parts, reasons, number, unpaid: _, ...invoice }) =>
      parts.map(({ paymentId, open, discount, isOnAccount }) => ({
        ...{ ...invoice, kind: isOnAccount ? ('account' as const) : ('order' as const) },
        ...{ paymentId, openItemId: paymentId, invoiceNumber: number, due: open - discount, discount },
        reasons: reasons.filter((reason) => reason !== 'amount' || open - discount === row.unmatched),
      })),
    )
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weigh(b) - weigh(a) || (a.dueOn < b.dueOn ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS);
}
