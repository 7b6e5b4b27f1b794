import { csvText } from '#admin/lib/csv.ts';
import type { QuoteRow } from './quote.reader.ts';
import { differencePercent } from '#admin/lib/number-input.ts';

const COLUMNS = [
  'number',
  'status',
  'waitingFor',
  'requestedAt',
  'age',
  'account',
  'requestedBy',
  'email',
  'lines',
  'original',
  'negotiated',
  'difference',
  'currency',
  'validUntil',
  'daysLeft',
  'buyerChangedLines',
] as const;
type Column = (typeof COLUMNS)[number];
type Translate = (key: string) => string;

const values = (row: QuoteRow, t: Translate): Readonly<Record<Column, string | number>> => ({
  number: row.quoteNumber,
  status: t(`quote.status.${row.status}`),
  waitingFor: t(`quote.waitingFor.${row.waitingFor}`),
  requestedAt: row.requestedAt,
  age: row.ageDays,
  account: row.accountName,
  requestedBy: row.requestedBy,
  email: row.email,
  lines: row.lineCount,
  original: row.originalTotal / 100,
  negotiated: row.negotiatedTotal / 100,
  difference: differencePercent(row.originalTotal, row.negotiatedTotal),
  currency: row.currency,
  validUntil: row.validUntil ?? '',
  daysLeft: row.daysLeft ?? '',
  buyerChangedLines: row.buyerChangedLines ? t('ra.boolean.true') : '',
});

/** The rows as a CSV text with a head, in the reader's language. */
export const quotesCsv = (rows: readonly QuoteRow[], t: Translate): string =>
  csvText(
    COLUMNS,
    (column) => t(`quote.column.${column}`),
    rows.map((row) => values(row, t)),
  );
