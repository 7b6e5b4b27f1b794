import { loader } from '#storefront/shared/loader.ts';
import { articleQuery, articlesQuery } from '#storefront/shared/article/article.queries.ts';
import { blogPlaceOf } from './blog-place.ts';

export const blogLoader = loader(({ load, url }) => {
  const { page, category } = blogPlaceOf(url.searchParams);
  return load(articlesQuery(page, category));
});
/** What nobody has published is not found: the query says so. */
export const articleLoader = loader(({ load, params }) => load(articleQuery(params.article ?? '')));
