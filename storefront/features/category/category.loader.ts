import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { listHref, parseListState } from './filter-url.ts';
import { paths } from '#storefront/shared/paths.ts';
import { loaded } from '#storefront/lib/queries.ts';
import { loader } from '#storefront/shared/loader.ts';
import { categoryHeadQuery, categoryListQuery, searchQuery } from './category.queries.ts';
import { keywordOf } from './keyword.ts';

export const categoryLoader = loader(({ load, params, url }) => {
  const id = params.id ?? '';
  return Promise.all([load(categoryHeadQuery(id)), load(categoryListQuery(id, parseListState(url.searchParams)))]);
});

/** Each page of the whole list; how it is sorted and narrowed makes no address of its own. */
export function categoryAddress({
  params,
  search,
  queryClient,
}: {
  params: { id?: string };
  search: URLSearchParams;
  queryClient: QueryClient;
}): string | undefined {
  const category = loaded(queryClient, categoryHeadQuery(params.id ?? ''));
  const { page } = parseListState(search);
  return (
    category &&
    listHref(paths.category(category), parseListState(new URLSearchParams()), {
      page: search.has('filters') ? 1 : page,
    })
  );
}

export const searchLoader = loader(async ({ load, url }) => {
  const state = parseListState(url.searchParams);
  const keyword = keywordOf(state);
  if (keyword === '') return;
  const found = await load(searchQuery(keyword, state));
  // Who types an item number wants the item.
  if (found.exactMatch && found.total === 1 && state.filters.size === 0)
    throw redirect(paths.product(found.exactMatch));
});
