import { getQuery, postQuery } from '#storefront/lib/queries.ts';
import type { InvoiceListState } from './invoice-list-url.ts';
import type { TransactionListState } from './transaction-list-url.ts';

export const invoicesPageSize = 20;

export const invoicesQuery = ({ page, search, filter }: InvoiceListState) =>
  getQuery('customer/getinvoices', { page, pageSize: invoicesPageSize, search, filter }, 'session');
export const invoiceQuery = (InvoiceId: string) => getQuery('customer/getinvoicedetails', { InvoiceId }, 'session');
export const invoicePaymentOptionsQuery = getQuery('customer/getinvoicepaymentoptions', {}, 'session');
export const statementsPageSize = 12;
/** The page of statements that the address asks for. */
export const statementsPage = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get('statements'))) || 1);
export const statementsQuery = (page: number) =>
  getQuery('customer/getstatements', { page, pageSize: statementsPageSize }, 'session');
export const agedBalanceQuery = getQuery('customer/getagedbalance', {}, 'session');
export const paymentPromiseQuery = getQuery('customer/getpaymentpromise', {}, 'session');
export const transactionsQuery = ({ page, search, from, to, kind }: TransactionListState) =>
  postQuery(
    'customer/getcustomerfilterpaymenthistory',
    {
      ...{ page, pageSize: invoicesPageSize, search },
      ...(from && { from }),
      ...(to && { to }),
      ...(kind && { kind }),
    },
    'session',
  );
