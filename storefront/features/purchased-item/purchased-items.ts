import { getQuery } from '#storefront/lib/queries.ts';
import { paths } from '#storefront/shared/paths.ts';

export const PAGE_SIZE = 20;
export const SORTS = ['last', 'quantity', 'times', 'item'] as const;

interface Place {
  readonly page: number;
  readonly search: string;
  readonly sort: (typeof SORTS)[number];
}

/** What an address says; the latest where it says nothing that could be meant. */
export function parsePurchased(parameters: URLSearchParams): Place {
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
    sort: SORTS.find((one) => one === parameters.get('sort')) ?? 'last',
  };
}

export function purchasedHref({ page, search, sort }: Place): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'last' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size ? `${paths.purchasedItems}?${parameters.toString()}` : paths.purchasedItems;
}

export const purchasedItemsQuery = ({ page, search, sort }: Place) =>
  getQuery('customer/getpurchaseditems', { page, pageSize: PAGE_SIZE, search, sort }, 'session');
