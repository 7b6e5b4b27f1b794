import type { Knex } from 'knex';
import type { Input, Output } from '#contracts/api.ts';
import type { AgedBalance, agedBalanceOperations } from '#contracts/credit/aged-balance.ts';
import { NO_TERMS } from '#domain/account/account.events.ts';
import { referenceForPayer } from '#domain/bank-transaction/bank-transaction.events.ts';
import { initialState, isDisputed, payable } from '#domain/credit/credit.state.ts';
import { isFinanceCharge, isReversalItem } from '#domain/credit/credit.events.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { daysOverdue, isInBucket, type AgingBucket } from '#domain/shared/aging.ts';
import { own } from '#domain/shared/dictionary.ts';
import { discountOn } from '#domain/shared/payment-terms.ts';
import { sum } from '#domain/shared/money.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay, shopTimeZone } from '#platform/shop/shop-calendar.ts';
import { accounts } from '#projections/account/accounts.ts';
import { creditFacts, credits } from './credits.ts';
import { receipts, waitingOf } from './receipts.ts';
import { transactions, type TransactionRow } from './transactions.ts';

export const agedBalanceQueries = (read: ReadSide): Handlers<typeof agedBalanceOperations, 'query'> => ({
  async 'customer/getagedbalance'(_input, context) {
    await context.queries.invoice.requireAccess();
    const { accountId } = await context.states.account.standing({ accountId: context.caller.accountId });
    return agedBalanceOf(read, accountId, context);
  },

  async 'customer/getcustomerpaymenthistory'(input, context) {
    await context.queries.invoice.requireAccess();
    return transactionsOf(read, { ...input, accountId: context.caller.accountId, search: '' }, context);
  },

  async 'customer/getcustomerfilterpaymenthistory'(input, context) {
    await context.queries.invoice.requireAccess();
    return transactionsOf(read, { ...input, accountId: context.caller.accountId }, context);
  },

  'admin/credit/agedbalance': ({ accountId }, context) => agedBalanceOf(read, accountId, context),

  'admin/credit/transactions': (input, context) => transactionsOf(read, { ...input, search: '' }, context),

  'admin/credit/receivables': (input, context) => receivables(read, input, context),
});

/** By the setting AgingBuckets; what is not a rising number of days there counts for nothing. */
export async function bucketsOf({ queries }: OperationContext): Promise<AgingBucket[]> {
  const { value } = await queries.setting.value({ name: 'AgingBuckets' });
  const ends = value
    .split(/[^0-9]+/)
    .filter(Boolean)
    .map(Number)
    .filter((days, at, all) => days > 0 && all.slice(0, at).every((before) => before < days));
  return [
    { from: 0, to: 0 },
    ...ends.map((to, at) => ({ from: (ends[at - 1] ?? 0) + 1, to })),
    { from: (ends.at(-1) ?? 0) + 1, to: null },
  ];
}

async function agedBalanceOf(read: ReadSide, accountId: string, context: OperationContext): Promise<AgedBalance> {
  const row = (await read.rows(credits, [accountId], context)).get(accountId);
  const state = row?.state ?? initialState;
  const today = shopDay(context.now);
  const [buckets, { currency }, orders, account] = await Promise.all([
    bucketsOf(context),
    context.queries.account.profile({ accountId }),
    context.queries.order.buyers({ orderIds: state.openItems.map(({ orderId }) => orderId) }),
    read.row(accounts, accountId, context),
  ]);
  const { days, fromMonthEnd, discountRate, discountDays } = await context.queries.account.paymentTerms({
    terms: account?.terms ?? NO_TERMS,
  });
  const isHeld = isDisputed(state);
  const items = state.openItems.map((item) => ({ ...item, late: daysOverdue(item.dueOn, today) }));
  const payableNow = new Map(
    payable(state).map(({ openItemId, open, discount }) => [openItemId, open - discountOn(open, discount, today)]),
  );
  const { limit, owed, overdue, held, left } = creditFacts(row, today);
  return {
    AsOf: today,
    CurrencyCode: currency,
    CreditLimit: limit,
    Owed: owed,
    Overdue: overdue,
    Held: held,
    Unapplied: state.unapplied,
    Available: left,
    TermDays: days,
    TermFromMonthEnd: fromMonthEnd,
    DiscountPercent: discountRate / 1_000,
    DiscountDays: discountDays,
    Buckets: buckets.map((bucket) => {
      const within = items.filter(({ late }) => isInBucket(bucket, late));
      return { From: bucket.from, To: bucket.to, Amount: sum(within.map(({ open }) => open)), Items: within.length };
    }),
    OpenItems: items.map(({ openItemId, orderId, amount, open, dueOn, late }) => ({
      OpenItemId: openItemId,
      Kind: kindOf(openItemId, orderId),
      InvoiceId: invoiceIdOf(openItemId),
      OrderID: orderId,
      OrderNumber: own(orders, orderId)?.orderNumber ?? '',
      Amount: amount,
      Open: open,
      Payable: payableNow.get(openItemId) ?? 0,
      DueDate: dueOn,
      DaysOverdue: late,
      IsDisputed: isHeld({ openItemId }),
    })),
  };
}

