import type { FileColumn } from '#admin/lib/table-file.ts';
import type { CustomerRow } from './customer.reader.ts';

/** What a file of the list says of each; what the table has no column for is there whatever the reader hides. */
export const customerColumns: readonly FileColumn<CustomerRow>[] = [
  { source: 'name', label: 'customer.name', value: ({ name }) => name },
  { source: 'kind', label: 'customer.kind.name', value: ({ kind }, t) => t(`customer.kind.${kind}`) },
  { source: 'status', label: 'customer.status.name', value: ({ status }, t) => t(`customer.status.${status}`) },
  { source: 'salesRep', label: 'customer.salesRep', value: ({ salesRep }) => salesRep },
  { source: 'contacts', label: 'customer.contacts', value: ({ contacts }) => contacts },
  { source: 'priceList', label: 'customer.priceList', value: ({ priceList }) => priceList },
  { source: 'creditLimit', label: 'customer.creditLimit', value: ({ creditLimit }) => creditLimit / 100 },
  { source: 'creditLeft', label: 'customer.creditLeft', value: ({ creditLeft }) => creditLeft / 100 },
  { source: 'owed', label: 'customer.owed', value: ({ owed }) => owed / 100 },
  { source: 'overdue', label: 'customer.overdue', value: ({ overdue }) => overdue / 100 },
  { source: 'currency', label: 'customer.currency', value: ({ currency }) => currency },
  { source: 'openedAt', label: 'customer.since', value: ({ openedAt }) => openedAt },
];
