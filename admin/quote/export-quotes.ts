import { downloadCsv } from '#admin/lib/download-csv.ts';
import type { QuoteRow } from './quote.reader.ts';
import { quotesCsv } from './quotes-csv.ts';

/** What the list shows, as a file. */
export const exportQuotes = (t: (key: string) => string) => (rows: QuoteRow[]) =>
  downloadCsv(quotesCsv(rows, t), 'quotes');
