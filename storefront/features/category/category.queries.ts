import { encodeFilters, type ListState } from './filter-url.ts';
import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const categoryHeadQuery = (id: string) => getQuery('Category/GetCategoryDetails/{id}', { id });

const listInput = ({ filters, sort, column, page }: ListState) => ({
  filters: encodeFilters(filters),
  sort,
  column,
  page,
});

export const categoryListQuery = (category: string, state: ListState) =>
  getQuery('category/catalog', { category, ...listInput(state) });

export const searchQuery = (keyword: string, state: ListState) =>
  postQuery('category/searchbykeyword', { keyword, category: state.category, ...listInput(state) });

/** What the caller's account calls so: apart from the search, whose answers many accounts share. */
export const ownNumberQuery = (keyword: string) => postQuery('customer/findpartnumber', { keyword }, 'session');
