import { csvText } from '#admin/lib/csv.ts';
import type { CustomerRow } from './customer.reader.ts';

/** Each column by the key of its head. */
const COLUMNS = [
  'name',
  'kind.name',
  'status.name',
  'contacts',
  'priceList',
  'creditLimit',
  'creditLeft',
  'owed',
  'overdue',
  'currency',
  'since',
] as const;
type Translate = (key: string) => string;

const values = (row: CustomerRow, t: Translate): Readonly<Record<(typeof COLUMNS)[number], string | number>> => ({
  name: row.name,
  'kind.name': t(`customer.kind.${row.kind}`),
  'status.name': t(`customer.status.${row.status}`),
  contacts: row.contacts,
  priceList: row.priceList,
  creditLimit: row.creditLimit / 100,
  creditLeft: row.creditLeft / 100,
  owed: row.owed / 100,
  overdue: row.overdue / 100,
  currency: row.currency,
  since: row.openedAt,
});

/** The rows as a CSV text with a head, in the reader's language. */
export const customersCsv = (rows: readonly CustomerRow[], t: Translate): string =>
  csvText(
    COLUMNS,
    (column) => t(`customer.${column}`),
    rows.map((row) => values(row, t)),
  );
