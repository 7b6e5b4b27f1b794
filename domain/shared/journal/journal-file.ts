import { asNoFormula, csvLine } from '#domain/shared/table/csv-text.ts';
import { own } from '#domain/shared/dictionary.ts';
import { postingsOf, type JournalEntry, type Ledger, type Posting } from './journal.ts';
import type { CellOf, JournalFacts, JournalLayout, PrefaceCell } from './journal-layouts.ts';

/** What the dealer's books call each account. */
export interface LedgerNames extends Readonly<Record<Ledger, string>> {
  /** Accounts of customers of their own, by the id of the account here. */
  readonly customers: Readonly<Record<string, string>>;
}

/** The line of the heads, below the one that says what the file is where its program wants one. */
export function journalHead({ columns, separator, preface }: JournalLayout, facts: JournalFacts): string {
  const heads = csvLine(
    columns.map(({ head }) => head),
    separator,
  );
  return preface ? `${preface.map((one) => prefaceCell(one, facts)).join(separator)}\r\n${heads}` : heads;
}

/** The rows of some entries, each with its line break before it. */
export function journalRows(layout: JournalLayout, entries: readonly JournalEntry[], names: LedgerNames): string {
  const rows = entries.flatMap((entry) => {
    const postings = postingsOf(entry);
    const shown = {
      entries: [undefined],
      postings,
      'contra-postings': postings.filter(({ ledger }) => ledger !== 'receivables'),
    }[layout.rows];
    return shown.map((posting) => line(layout, { entry, posting, names, layout }));
  });
  return rows.map((row) => `\r\n${row}`).join('');
}

function line({ columns, separator, preface }: JournalLayout, row: Row): string {
  const cells = columns.map(({ of, most, without }) => {
    const value = of ? cell(of, row) : '';
    if (!preface) return value;
    // A file that a person may open in a spreadsheet, too, has one line for a row and no formula.
    const plain = String(value).replaceAll(/\s+/g, ' ');
    const text = asNoFormula(without ? plain.replaceAll(without, '') : plain);
    return most === undefined ? text.replaceAll(/[;"]/g, '') : quoted(text.slice(0, most));
  });
  return preface ? cells.join(separator) : csvLine(cells, separator);
}

const quoted = (text: string): string => (text ? `"${text.replaceAll('"', '""')}"` : '');

function prefaceCell(of: PrefaceCell, facts: JournalFacts): string {
  if (typeof of === 'number') return String(of);
  if (typeof of === 'string') return quoted(of);
  const value = facts[of.fact];
  // Days, moments and numbers are their digits alone.
  return of.fact === 'title' || of.fact === 'currency' ? quoted(value) : value.replaceAll(/\D/g, '');
}

interface Row {
  readonly entry: JournalEntry;
  readonly posting: Posting | undefined;
  readonly names: LedgerNames;
  readonly layout: JournalLayout;
}

function cell(of: CellOf, { entry, posting, names, layout }: Row): string | number {
  if ('customer' in of) return own(names.customers, entry.accountId) || names.receivables;
  if ('entry' in of) {
    const value = entry[of.entry];
    if (of.entry === 'on') return dayAs(layout.day, entry.on);
    return typeof value === 'number' ? decimal(value, layout) : value;
  }
  if (!posting) return '';
  const { ledger, side, amount } = posting;
  switch (of.posting) {
    case 'ledger':
      return names[ledger];
    case 'amount':
      return decimal(amount, layout);
    case 'side':
      // From the customer's account: what is a credit of sales is a debit of theirs.
      return layout.sides?.[side === 'credit' ? 'debit' : 'credit'] ?? side;
    case 'debit':
    case 'credit':
      return side === of.posting ? decimal(amount, layout) : '';
    default:
      return of.posting satisfies never;
  }
}

/** Minor units as a number with two decimals: a sign is no formula. */
const decimal = (amount: number, { decimal: point }: JournalLayout): string | number =>
  point === '.' ? Number((amount / 100).toFixed(2)) : (amount / 100).toFixed(2).replace('.', point);

function dayAs(form: JournalLayout['day'], day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return form === 'YYYY-MM-DD' ? day : form === 'DDMM' ? `${date}${month}` : `${month}/${date}/${year}`;
}
