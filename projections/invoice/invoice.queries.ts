import type { Knex } from 'knex';
import type { Input, Output } from '#contracts/api.ts';
import type { AdminInvoice, Invoice, InvoiceDetails, invoiceOperations } from '#contracts/invoice/invoice.ts';
import type { InvoiceFilter } from '#contracts/invoice/invoice-filters.ts';
import { moneyComesBy, paysInvoices } from '#contracts/payment/method/payment-methods.ts';
import { addDays } from '#domain/shared/day.ts';
import type { Billed } from '#domain/shared/billed.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { DEFAULT_CURRENCY, sum } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { discountOn } from '#domain/shared/payment-terms.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { partsShown } from '#platform/shop/sums-shown.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import { optionsShown } from '#projections/shared/line-words.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import { printedInvoice } from './printed-invoice.ts';
import { invoices, type InvoiceRow } from './invoices.ts';

const SORT = {
  issuedOn: 'issued_on',
  dueOn: 'due_on',
  total: 'total',
  pending: 'pending',
  number: 'number',
} as const;

async function invoiceRow(read: ReadSide, invoiceId: string, context: OperationContext): Promise<InvoiceRow> {
  const row = await read.row(invoices, invoiceId, context);
  return row?.number ? row : notFound('invoice_not_found');
}

/** @throws DomainError invoice_not_found, invoices_denied */
async function ownRow(read: ReadSide, invoiceId: string, context: OperationContext): Promise<InvoiceRow> {
  await context.queries.invoice.requireAccess();
  const row = await invoiceRow(read, invoiceId, context);
  const { accountIds } = await context.queries.contact.scope();
  return accountIds.includes(row.account_id) ? row : notFound('invoice_not_found');
}

