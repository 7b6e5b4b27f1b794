// The questions as OpenSearch reads them: no double can say whether it takes a question the wrong way.
import { english, termsOf } from '../index/testing/small-index.ts';
import { pageSearches, WINDOW, type PageSearch } from './questions.ts';

const query = { term: { category: { value: 'bearings' } } };
const ask = (more: Partial<PageSearch> = {}) =>
  pageSearches({
    query,
    filters: new Map(),
    countedAlone: [],
    question: { sort: 'best-match', page: 1, pageSize: 24 },
    reader: english,
    isRanked: false,
    ...more,
  });
interface Shown {
  readonly aggs: Record<string, { readonly filter: unknown; readonly aggs: unknown }>;
  readonly sort: readonly unknown[];
  readonly from: number;
  readonly size: number;
  readonly query: unknown;
}
const first = (more?: Partial<PageSearch>) => ask(more).bodies[0] as unknown as Shown;

/** The price of a list that holds on the reader's day. */
const inForce = (list: string) => ({
  bool: {
    filter: [
      { term: { 'listPrices.list': list } },
      { range: { 'listPrices.from': { lte: english.today } } },
      { range: { 'listPrices.until': { gte: english.today } } },
    ],
  },
});

describe('the question for a page', () => {
  it('counts every hit exactly, and brings no documents', () => {
    expect(first()).toMatchObject({ track_total_hits: true, _source: false, from: 0, size: 24 });
    expect(first({ question: { sort: 'name', page: 3, pageSize: 10 } })).toMatchObject({ from: 20, size: 10 });
  });
  it('narrows the hits after everything was counted, and each facet by the choices of the others', () => {
    const filters = new Map([
      ['brand', new Set(['Tarn', 'No=1'])],
      ['bore.x', new Set(['25'])],
    ]);
    const brand = { terms: { values: ['brand=Tarn', 'brand=No=1'] } };
    const bore = { terms: { values: ['bore.x=25'] } };
    expect(first({ filters, countedAlone: ['brand', 'bore.x'] })).toMatchObject({
      post_filter: { bool: { filter: [brand, bore] } },
      aggs: {
        all: { filter: { bool: { filter: [brand, bore] } } },
        'but 0': {
          filter: { bool: { filter: [bore] } },
          aggs: { values: { terms: { field: 'facets', include: 'brand=.*' } } },
        },
        'but 1': {
          filter: { bool: { filter: [brand] } },
          aggs: { values: { terms: { include: 'bore\\.x=.*' } } },
        },
      },
    });
  });
  it('counts by category what words found, before it is narrowed', () => {
    expect(first({ isRanked: true })).toMatchObject({ aggs: { categories: { terms: { field: 'category' } } } });
    expect(Object.keys(first().aggs)).toEqual(['all']);
  });
  it('asks for no more products than OpenSearch sorts at once, and still counts', () => {
    const far = first({ question: { sort: 'name', page: WINDOW / 24 + 2, pageSize: 24 } });
    expect(far).toMatchObject({ from: 0, size: 0, track_total_hits: true });
    expect(first({ question: { sort: 'name', page: WINDOW / 10, pageSize: 10 } })).toMatchObject({ size: 10 });
  });
  it('sorts by the standard price for who pays that, what has none as the dearest', () => {
    const sort = (by: 'price-up' | 'price-down') => first({ question: { sort: by, page: 1, pageSize: 24 } }).sort[0];
    const nested = { path: 'listPrices', filter: inForce('standard') };
    expect(sort('price-up')).toEqual({ 'listPrices.price': { order: 'asc', missing: '_last', nested } });
    expect(sort('price-down')).toEqual({ 'listPrices.price': { order: 'desc', missing: '_first', nested } });
  });
  it('sorts by the own prices of a list, and beside them by the standard prices of what has none there', () => {
    const reader = { ...english, prices: termsOf('contract') };
    const { bodies, merge, from } = ask({ reader, question: { sort: 'price-up', page: 2, pageSize: 24 } });
    expect([bodies.length, merge, from]).toEqual([3, 'price-up', 24]);
    const own = { nested: { path: 'listPrices', query: inForce('contract') } };
    expect(bodies).toMatchObject([
      { size: 0, track_total_hits: true },
      {
        size: 48,
        query: { bool: { filter: [{}, own] } },
        sort: [{ 'listPrices.price': { order: 'asc', nested: { path: 'listPrices' } } }, {}, {}, {}],
      },
      {
        size: 48,
        query: { bool: { must_not: [own] } },
        sort: [{ 'listPrices.price': { missing: '_last' } }, {}, {}, {}],
      },
    ]);
  });
  it('asks for no order of prices for who may not see them', () => {
    const reader = { ...english, prices: termsOf('contract'), seesPrices: false };
    const { bodies } = ask({ reader, question: { sort: 'price-up', page: 1, pageSize: 24 } });
    expect(bodies).toHaveLength(1);
    expect(JSON.stringify(bodies)).not.toContain('price');
  });
});
