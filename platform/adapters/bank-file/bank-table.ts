// A bank's transactions as a table: the columns are known by their headings, in English, French or German.
import { isDay } from '#domain/shared/day.ts';
import type { CellRow } from '#domain/shared/quick-order/quick-order-lines.ts';
import {
  keptTexts,
  writtenAmount,
  type BankEntry,
  type BankFile,
  type BankFileFault,
  type BankFileRead,
} from './bank-file.ts';

/** The first of each that a heading has counts. */
const HEADINGS = {
  day: [
    'booking ?date|booked( on)?|posting ?date|posted( date)?|transaction date',
    "date( (d')?operation| comptable)?|buchungstag|buchungsdatum",
  ],
  amount: ['amount( \\(.*\\))?|transaction amount|credit ?/ ?debit|montant|betrag'],
  credit: ['credit|credit amount|paid in|money in|deposits?|depots?|haben|gutschrift'],
  debit: ['debit|debit amount|paid out|money out|withdrawals?|retraits?|soll|lastschrift'],
  currency: ['currency|ccy|devise|monnaie|wahrung'],
  payer: [
    'name|payer|payer name|counterparty( name)?|sender|from',
    "nom|payeur|donneur d'?ordre|contrepartie|auftraggeber.*",
  ],
  text: [
    'description|details?|memo|narrative|remittance.*|message|payment details',
    'libelle|communication|motif|details? du paiement|verwendungszweck',
  ],
  reference: [
    'reference|ref|bank reference|transaction id|transaction reference',
    'numero|reference banque|kundenreferenz',
  ],
} as const;

type Column = keyof typeof HEADINGS;

const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * @param dayFirst of days such as 03/04/2026; where it is not said, the file's own days decide
 */
export function bankTable([heading, ...rows]: readonly CellRow[], dayFirst?: boolean): BankFileRead {
  const headings = heading?.cells ?? [];
  const columns = columnsOf(headings);
  if (columns.day === undefined || (columns.amount ?? columns.credit) === undefined)
    return { fault: { code: 'bank_file_columns', params: { headings: headings.join(', ').slice(0, 200) } } };
  const cellOf: CellOf = ({ cells }, column) => (cells[columns[column] ?? -1] ?? '').trim();
  const days = rows.map((row) => cellOf(row, 'day'));
  const isDayFirst = dayFirst ?? orderOf(days);
  return isDayFirst === undefined
    ? { fault: { code: 'bank_file_days_ambiguous', params: { day: days.find(isNumeric) ?? '' } } }
    : { file: fileOf(rows, cellOf, isDayFirst) };
}

type CellOf = (row: CellRow, column: Column) => string;

function fileOf(rows: readonly CellRow[], cellOf: CellOf, isDayFirst: boolean): BankFile {
  const entries: BankEntry[] = [];
  const faults: BankFileFault[] = [];
  let others = 0;
  for (const row of rows) {
    const { line } = row;
    const bookedOn = dayOf(cellOf(row, 'day'), isDayFirst);
    const amount = amountOf((column) => cellOf(row, column));
    if (bookedOn === undefined) faults.push({ line, code: 'bank_line_day', params: {} });
    else if (amount === undefined) faults.push({ line, code: 'bank_line_amount', params: {} });
    else if (amount <= 0) others += 1;
    else
      entries.push({
        ...{ line, bookedOn, amount, currency: cellOf(row, 'currency').toUpperCase() },
        ...keptTexts({
          payer: cellOf(row, 'payer'),
          text: cellOf(row, 'text'),
          reference: cellOf(row, 'reference'),
        }),
      });
  }
  return { account: '', entries, others, faults };
}

function columnsOf(headings: readonly string[]): Partial<Record<Column, number>> {
  const names = headings.map(plain);
  const found: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(HEADINGS) as Column[]) {
    const pattern = new RegExp(`^(?:${HEADINGS[column].join('|')})$`);
    const index = names.findIndex((name) => pattern.test(name));
    if (index >= 0) found[column] = index;
  }
  return found;
}

/** Money in is above 0. A column of each kind stands for one that has both. */
function amountOf(cell: (column: Column) => string): number | undefined {
  if (cell('amount')) return writtenAmount(cell('amount'));
  if (cell('credit')) return writtenAmount(cell('credit'));
  const out = cell('debit') ? writtenAmount(cell('debit')) : undefined;
  return out === undefined ? undefined : -Math.abs(out);
}

const NUMERIC = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const isNumeric = (day: string) => NUMERIC.test(day);

/** Whether the day stands before the month; undefined where every day of the file may be read either way. */
function orderOf(days: readonly string[]): boolean | undefined {
  const numeric = days.flatMap((day) => {
    const [, first, second] = NUMERIC.exec(day) ?? [];
    // Nobody who writes points begins with the month.
    return first && second && !day.includes('.') ? [[Number(first), Number(second)] as const] : [];
  });
  if (numeric.some(([first]) => first > 12)) return true;
  if (numeric.some(([, second]) => second > 12)) return false;
  return numeric.every(([first, second]) => first === second) ? true : undefined;
}

function dayOf(text: string, dayFirst: boolean): string | undefined {
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/.exec(text);
  const numeric = NUMERIC.exec(text);
  const two = (part = '') => part.padStart(2, '0');
  const day = iso
    ? `${iso[1]}-${iso[2]}-${iso[3]}`
    : numeric
      ? `${numeric[3]}-${two(dayFirst ? numeric[2] : numeric[1])}-${two(dayFirst ? numeric[1] : numeric[2])}`
      : '';
  return isDay(day) ? day : undefined;
}