export const invoiceQueries = (read: ReadSide): Handlers<typeof invoiceOperations, 'query'> => {
  const byId = (invoiceId: string, context: OperationContext) => invoiceRow(read, invoiceId, context);
  const own = (invoiceId: string, context: OperationContext) => ownRow(read, invoiceId, context);

  return {
    'customer/getinvoices': (input, context) => ownInvoices(read, input, context),

    'customer/getinvoicedetails': async ({ InvoiceId }, context) => detailsOf(await own(InvoiceId, context), context),

    'customer/downloadinvoicereport': async ({ InvoiceId, CreditNoteId }, context) =>
      printedInvoice(await own(InvoiceId, context), CreditNoteId, context.language, context),

    async 'customer/getinvoicepaymentoptions'(_input, context) {
      await context.queries.invoice.requireAccess();
      const { options } = await context.queries.checkout.paymentOptions();
      return options.filter(({ method }) => paysInvoices(method));
    },

    async 'checkout/getinvoiceACHpymentdetails'({ InvoicePaymentId }, { states, language }) {
      const {
        status,
        reason,
        method,
        text,
        amount,
        currency,
        invoices: shares,
      } = await states.invoicePayment.own({
        invoicePaymentId: InvoicePaymentId,
      });
      return {
        InvoicePaymentId,
        Status: status,
        Reason: reason,
        Method: method,
        Text: text && methodTexts(method, language, text).shown,
        Amount: amount,
        CurrencyCode: currency,
        Invoices: shares.map(({ invoiceId, amount: share }) => ({ InvoiceId: invoiceId, Amount: share })),
      };
    },

    async 'admin/invoice/list'(
      { page, pageSize, search, sort, direction, status, accountId, orderId },
      { now, queries },
    ) {
      const today = shopDay(now);
      const { accountIds } = accountId ? await queries.account.family({ accountId }) : { accountIds: [] };
      const { rows, total } = await selectRows(read.pool, invoices, {
        where(query) {
          query.whereNot({ number: '' });
          if (status) void byStatus[status](query, today);
          if (accountId) query.whereIn('account_id', accountIds);
          if (orderId) query.whereRaw('order_ids @> array[?]', [orderId]);
          if (search)
            query.where((found) => {
              for (const column of ['number', 'customer']) found.orWhereILike(column, like(search));
              found.orWhereRaw(`array_to_string(order_numbers, ' ') ilike ?`, [like(search)]);
            });
        },
        orderBy: [
          { column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' },
          { column: 'number', order: 'desc' },
        ],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return { total, rows: rows.map((row) => deskRow(row, today)) };
    },

    async 'admin/invoice/detail'({ invoiceId }, context) {
      const row = await byId(invoiceId, context);
      return { ...deskRow(row, shopDay(context.now)), invoice: await detailsOf(row, context) };
    },

    async 'admin/invoice/paper'({ invoiceId, creditNoteId }, context) {
      const row = await byId(invoiceId, context);
      return printedInvoice(row, creditNoteId, contentsOf(row).language, context);
    },
  };
};

export const invoiceQueryFunctions = (read: ReadSide) => ({
  /**
   * Refuses whom the company does not share its invoices with (spec 6).
   * @throws DomainError invoices_denied
   */
  async requireAccess(_input: void, { caller, queries }: OperationContext): Promise<void> {
    if (caller.role !== 'contact') return;
    const { contact } = await queries.contact.find({ contactId: caller.personId.slice('contact:'.length) });
    if (contact?.invoiceAccess !== 'Allow') refuse('invoices_denied', {}, 'forbidden');
  },

  /** The caller's own invoice. @throws DomainError invoice_not_found, invoices_denied */
  async own({ invoiceId }: { readonly invoiceId: string }, context: OperationContext): Promise<Invoice> {
    return summaryOf(await ownRow(read, invoiceId, context), shopDay(context.now));
  },

  /** An invoice's number; empty where there is none. */
  async number({ invoiceId }: { readonly invoiceId: string }): Promise<{ number: string }> {
    return { number: (await loadRows(read.pool, invoices, [invoiceId])).get(invoiceId)?.number ?? '' };
  },

  /** Numbers of invoices and of their credit notes; those that are not issued are left out. */
  async numbers({
    invoiceIds,
  }: {
    readonly invoiceIds: readonly string[];
  }): Promise<Record<string, { readonly number: string; readonly creditNotes: Readonly<Record<string, string>> }>> {
    const rows = await rowsOf<{ id: string; number: string; notes: InvoiceRow['credit_notes'] }>(
      read.pool,
      knex(invoices.table)
        .select({ id: 'invoice_id', number: 'number', notes: 'credit_notes' })
        .whereRaw('invoice_id = any(?)', [[...invoiceIds]])
        .whereNot({ number: '' }),
    );
    return Object.fromEntries(
      rows.map(({ id, number, notes }) => [
        id,
        { number, creditNotes: Object.fromEntries(notes.map((note) => [note.creditNoteId, note.number])) },
      ]),
    );
  },

  /** What letters about an invoice are filled with, beside what is its order's; of none it is an example. */
  async letterTexts(
    { invoiceId, origin }: { readonly invoiceId: string; readonly origin: string },
    { language }: OperationContext,
  ): Promise<Record<string, string>> {
    const row = (await loadRows(read.pool, invoices, [invoiceId])).get(invoiceId);
    const { number, order_numbers, total, pending, due_on, currency } = row?.number ? row : EXAMPLE;
    return {
      'invoice.number': number,
      'invoice.orders': [...order_numbers].reverse().join(', '),
      'invoice.total': money(total, currency, language),
      'invoice.pending': money(pending, currency, language),
      'invoice.dueOn': dayText(due_on, language),
      'invoice.link': `${origin}/profile/myinvoices/${invoiceId}`,
    };
  },

  /** How an invoice stands. @throws DomainError not_found while no row knows it */
  async standing({ invoiceId }: { readonly invoiceId: string }, context: OperationContext): Promise<Invoice> {
    const row = (await loadRows(read.pool, invoices, [invoiceId])).get(invoiceId);
    return row?.number ? summaryOf(row, shopDay(context.now)) : notFound('not_found');
  },

  /** The invoice as a PDF in its buyer's language. */
  async paper({ invoiceId }: { readonly invoiceId: string }, context: OperationContext) {
    const row = (await read.rows(invoices, [invoiceId], context)).get(invoiceId) ?? notFound('invoice_not_found');
    return printedInvoice(row, undefined, contentsOf(row).language, context);
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly invoice: FunctionsOf<ReturnType<typeof invoiceQueryFunctions>>;
  }
}

type Narrowing = (query: Knex.QueryBuilder, today: string) => unknown;

const byStatus: Readonly<Record<'pending' | 'overdue' | 'disputed' | 'paid', Narrowing>> = {
  pending: (query) => query.where('pending', '>', 0),
  overdue: (query, today) => query.where('pending', '>', 0).where('due_on', '<', today),
  disputed: (query) => query.where({ is_disputed: true }),
  paid: (query) => query.where({ pending: 0 }),
};

/** Spec 9. What is due is what is pending. */
const filters: Readonly<Record<InvoiceFilter, Narrowing>> = {
  all: () => undefined,
  ...byStatus,
  'due-in-two-weeks': dueWithin(14),
  'due-in-next-30-days': dueWithin(30),
  'due-in-future': (query, today) => query.where('pending', '>', 0).where('due_on', '>=', today),
  'created-in-last-7-days': createdSince(7),
  'created-in-last-30-days': createdSince(30),
  'created-in-last-60-days': createdSince(60),
  'created-in-past': (query, today) => query.where('issued_on', '<', addDays(today, -60)),
};

function dueWithin(days: number) {
  return (query: Knex.QueryBuilder, today: string) =>
    query.where('pending', '>', 0).where('due_on', '>=', today).where('due_on', '<=', addDays(today, days));
}

function createdSince(days: number) {
  return (query: Knex.QueryBuilder, today: string) => query.where('issued_on', '>=', addDays(today, -days));
}

async function ownInvoices(
  read: ReadSide,
  { page, pageSize, search, filter }: Input<'customer/getinvoices'>,
  context: OperationContext,
): Promise<Output<'customer/getinvoices'>> {
  await context.queries.invoice.requireAccess();
  const today = shopDay(context.now);
  const [{ accountIds }, { currency }] = await Promise.all([
    context.queries.contact.scope(),
    context.queries.account.profile({ accountId: context.caller.accountId }),
  ]);
  const where = (query: Knex.QueryBuilder) => {
    query.whereIn('account_id', accountIds).whereNot({ number: '' });
    filters[filter](query, today);
    // Spec 5: a correct number, not a part of one.
    const number = search.toUpperCase();
    if (number) query.where((found) => found.where({ number }).orWhereRaw('order_numbers @> array[?]', [number]));
  };
  const pending = knex(invoices.table).sum({ pending: 'pending' });
  where(pending);
  const [{ rows, total }, sums] = await Promise.all([
    selectRows(read.pool, invoices, {
      where: (query) => void where(query),
      orderBy: [
        { column: 'issued_on', order: 'desc' },
        { column: 'number', order: 'desc' },
      ],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    rowOf<{ pending: string | null }>(read.pool, pending),
  ]);
  return {
    total,
    pending: Number(sums?.pending ?? 0),
    currency,
    invoices: rows.map((row) => summaryOf(row, today)),
  };
}

const EXAMPLE = {
  number: 'INV-2026-000001',
  order_numbers: ['MW-1002', 'MW-1001'],
  total: 125_00,
  pending: 125_00,
  due_on: '2026-12-31',
  currency: DEFAULT_CURRENCY,
} as const;

const contentsOf = (row: InvoiceRow) => needed(row.contents ?? undefined, 'contents of the invoice');

const ordersOf = ({ order_ids, order_numbers }: InvoiceRow) =>
  order_ids.map((OrderID, at) => ({ OrderID, OrderNumber: order_numbers[at] ?? '' }));

/** Its only one, of an invoice of one order. */
const lastOrder = (row: InvoiceRow) => needed(ordersOf(row)[0], 'order of the invoice');

const isOverdue = ({ pending, due_on }: InvoiceRow, today: string) => pending > 0 && due_on < today;

/** What is open of each part on account, less what bank debits collect just now, which takes the first of them first. */
function payableParts(row: InvoiceRow): number[] {
  let awaited = awaitedOf(row);
  return row.parts
    .filter(({ method }) => moneyComesBy(method) === 'account')
    .map(({ open }) => {
      const collected = Math.min(awaited, open);
      awaited -= collected;
      return open - collected;
    });
}
const discountedOf = ({ parts }: InvoiceRow) => sum(parts.map(({ discounted }) => discounted));

/** What is to be paid today, less what that takes off. */
function payableOf(row: InvoiceRow, today: string): Pick<Invoice, 'AmountPayable' | 'Discount'> {
  const { earlyPayment } = contentsOf(row);
  const parts = payableParts(row);
  const open = sum(parts);
  // Each part is an open item, whose discount is rounded by itself.
  const Amount = sum(parts.map((part) => discountOn(part, earlyPayment, today)));
  const Discount = earlyPayment && Amount ? { Amount, Until: earlyPayment.until } : undefined;
  return { AmountPayable: open - Amount, ...(Discount ? { Discount } : {}) };
}

const awaitedOf = ({ debits }: InvoiceRow) => sum(Object.values(debits));

const summaryOf = (row: InvoiceRow, today: string): Invoice => ({
  InvoiceId: row.invoice_id,
  InvoiceNumber: row.number,
  InvoiceDate: row.issued_on,
  DueDate: row.due_on,
  OrderID: lastOrder(row).OrderID,
  OrderNumber: lastOrder(row).OrderNumber,
  ...(row.order_ids.length > 1 ? { Orders: ordersOf(row) } : {}),
  PONumber: contentsOf(row).poNumber,
  CurrencyCode: row.currency,
  Total: row.total,
  AmountPaid: row.total - row.pending - row.credited - row.adjusted - discountedOf(row),
  AmountCredited: row.credited,
  AmountAdjusted: row.adjusted,
  AmountDiscounted: discountedOf(row),
  AmountPending: row.pending,
  AmountAwaited: awaitedOf(row),
  ...payableOf(row, today),
  PaymentStatus: row.pending > 0 ? 'Pending' : 'Paid',
  IsOverdue: isOverdue(row, today),
  IsDisputed: row.is_disputed,
});

/** Those of the caller's own orders. */
export const personalInvoices = personalRows(
  'invoices',
  invoices,
  (row, { now }) => ({ ...summaryOf(row, shopDay(now)), BillTo: contentsOf(row).billTo }),
  async ({ caller, queries }) => {
    const { accountIds } = await queries.contact.scope();
    return (query) =>
      void query.whereIn('account_id', accountIds).whereRaw(`contents ->> 'personId' = ?`, [caller.personId]);
  },
);

const deskRow = (row: InvoiceRow, today: string): AdminInvoice => ({
  invoiceId: row.invoice_id,
  number: row.number,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  orderId: lastOrder(row).OrderID,
  orderNumber: lastOrder(row).OrderNumber,
  moreOrders: row.order_ids.length - 1,
  accountId: row.account_id,
  customer: row.customer,
  currency: row.currency,
  total: row.total,
  pending: row.pending,
  credited: row.credited,
  status: row.pending > 0 ? 'Pending' : 'Paid',
  isOverdue: isOverdue(row, today),
  isDisputed: row.is_disputed,
});

const billedShown = (billed: Billed, language: Language) => ({
  OrderLines: billed.lines.map((line) => ({
    ProductId: line.itemNumber,
    SkuName: line.name[language],
    ...optionsShown(line.options, language),
    ...(line.ownNumber ? { OwnNumber: line.ownNumber } : {}),
    ...(line.orderNumber ? { OrderNumber: line.orderNumber } : {}),
    Qty: line.quantity,
    Unit: line.unit,
    UnitPrice: line.unitPrice,
    LineDiscount: line.discount,
    LineTotal: line.total,
  })),
  ...partsShown(billed, language),
  Deduction: billed.deduction,
  Total: billed.total,
});

/** Those of one way of paying as one: an invoice of a month has some for each of its orders. */
function paymentsOf({ parts }: InvoiceRow, language: Language): InvoiceDetails['Payments'] {
  const byWay = new Map<string, InvoiceDetails['Payments'][number]>();
  for (const { paymentId, method, text, amount, open } of parts) {
    const way = { Method: methodTexts(method, language).name, Text: methodTexts(method, language, text).shown };
    const key = `${way.Method} ${way.Text}`;
    const { PaymentId = paymentId, Amount = 0, Pending = 0 } = byWay.get(key) ?? {};
    byWay.set(key, { PaymentId, ...way, Amount: Amount + amount, Pending: Pending + open });
  }
  return [...byWay.values()];
}

async function detailsOf(row: InvoiceRow, context: OperationContext): Promise<InvoiceDetails> {
  const { language } = context;
  const contents = contentsOf(row);
  const [{ name }, found] = await Promise.all([
    context.queries.order.parties({ orderId: lastOrder(row).OrderID }),
    context.queries.dispute.find({ invoiceId: row.invoice_id }),
  ]);
  return {
    ...summaryOf(row, shopDay(context.now)),
    IsSupplement: contents.isSupplement,
    PlacedBy: name,
    BillTo: contents.billTo,
    ...(contents.shipTo ? { ShipTo: contents.shipTo } : {}),
    ...billedShown(contents, language),
    Payments: paymentsOf(row, language),
    CreditNotes: row.credit_notes.map((note) => ({
      CreditNoteId: note.creditNoteId,
      Number: note.number,
      Date: note.issuedOn,
      Reason: note.reason,
      ...billedShown(note, language),
    })),
    ...(found.dispute ? { Dispute: found.dispute } : {}),
  };
}
