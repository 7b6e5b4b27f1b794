// A list's state in its address: `?filters=brand:Norvik,Tarn;bore:20&sort=price-up&page=2&view=table`.
import type { z } from 'zod';
import type { sortOrder } from '#contracts/category.ts';

export type SortOrder = z.output<typeof sortOrder>;
export type View = 'grid' | 'table';

/** Chosen values by facet key, in the order they were chosen. */
export type Filters = ReadonlyMap<string, readonly string[]>;

export interface ListState {
  readonly keyword?: string;
  /** A search within one category. */
  readonly category?: string;
  readonly filters: Filters;
  readonly sort: SortOrder;
  readonly page: number;
  readonly view: View;
}

export const sortOrders = [
  'best-match',
  'price-up',
  'price-down',
  'name',
  'newest',
] as const satisfies readonly SortOrder[];

/** Every name that a list's address may have. */
export const listParameters = ['keyword', 'category', 'filters', 'sort', 'page', 'view'] as const;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `brand:Norvik,Tarn;bore:20,25`: what contracts/category.ts expects. */
export const encodeFilters = (filters: Filters): string =>
  [...filters]
    .map(([key, values]) => `${encodeURIComponent(key)}:${values.map(encodeURIComponent).join(',')}`)
    .join(';');

export function parseFilters(text: string): Filters {
  const filters = new Map<string, readonly string[]>();
  for (const facet of text.slice(0, 2_000).split(';')) {
    const colon = facet.indexOf(':');
    const values = facet
      .slice(colon + 1)
      .split(',')
      .filter(Boolean)
      .map(decode);
    if (colon > 0 && values.length > 0) filters.set(decode(facet.slice(0, colon)), [...new Set(values)]);
  }
  return filters;
}

export function toggleFilter(filters: Filters, key: string, value: string): Filters {
  const next = new Map(filters);
  const values = filters.get(key) ?? [];
  const kept = values.includes(value) ? values.filter((v) => v !== value) : [...values, value];
  if (kept.length > 0) next.set(key, kept);
  else next.delete(key);
  return next;
}

export function parseListState(parameters: URLSearchParams): ListState {
  const page = Number(parameters.get('page') ?? 1);
  const sort = parameters.get('sort');
  return {
    keyword: parameters.get('keyword') ?? undefined,
    category: parameters.get('category') || undefined,
    filters: parseFilters(parameters.get('filters') ?? ''),
    sort: sortOrders.find((known) => known === sort) ?? 'best-match',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    view: parameters.get('view') === 'table' ? 'table' : 'grid',
  };
}

/** The address of a list in another state; what is default is left out, so one list has one address. */
export function listHref(path: string, state: ListState, change: Partial<ListState> = {}): string {
  const { keyword, category, filters, sort, page, view } = { ...state, page: 1, ...change };
  const parameters = [
    keyword === undefined ? '' : `keyword=${encodeURIComponent(keyword)}`,
    category === undefined ? '' : `category=${encodeURIComponent(category)}`,
    filters.size === 0
      ? ''
      : `filters=${encodeURIComponent(encodeFilters(filters)).replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%3B/g, ';')}`,
    sort === 'best-match' ? '' : `sort=${sort}`,
    page === 1 ? '' : `page=${page}`,
    view === 'grid' ? '' : `view=${view}`,
  ].filter(Boolean);
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
