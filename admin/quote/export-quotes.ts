import { downloadCSV } from 'react-admin';
import type { QuoteRow } from '#admin/app/data-provider.ts';
import { quotesCsv } from './quotes-csv.ts';

/** What the list shows, as a file; a byte order mark tells spreadsheets that it is UTF-8. */
export const exportQuotes = (t: (key: string) => string) => (rows: QuoteRow[]) => downloadCSV(`\ufeff${quotesCsv(rows, t)}`, 'quotes');
