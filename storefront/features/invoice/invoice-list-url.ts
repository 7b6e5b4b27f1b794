import { INVOICE_FILTERS, type InvoiceFilter } from '#contracts/invoice/invoice-filters.ts';
import { paths } from '#storefront/shared/paths.ts';

export interface InvoiceListState {
  readonly page: number;
  readonly search: string;
  readonly filter: InvoiceFilter;
}

export function parseInvoiceList(parameters: URLSearchParams): InvoiceListState {
  const page = Number(parameters.get('page') ?? 1);
  const filter = parameters.get('show');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
    filter: INVOICE_FILTERS.find((one) => one === filter) ?? 'all',
  };
}

export function invoiceListHref({ page, search, filter }: InvoiceListState): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(filter !== 'all' && { show: filter }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parameters ? `${paths.invoices}?${parameters}` : paths.invoices;
}
