import { csvLine } from '#domain/shared/table/csv-text.ts';
import { postingsOf, type JournalEntry, type Ledger, type Posting } from './journal.ts';
import type { CellOf, JournalLayout } from './journal-layouts.ts';

/** What the dealer's books call each account. */
export type LedgerNames = Readonly<Record<Ledger, string>>;

export const journalHead = ({ columns, separator }: JournalLayout): string =>
  csvLine(
    columns.map(({ head }) => head),
    separator,
  );

/** The rows of some entries, each with its line break before it. */
export function journalRows(layout: JournalLayout, entries: readonly JournalEntry[], names: LedgerNames): string {
  const rows = entries.flatMap((entry) => {
    const postings = postingsOf(entry);
    const shown = {
      entries: [undefined],
      postings,
      'contra-postings': postings.filter(({ ledger }) => ledger !== 'receivables'),
    }[layout.rows];
    return shown.map((posting) => layout.columns.map(({ of }) => cell(of, { entry, posting, names, layout })));
  });
  return rows.map((row) => `\r\n${csvLine(row, layout.separator)}`).join('');
}

interface Row {
  readonly entry: JournalEntry;
  readonly posting: Posting | undefined;
  readonly names: LedgerNames;
  readonly layout: JournalLayout;
}

function cell(of: CellOf, { entry, posting, names, layout }: Row): string | number {
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
