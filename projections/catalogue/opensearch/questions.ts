// Asks OpenSearch for a page of products: words, filters, facets, order. Pure, so that every question can be
// read and tested without a server.
import type { Clause } from '#platform/adapters/search/search-client.ts';
import type { PageQuestion } from '../index/catalogue-index.ts';
import { chosenRange, facetFilters, PRICE, type Filters, type Range } from '../index/facet-values.ts';
import { CENTS } from '../index/page-answers.ts';
import { compact } from '#projections/shared/words/words.ts';
import type { Reader } from '../reader.ts';
import { all, any, inCategories, withNumber } from './keyword-questions.ts';
import { valueOfAttribute } from './product-document.ts';

/** Products that a list shows at most, one page after the other: OpenSearch sorts all that stand before a page, too. */
export const WINDOW = 10_000;
/** Different values of facets among the hits of one search. */
const MOST_VALUES = 10_000;
const MOST_CATEGORIES = 5_000;

/** Products, and not what the index knows about itself. */
export const PRODUCTS: Clause = { term: { kind: 'product' } };
const CATALOGUE_ORDER = [{ place: 'asc' }, { number: 'asc' }, { itemNumber: 'asc' }] as const;
const NUMBER_ORDER = CATALOGUE_ORDER.slice(1);

/** One condition for each facet that is narrowed: any of the values that were chosen. */
const filterClauses = (filters: Filters): ReadonlyMap<string, Clause> =>
  new Map(
    [...filters].map(([key, values]) => [
      key,
      { terms: { values: [...values].map((value) => valueOfAttribute(key, value)) } },
    ]),
  );

/** Those whose price is within a range of whole money: of the first list, and of the standard one where that has none. */
function priceClause({ from, to }: Range, { prices: { lists, standard }, today }: Reader): Clause {
  const range: Clause = {
    range: {
      'listPrices.price': {
        ...(from === null ? {} : { gte: Math.round(from * CENTS) }),
        ...(to === null ? {} : { lte: Math.round(to * CENTS) }),
      },
    },
  };
  const has = (list: string, more: readonly Clause[] = []): Clause => ({
    nested: { path: 'listPrices', query: all([inForce(list, today), ...more]) },
  });
  const own = lists[0]?.priceList ?? standard;
  if (own === standard) return has(standard, [range]);
  return any([has(own, [range]), { bool: { must_not: [has(own)], filter: [has(standard, [range])] } }]);
}

