import { redirect } from 'react-router-dom';
import { parseListState } from './filter-url.ts';
import { paths } from '#storefront/shared/paths.ts';
import { latestArticlesQuery } from '#storefront/shared/article/article.queries.ts';
import { bannersQuery } from '#storefront/shared/banner/banner.queries.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isSignedIn, userQuery } from '#storefront/shared/session/session.ts';
import { categoryHeadQuery, categoryListQuery, ownNumberQuery, searchQuery } from './category.queries.ts';
import { keywordOf } from './keyword.ts';

export const categoryLoader = loader(({ load, params, url }) => {
  const id = params.id ?? '';
  return Promise.all([
    load(categoryHeadQuery(id)),
    load(categoryListQuery(id, parseListState(url.searchParams))),
    load(bannersQuery(id)),
    load(latestArticlesQuery(id)),
  ]);
});

export const searchLoader = loader(async ({ load, url }) => {
  const state = parseListState(url.searchParams);
  const keyword = keywordOf(state);
  if (keyword === '') return;
  const user = await load(userQuery);
  const [found, own] = await Promise.all([
    load(searchQuery(keyword, state)),
    isSignedIn(user) && keyword.length > 1 ? load(ownNumberQuery(keyword)) : undefined,
  ]);
  // Who types an item number wants the item; who narrows or turns pages has seen the list.
  if (state.filters.size > 0 || state.page > 1 || state.category !== undefined) return;
  const { Exact } = own ?? {};
  // What the customer calls so comes first; where the shop has another item of that number, both are shown.
  if (Exact && !Exact.OtherItem)
    throw redirect(paths.product({ itemNumber: Exact.ProductId, seoFriendlyName: Exact.SEOFriendlyName }));
  if (found.exactMatch && !Exact) throw redirect(paths.product(found.exactMatch));
});
