import { loader } from '#storefront/shared/loader.ts';
import { articleQuery, articlesQuery } from '#storefront/shared/article/article.queries.ts';
import { pageOf } from './page-of.ts';

export const blogLoader = loader(({ load, url }) => load(articlesQuery(pageOf(url.searchParams))));
/** What nobody has published is not found: the query says so. */
export const articleLoader = loader(({ load, params }) => load(articleQuery(params.article ?? '')));
