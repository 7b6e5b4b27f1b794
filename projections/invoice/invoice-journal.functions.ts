import type { JournalEntry, JournalPage } from '#domain/shared/journal/journal.ts';
import type { Billed } from '#domain/shared/billed.ts';
import { sum } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { invoices, type InvoiceRow } from './invoices.ts';

type Row = Pick<InvoiceRow, 'account_id' | 'customer' | 'order_numbers' | 'currency'> & {
  readonly number: string;
  readonly issued_on: string;
  readonly billed: Billed;
};

const entryOf = (
  journal: 'sales' | 'credit-notes',
  { number, issued_on: on, account_id: accountId, customer, order_numbers, currency, billed }: Row,
): JournalEntry => {
  const orderNumber = [...order_numbers].reverse().join(', ');
  const tax = sum(billed.taxes.map(({ amount }) => amount));
  const { total } = billed;
  return {
    ...{ journal, on, number, accountId, customer, orderNumber, text: orderNumber, currency },
    ...{ net: total - tax, tax, total },
  };
};

const OF_INVOICE = ['account_id', 'customer', 'order_numbers', 'currency'] as const;

export const invoiceJournalFunctions = ({ pool }: ReadSide) => ({
  /** Invoices by the days (YYYY-MM-DD) that they bear, in their order. */
  async sales({ from, until, offset, count }: JournalPage): Promise<readonly JournalEntry[]> {
    const rows = await rowsOf<Row>(
      pool,
      knex(invoices.table)
        .select(...OF_INVOICE, 'number', 'issued_on', { billed: 'contents' })
        .whereNot({ number: '' })
        .whereBetween('issued_on', [from, until])
        .orderBy(['issued_on', 'number'])
        .limit(count)
        .offset(offset),
    );
    return rows.map((row) => entryOf('sales', row));
  },

  /** Credit notes of invoices, likewise. */
  async creditNotes({ from, until, offset, count }: JournalPage): Promise<readonly JournalEntry[]> {
    const rows = await rowsOf<Row>(
      pool,
      knex
        .select(...OF_INVOICE, {
          number: knex.raw(`note ->> 'number'`),
          issued_on: knex.raw(`note ->> 'issuedOn'`),
          billed: knex.raw('note'),
        })
        .from(knex.raw('?? cross join lateral jsonb_array_elements(credit_notes) note', [invoices.table]))
        .whereRaw(`note ->> 'issuedOn' between ? and ?`, [from, until])
        .orderByRaw(`note ->> 'issuedOn', note ->> 'number'`)
        .limit(count)
        .offset(offset),
    );
    return rows.map((row) => entryOf('credit-notes', row));
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly invoiceJournal: FunctionsOf<ReturnType<typeof invoiceJournalFunctions>>;
  }
}
