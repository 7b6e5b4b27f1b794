import type { QuoteRow } from '#admin/app/data-provider.ts';
import { differencePercent } from './figures.ts';

const COLUMNS = ['number', 'status', 'turn', 'requestedAt', 'age', 'account', 'requestedBy', 'email', 'lines', 'original', 'negotiated', 'difference', 'currency', 'validUntil', 'daysLeft', 'buyerChangedLines'] as const;
type Column = (typeof COLUMNS)[number];
type Translate = (key: string) => string;

const values = (row: QuoteRow, t: Translate): Readonly<Record<Column, string | number>> => ({
  number: row.quoteNumber, status: t(`quote.status.${row.status}`), turn: t(`quote.turn.${row.turn}`), requestedAt: row.requestedAt, age: row.ageDays, account: row.accountName, requestedBy: row.requestedBy, email: row.email,
  lines: row.lineCount, original: row.originalTotal / 100, negotiated: row.negotiatedTotal / 100, difference: differencePercent(row.originalTotal, row.negotiatedTotal), currency: row.currency,
  validUntil: row.validUntil ?? '', daysLeft: row.daysLeft ?? '', buyerChangedLines: row.buyerChangedLines ? t('ra.boolean.true') : '',
});

/** One field of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe before it: buyers choose their own names. */
export function csvField(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The rows as a CSV text with a head, in the reader's language. */
export function quotesCsv(rows: readonly QuoteRow[], t: Translate): string {
  const lines = rows.map((row) => {
    const all = values(row, t);
    return COLUMNS.map((column) => csvField(all[column]));
  });
  return [COLUMNS.map((column) => csvField(t(`quote.column.${column}`))), ...lines].map((fields) => fields.join(',')).join('\r\n');
}
