// Layouts of journals as files, one description for each program that reads them.
import type { JournalEntry } from './journal.ts';

/** What a cell says, of an entry or of one of its postings. */
export type CellOf =
  | { readonly entry: keyof JournalEntry }
  /** The account of the books that is posted. */
  | { readonly posting: 'ledger' | 'debit' | 'credit' | 'amount' | 'side' };

interface Column {
  readonly head: string;
  readonly of: CellOf;
}

export interface JournalLayout {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  readonly day: 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'DDMM';
  readonly encoding: 'utf-8' | 'windows-1252';
  /** A row for each entry, each posting, or each posting but that of receivables, whose account is the customer's. */
  readonly rows: 'entries' | 'postings' | 'contra-postings';
  /** Words for the sides of a posting, seen from the account of the customer. */
  readonly sides?: { readonly debit: string; readonly credit: string };
  readonly columns: readonly Column[];
}

const entry = (head: string, field: keyof JournalEntry): Column => ({ head, of: { entry: field } });
const posting = (head: string, field: Extract<CellOf, { posting: string }>['posting']): Column => ({
  head,
  of: { posting: field },
});

export const journalLayouts = {
  generic: {
    ...{ separator: ',', decimal: '.', day: 'YYYY-MM-DD', encoding: 'utf-8', rows: 'entries' },
    columns: [
      entry('Journal', 'journal'),
      entry('Date', 'on'),
      entry('Number', 'number'),
      entry('Account', 'accountId'),
      entry('Customer', 'customer'),
      entry('Order', 'orderNumber'),
      entry('Text', 'text'),
      entry('Net', 'net'),
      entry('Tax', 'tax'),
      entry('Total', 'total'),
      entry('Currency', 'currency'),
    ],
  },
  quickbooks: {
    ...{ separator: ',', decimal: '.', day: 'MM/DD/YYYY', encoding: 'utf-8', rows: 'postings' },
    columns: [
      entry('JournalNo', 'number'),
      entry('JournalDate', 'on'),
      entry('Currency', 'currency'),
      posting('AccountName', 'ledger'),
      posting('Debits', 'debit'),
      posting('Credits', 'credit'),
      entry('Description', 'text'),
      entry('Name', 'customer'),
    ],
  },
  datev: {
    ...{ separator: ';', decimal: ',', day: 'DDMM', encoding: 'windows-1252', rows: 'contra-postings' },
    sides: { debit: 'S', credit: 'H' },
    columns: [
      posting('Umsatz (ohne Soll/Haben-Kz)', 'amount'),
      posting('Soll/Haben-Kennzeichen', 'side'),
      entry('WKZ Umsatz', 'currency'),
      entry('Konto', 'accountId'),
      posting('Gegenkonto (ohne BU-Schlüssel)', 'ledger'),
      entry('Belegdatum', 'on'),
      entry('Belegfeld 1', 'number'),
      entry('Buchungstext', 'text'),
    ],
  },
} as const satisfies Readonly<Record<string, JournalLayout>>;

export type LayoutName = keyof typeof journalLayouts;
export const LAYOUTS = Object.keys(journalLayouts) as [LayoutName, ...LayoutName[]];
