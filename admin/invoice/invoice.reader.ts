import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { listReader } from '#admin/lib/list-reader.ts';
import type { Request } from '#contracts/api.ts';
import type { AdminInvoice } from '#contracts/invoice/invoice.ts';

export type InvoiceRow = AdminInvoice & RaRecord<string>;

export const invoiceReader = listReader<Request<'admin/invoice/list'>, AdminInvoice>({
  sort: 'issuedOn',
  list: (query) => client.get('admin/invoice/list', query),
  one: (invoiceId) => client.get('admin/invoice/detail', { invoiceId }),
  idOf: ({ invoiceId }) => invoiceId,
});
