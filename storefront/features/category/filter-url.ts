// A list's state in its address: `?filters=brand:Norvik,Tarn;bore:20&sort=price-up&page=2&view=table`.
import type { z } from 'zod';
import type { sortOrder } from '#contracts/category/category.ts';

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
  /** What `column-up` and `column-down` sort by. */
  readonly column: string;
  readonly page: number;
  readonly view: View;
  /** Columns of the table that are not shown. */
  readonly hidden: readonly string[];
}

/** Those that can be chosen from a list; the others are columns of the table. */
export const sortOrders = [
  'best-match',
  'price-up',
  'price-down',
  'name',
  'newest',
] as const satisfies readonly SortOrder[];
const columnOrders = ['column-up', 'column-down'] as const satisfies readonly SortOrder[];

/** Every name that a list's address may have. */
export const listParameters = [
  'keyword',
  'category',
  'filters',
  'sort',
  'column',
  'page',
  'view',
  'hide',
  // Of a form in which a range is typed; addresses that the shop makes have it among the filters.
  'range',
  'from',
  'to',
] as const;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `brand:Norvik,Tarn;bore:20,25`: what contracts/category/category.ts expects. */
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

const RANGE = /^(-?\d*\.?\d*)\.\.(-?\d*\.?\d*)$/;

/** The ends of a range as they were typed; undefined for a value. */
export function rangeOf(value: string): { readonly from: string; readonly to: string } | undefined {
  const [, from, to] = RANGE.exec(value) ?? [];
  return from === undefined || to === undefined || !(from || to) ? undefined : { from, to };
}

/** What a buyer types as a number; a decimal comma is one. */
const typedNumber = (text: string): string => {
  const number = text.trim().replace(',', '.');
  return number !== '' && Number.isFinite(Number(number)) ? String(Number(number)) : '';
};

/** A range takes the place of what was chosen of the facet; without either end the facet is free again. */
export function withRange(filters: Filters, key: string, from: string, to: string): Filters {
  const next = new Map(filters);
  const ends = [typedNumber(from), typedNumber(to)];
  // The wrong way round is what somebody meant the right way round.
  if (ends.every(Boolean) && Number(ends[0]) > Number(ends[1])) ends.reverse();
  if (ends.some(Boolean)) next.set(key, [ends.join('..')]);
  else next.delete(key);
  return next;
}

/** A value takes the place of a range of its facet. */
export function toggleFilter(filters: Filters, key: string, value: string): Filters {
  const next = new Map(filters);
  const values = (filters.get(key) ?? []).filter((one) => one === value || !rangeOf(one));
  const selection = values.includes(value) ? values.filter((v) => v !== value) : [...values, value];
  if (selection.length > 0) next.set(key, selection);
  else next.delete(key);
  return next;
}

const COLUMN = /^[a-z][a-z0-9_]{0,39}$/;

function orderOf(parameters: URLSearchParams): Pick<ListState, 'sort' | 'column'> {
  const sort = parameters.get('sort');
  const column = parameters.get('column') ?? '';
  const ofColumn = COLUMN.test(column) ? columnOrders.find((known) => known === sort) : undefined;
  if (ofColumn) return { sort: ofColumn, column };
  return { sort: sortOrders.find((known) => known === sort) ?? 'best-match', column: '' };
}

export function parseListState(parameters: URLSearchParams): ListState {
  const page = Number(parameters.get('page') ?? 1);
  const range = parameters.get('range');
  const filters = parseFilters(parameters.get('filters') ?? '');
  return {
    keyword: parameters.get('keyword') ?? undefined,
    category: parameters.get('category') || undefined,
    filters: range ? withRange(filters, range, parameters.get('from') ?? '', parameters.get('to') ?? '') : filters,
    ...orderOf(parameters),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    view: parameters.get('view') === 'table' ? 'table' : 'grid',
    hidden: (parameters.get('hide') ?? '')
      .slice(0, 400)
      .split(',')
      .filter((one) => COLUMN.test(one)),
  };
}

/** The address of a list in another state; what is default is left out, so one list has one address. */
export function listHref(path: string, state: ListState, change: Partial<ListState> = {}): string {
  const { keyword, category, filters, sort, column, page, view, hidden } = { ...state, page: 1, ...change };
  const parameters = [
    keyword === undefined ? '' : `keyword=${encodeURIComponent(keyword)}`,
    category === undefined ? '' : `category=${encodeURIComponent(category)}`,
    filters.size === 0
      ? ''
      : `filters=${encodeURIComponent(encodeFilters(filters)).replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%3B/g, ';')}`,
    sort === 'best-match' ? '' : `sort=${sort}`,
    sort.startsWith('column') ? `column=${column}` : '',
    page === 1 ? '' : `page=${page}`,
    view === 'grid' ? '' : `view=${view}`,
    hidden.length === 0 ? '' : `hide=${hidden.join(',')}`,
  ].filter(Boolean);
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
