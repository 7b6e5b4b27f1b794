import type { QueryClient } from '@tanstack/react-query';
import { getQuery } from '#storefront/lib/queries.ts';
import { paths } from '#storefront/shared/paths.ts';

export const PAGE_SIZE = 25;

interface Place {
  readonly page: number;
  readonly search: string;
}

/** What an address says; the first page of all where it says nothing that could be meant. */
export function parsePlace(parameters: URLSearchParams): Place {
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 2_000 ? page : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
  };
}

export function partNumbersHref({ page, search }: Place): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return query.size ? `${paths.partNumbers}?${query.toString()}` : paths.partNumbers;
}

const route = 'customer/getpartnumbers';
export const partNumbersQuery = ({ page, search }: Place) =>
  getQuery(route, { page, pageSize: PAGE_SIZE, search }, 'session');

export const refreshPartNumbers = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['get', route] });