interface TransactionsAsked {
  readonly accountId: string;
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: string | undefined;
}

async function transactionsOf(
  read: ReadSide,
  { accountId, page, pageSize, search, from, to, kind }: TransactionsAsked,
  context: OperationContext,
): Promise<Output<'customer/getcustomerpaymenthistory'>> {
  const { queries, language } = context;
  const { accountIds } = await queries.account.family({ accountId });
  const { currency } = await queries.account.profile({ accountId });
  const { orderId } = await queries.order.named({ orderNumber: search });
  // A refund or a part names the payment that it is of, and no account.
  const payments = knex(transactions.table).select('transaction_id').whereIn('account_id', accountIds);
  const where = (query: Knex.QueryBuilder) => {
    query
      .whereNot({ status: 'requested' })
      .where((own) => own.whereIn('account_id', accountIds).orWhereIn('of', payments));
    if (from) query.whereRaw('(at at time zone ?)::date >= ?', [shopTimeZone(), from]);
    if (to) query.whereRaw('(at at time zone ?)::date <= ?', [shopTimeZone(), to]);
    if (kind) query.where({ kind });
    if (orderId) query.where({ order_id: orderId });
    else if (search) query.whereILike('text', like(search));
  };
  const { rows, total } = await selectRows(read.pool, transactions, {
    where,
    orderBy: [{ column: 'at', order: 'desc' }, 'transaction_id'],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const of = await loadRows(read.pool, transactions, rows.map((row) => row.of).filter(Boolean));
  const orders = await queries.order.buyers({ orderIds: rows.map((row) => row.order_id).filter(Boolean) });
  const received = await loadRows(
    read.pool,
    receipts,
    rows.filter((row) => row.kind === 'account-payment').map((row) => row.transaction_id),
  );
  return {
    total,
    transactions: rows.map((row) => {
      const whole = of.get(row.of) ?? row;
      const { method } = whole;
      const text = referenceForPayer((row.kind === 'refund' ? whole : row).text);
      return {
        TransactionId: row.transaction_id,
        At: row.at,
        Kind: row.kind,
        Method: method ? methodTexts(method, language).name : '',
        Text: shownText(row, method ? methodTexts(method, language, text).shown : text),
        OrderID: row.order_id,
        OrderNumber: own(orders, row.order_id)?.orderNumber ?? '',
        Amount: row.amount,
        AmountWaiting: waitingOf(received.get(row.transaction_id)),
        CurrencyCode: (row.currency || of.get(row.of)?.currency || currency) as AgedBalance['CurrencyCode'],
        Status: row.status === 'requested' ? 'awaiting' : row.status,
      };
    }),
  };
}

/** A payment that came by cheque or wire is told by its number. */
const shownText = ({ kind, text }: TransactionRow, shown: string): string =>
  kind === 'payment' || kind === 'refund' ? shown : referenceForPayer(text);

/** The overdue part of an account's open items; `today`: YYYY-MM-DD. */
const overdueIn = (today: string) =>
  knex.raw(
    `(select coalesce(sum((item ->> 'open')::bigint), 0)
    from jsonb_array_elements(state -> 'openItems') item where item ->> 'dueOn' < ?)`,
    [today],
  );

async function receivables(
  read: ReadSide,
  { page, pageSize, search, sort, direction, only }: Input<'admin/credit/receivables'>,
  context: OperationContext,
): Promise<Output<'admin/credit/receivables'>> {
  const today = shopDay(context.now);
  const buckets = await bucketsOf(context);
  const named = knex(accounts.table).select('account_id').whereILike('name', like(search));
  const { rows, total } = await selectRows(read.pool, credits, {
    where(query) {
      query.whereNot({ owed: 0 });
      if (only) query.whereNot({ due_on: '' }).where('due_on', '<', today);
      if (search) query.where((found) => found.whereIn('account_id', named).orWhereILike('account_id', like(search)));
    },
    orderBy: [
      { column: sort === 'owed' ? 'owed' : overdueIn(today), order: direction === 'ASC' ? 'asc' : 'desc' },
      'account_id',
    ],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const { names } = await context.queries.account.namesOf({ accountIds: rows.map((row) => row.account_id) });
  return {
    total,
    buckets,
    rows: rows.map((row) => {
      const { owed, overdue, limit, currency } = creditFacts(row, today);
      return {
        accountId: row.account_id,
        customer: own(names, row.account_id) || row.account_id,
        ...{ currency, owed, overdue, limit },
        buckets: buckets.map((bucket) =>
          sum(
            row.state.openItems
              .filter(({ dueOn }) => isInBucket(bucket, daysOverdue(dueOn, today)))
              .map(({ open }) => open),
          ),
        ),
      };
    }),
  };
}

function kindOf(openItemId: string, orderId: string) {
  if (orderId) return 'invoice';
  if (isFinanceCharge(openItemId)) return 'finance-charge';
  return isReversalItem(openItemId) ? 'reversal' : 'adjustment';
}
