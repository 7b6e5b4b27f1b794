// Invoices by what a payer writes: their number, their order's, their sum.
import { moneyComesBy, reportedBy } from '#contracts/payment/method/payment-methods.ts';
import { sum, type CurrencyCode } from '#domain/shared/money.ts';
import { discountOn } from '#domain/shared/payment-terms.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { invoices, type InvoiceRow } from './invoices.ts';

/** More than these are no suggestions. */
const MOST = 100;
/** A shorter number stands by chance in many a text. */
const SHORTEST = 5;

/** As `percentOf` rounds it. */
const LESS_DISCOUNT = `contents -> 'earlyPayment' ->> 'until' >= ?
  and pending - (
    select sum(floor(((part ->> 'open')::numeric * (contents -> 'earlyPayment' ->> 'rate')::numeric + 50000) / 100000))
      from jsonb_array_elements(parts) part
  ) = ?`;

export interface InvoiceSummary {
  readonly invoiceId: string;
  readonly number: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly accountId: string;
  readonly customer: string;
  readonly dueOn: string;
  readonly isDisputed: boolean;
  /** Ids of its payments of which something is still to come. */
  readonly unpaid: readonly string[];
}

export interface OwedInvoice extends InvoiceSummary {
  readonly reasons: readonly ('invoice' | 'order' | 'amount' | 'payer')[];
  /** What of it waits for money that staff record: on the account, or by its order. */
  readonly parts: readonly {
    readonly paymentId: string;
    readonly open: number;
    /** What of that a payment of then need not pay. */
    readonly discount: number;
    readonly isOnAccount: boolean;
  }[];
}

const summaryOf = (row: InvoiceRow): InvoiceSummary => ({
  invoiceId: row.invoice_id,
  number: row.number,
  orderId: row.order_ids[0] ?? '',
  orderNumber: row.order_numbers.join(', '),
  accountId: row.account_id,
  customer: row.customer,
  dueOn: row.due_on,
  isDisputed: row.is_disputed,
  unpaid: row.parts.filter(({ open }) => open > 0).map(({ paymentId }) => paymentId),
});

const compact = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const partsOf = ({ parts, contents }: InvoiceRow, day: string) =>
  parts
    .filter(({ open, method }) => {
      const comes = moneyComesBy(method);
      return open > 0 && (comes === 'account' || (comes === 'later' && reportedBy(method) === 'staff'));
    })
    .map(({ paymentId, open, method }) => {
      const isOnAccount = moneyComesBy(method) === 'account';
      return {
        paymentId,
        open,
        isOnAccount,
        discount: isOnAccount ? discountOn(open, contents?.earlyPayment, day) : 0,
      };
    });

/** Of one of them, or of all together. */
const isAmountOf = (parts: OwedInvoice['parts'], amount: number): boolean => {
  const payable = parts.map(({ open, discount }) => open - discount);
  return payable.includes(amount) || sum(payable) === amount;
};

export const invoiceMatchFunctions = ({ pool }: ReadSide) => ({
  /** Invoices by their ids; those that are not issued are left out. */
  async summaries({ invoiceIds }: { readonly invoiceIds: readonly string[] }): Promise<Record<string, InvoiceSummary>> {
    const rows = await loadRows(pool, invoices, [...invoiceIds]);
    return Object.fromEntries([...rows].flatMap(([id, row]) => (row.number ? [[id, summaryOf(row)]] : [])));
  },

  /** Invoices of which something is owed and that a payment of `day` (YYYY-MM-DD) may be for, each with what speaks for it. */
  async owedLike({
    text,
    amount,
    customer,
    currency,
    day,
  }: {
    readonly text: string;
    readonly amount: number;
    readonly customer: string;
    readonly currency: CurrencyCode;
    readonly day: string;
  }): Promise<{ owed: readonly OwedInvoice[] }> {
    const written = compact(text);
    const payer = customer.trim().toUpperCase();
    const stands = (column: string) =>
      knex.raw(
        `length(${column}) >= ${SHORTEST} and strpos(?, regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g')) > 0`,
        [written],
      );
    const { rows } = await selectRows(pool, invoices, {
      where: (query) =>
        void query
          .where('pending', '>', 0)
          .whereNot({ number: '' })
          .where({ currency })
          .where((found) => {
            found
              .whereRaw(stands('number'))
              .orWhereExists((of) => of.from(knex.raw('unnest(order_numbers) one')).whereRaw(stands('one')))
              .orWhere({ pending: amount })
              .orWhereRaw(LESS_DISCOUNT, [day, amount]);
            if (payer) found.orWhereRaw('upper(customer) = ?', [payer]);
          }),
      orderBy: ['due_on', 'number'],
      limit: MOST,
    });
    const isWritten = (number: string) => number.length >= SHORTEST && written.includes(compact(number));
    return {
      owed: rows.map((row) => ({
        ...summaryOf(row),
        reasons: [
          ...(isWritten(row.number) ? (['invoice'] as const) : []),
          ...(row.order_numbers.some(isWritten) ? (['order'] as const) : []),
          ...(isAmountOf(partsOf(row, day), amount) ? (['amount'] as const) : []),
          ...(payer && row.customer.toUpperCase() === payer ? (['payer'] as const) : []),
        ],
        parts: partsOf(row, day),
      })),
    };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly invoiceMatch: FunctionsOf<ReturnType<typeof invoiceMatchFunctions>>;
  }
}