const SPECIAL = /[.?+*|{}[\]()"\\#@&<>~^$-]/g;
const beginningWith = (key: string) => `${key.replace(SPECIAL, '\\$&')}=.*`;

export interface PageSearch {
  /** The words that are looked for, before filters. */
  readonly query: Clause;
  /** Categories that the hits are narrowed to; undefined: all. */
  readonly within?: readonly string[] | undefined;
  readonly filters: Filters;
  /** Facets that are counted without their own choice; a filter may name anything. */
  readonly countedAlone: readonly string[];
  readonly question: Pick<PageQuestion, 'sort' | 'page' | 'pageSize'>;
  readonly reader: Reader;
  /** Best matches first, rather than the order of the catalogue. */
  readonly isRanked: boolean;
}

export interface PageSearches {
  /**
   * The first counts everything; the page is taken from its hits. Where the order is that of a price list's own prices,
   * two others have the products with such a price and those without, each in its order: they are merged by it.
   */
  readonly bodies: readonly Clause[];
  /** Merges the hits of the second and third; undefined: those of the first are the page. */
  readonly merge: 'price-up' | 'price-down' | undefined;
  readonly from: number;
}

/** A facet's own choice does not narrow its own counts; every other facet's does. */
export function pageSearches(search: PageSearch): PageSearches {
  const { query, within, filters, countedAlone, question, reader, isRanked } = search;
  const clauses = filterClauses(facetFilters(filters));
  const price = reader.seesPrices ? chosenRange(filters, PRICE) : undefined;
  const inside = [...(within ? [inCategories(within)] : []), ...(price ? [priceClause(price, reader)] : [])];
  const except = (key: string | undefined) =>
    all([...inside, ...[...clauses].flatMap(([other, clause]) => (other === key ? [] : [clause]))]);
  const values = (include?: string) => ({
    terms: { field: 'facets', size: MOST_VALUES, ...(include === undefined ? {} : { include }) },
  });
  const base = { bool: { must: [query], filter: [PRODUCTS] } };
  const counted: Clause = {
    query: base,
    post_filter: except(undefined),
    track_total_hits: true,
    aggs: {
      all: { filter: except(undefined), aggs: { values: values() } },
      ...Object.fromEntries(
        countedAlone.map((key, at) => [
          `but ${at}`,
          { filter: except(key), aggs: { values: values(beginningWith(key)) } },
        ]),
      ),
      ...(isRanked ? { categories: { terms: { field: 'category', size: MOST_CATEGORIES } } } : {}),
    },
  };
  const from = (question.page - 1) * question.pageSize;
  const size = from + question.pageSize > WINDOW ? 0 : question.pageSize;
  const hits = { _source: false, track_total_hits: false };
  const { sort } = question;
  const byPrice = reader.seesPrices && (sort === 'price-up' || sort === 'price-down');
  const [ownList] = reader.prices.lists;
  if (byPrice && ownList && ownList.priceList !== reader.prices.standard && size) {
    const own: Clause = { nested: { path: 'listPrices', query: inForce(ownList.priceList, reader.today) } };
    const one = (more: Clause, order: readonly Clause[]) => ({
      ...hits,
      query: { bool: { must: [base], filter: [except(undefined)], ...more } },
      sort: order,
      size: from + size,
    });
    return {
      bodies: [
        { ...counted, size: 0 },
        one({ filter: [except(undefined), own] }, [
          priceOrder(sort, ownList.priceList, reader.today),
          ...CATALOGUE_ORDER,
        ]),
        one({ must_not: [own] }, [priceOrder(sort, reader.prices.standard, reader.today), ...CATALOGUE_ORDER]),
      ],
      merge: sort,
      from,
    };
  }
  const order = orderOf(sort, reader, isRanked);
  return {
    bodies: [{ ...counted, _source: false, sort: order, from: size ? from : 0, size }],
    merge: undefined,
    from,
  };
}

const ORDERS = { 'price-up': 'asc', 'price-down': 'desc' } as const;
/** What has no price counts as the dearest of all. */
const MISSING = { 'price-up': '_last', 'price-down': '_first' } as const;

/** The price of a list that holds on a day. */
const inForce = (list: string, day: string): Clause =>
  all([
    { term: { 'listPrices.list': list } },
    { range: { 'listPrices.from': { lte: day } } },
    { range: { 'listPrices.until': { gte: day } } },
  ]);
/**
 * By prices that stand in one list: rules, and lists between the first and the standard one, have no part in the order
 * here, only in what is shown.
 */
const priceOrder = (sort: keyof typeof ORDERS, list: string, day: string): Clause => ({
  'listPrices.price': {
    order: ORDERS[sort],
    missing: MISSING[sort],
    nested: { path: 'listPrices', filter: inForce(list, day) },
  },
});

/** To whom prices are not shown their order tells nothing either. */
function orderOf(
  sort: PageQuestion['sort'],
  { language, seesPrices, prices, today }: Reader,
  isRanked: boolean,
): readonly Clause[] {
  const best = isRanked ? [{ _score: 'desc' }, ...CATALOGUE_ORDER] : CATALOGUE_ORDER;
  switch (sort) {
    case 'best-match':
    // A field for each attribute would grow the mapping with the catalogue: the answer says that there is no such order.
    case 'column-up':
    case 'column-down':
      return best;
    case 'price-up':
    case 'price-down':
      return seesPrices ? [priceOrder(sort, prices.standard, today), ...CATALOGUE_ORDER] : best;
    case 'name':
      return [{ [language === 'fr' ? 'nameFr' : 'nameEn']: 'asc' }, ...NUMBER_ORDER];
    case 'newest':
      return [{ addedOn: 'desc' }, ...NUMBER_ORDER];
  }
}

const hitsOnly = (query: Clause | undefined, sort: readonly Clause[], size: number, more: Clause = {}): Clause => ({
  query: all([PRODUCTS, ...(query ? [query] : [])]),
  sort,
  size,
  _source: false,
  track_total_hits: false,
  ...more,
});

/** The product whose number this is, however it is written. */
export const exactSearch = (keyword: string): Clause => hitsOnly(withNumber(keyword), NUMBER_ORDER, 1);

/** Products whose number begins so. */
export const beginningSearch = (keyword: string, size: number): Clause =>
  hitsOnly({ prefix: { compact: { value: compact(keyword) } } }, [{ compact: 'asc' }, ...NUMBER_ORDER], size);

/** The best matches of a keyword. */
export const matchSearch = (query: Clause, size: number): Clause => ({
  ...hitsOnly(undefined, [{ _score: 'desc' }, ...CATALOGUE_ORDER], size),
  query: { bool: { must: [query], filter: [PRODUCTS] } },
});

/** The first of each category, and the first of all: both in the one order. */
export function familySearches(order: 'catalogue' | 'newest', size: number, within?: readonly string[]): Clause[] {
  const query = within && inCategories(within);
  const sort = order === 'newest' ? [{ addedOn: 'desc' }, ...NUMBER_ORDER] : CATALOGUE_ORDER;
  return [hitsOnly(query, sort, size, { collapse: { field: 'category' } }), hitsOnly(query, sort, 2 * size)];
}

/** Asks which of some items are sold in some categories. */
export const soldSearch = (itemNumbers: readonly string[], within: readonly string[]): Clause =>
  hitsOnly(all([{ terms: { itemNumber: itemNumbers } }, inCategories(within)]), NUMBER_ORDER, itemNumbers.length);

/** Counts the products in each category. */
export const categoryCounts = (): Clause => ({
  query: PRODUCTS,
  size: 0,
  track_total_hits: false,
  aggs: { categories: { terms: { field: 'category', size: MOST_CATEGORIES } } },
});

/** Products in the order of their numbers, after one of them. */
export const numberSearch = (after: readonly [number: string, itemNumber: string] | undefined, size: number): Clause =>
  hitsOnly(undefined, NUMBER_ORDER, size, after ? { search_after: after } : {});

/** Counts the numbers of attributes, by their place among them, or the words of texts that are a number with a unit. */
export const numberCounts = (attributes: readonly string[]): Clause => ({
  query: PRODUCTS,
  size: 0,
  track_total_hits: false,
  aggs: Object.fromEntries(
    attributes.map((key, at) => [
      `numbers ${at}`,
      { terms: { field: 'values', size: MOST_VALUES, include: beginningWith(key) } },
    ]),
  ),
});
export const measureCounts = (): Clause => ({
  query: PRODUCTS,
  size: 0,
  track_total_hits: false,
  aggs: { measures: { terms: { field: 'measures', size: MOST_VALUES } } },
});

/** One product by its number. */
export const onlyProduct = (itemNumber: string): Clause => all([PRODUCTS, { term: { itemNumber } }]);
