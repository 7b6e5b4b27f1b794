import type { FileColumn } from '#admin/lib/table-file.ts';
import { differencePercent } from '#admin/lib/number-input.ts';
import type { QuoteRow } from './quote.reader.ts';

/** What a file of the list says of each; what the table has no column for is there whatever the reader hides. */
export const quoteColumns: readonly FileColumn<QuoteRow>[] = [
  { source: 'quoteNumber', label: 'quote.column.number', value: (row) => row.quoteNumber },
  { source: 'status', label: 'quote.column.status', value: (row, t) => t(`quote.status.${row.status}`) },
  {
    source: 'waitingFor',
    label: 'quote.column.waitingFor',
    value: (row, t) => t(`quote.waitingFor.${row.waitingFor}`),
  },
  { source: 'requestedAt', label: 'quote.column.requestedAt', value: (row) => row.requestedAt },
  { source: 'ageDays', label: 'quote.column.age', value: (row) => row.ageDays },
  { source: 'accountName', label: 'quote.column.account', value: (row) => row.accountName },
  { source: 'requestedBy', label: 'quote.column.requestedBy', value: (row) => row.requestedBy },
  { source: 'email', label: 'quote.column.email', value: (row) => row.email },
  { source: 'lineCount', label: 'quote.column.lines', value: (row) => row.lineCount },
  { source: 'originalTotal', label: 'quote.column.original', value: (row) => row.originalTotal / 100 },
  { source: 'negotiatedTotal', label: 'quote.column.negotiated', value: (row) => row.negotiatedTotal / 100 },
  {
    source: 'difference',
    label: 'quote.column.difference',
    value: (row) => differencePercent(row.originalTotal, row.negotiatedTotal),
  },
  { source: 'currency', label: 'quote.column.currency', value: (row) => row.currency },
  { source: 'validUntil', label: 'quote.column.validUntil', value: (row) => row.validUntil ?? '' },
  { source: 'daysLeft', label: 'quote.column.daysLeft', value: (row) => row.daysLeft ?? '' },
  {
    source: 'buyerChangedLines',
    label: 'quote.column.buyerChangedLines',
    value: (row, t) => (row.buyerChangedLines ? t('ra.boolean.true') : ''),
  },
];
