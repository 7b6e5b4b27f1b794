import { postQuery } from '#storefront/lib/queries.ts';

/** Spec 9: the blog shows five. */
const LATEST = 5;
export const PAGE_SIZE = 12;

/** The newest articles, of all the blog or of a category. */
export const latestArticlesQuery = (categoryId = '') =>
  postQuery('store/getarticles', { pageSize: LATEST, ...(categoryId && { categoryId }) });

export const articlesQuery = (page: number, categoryId: string) =>
  postQuery('store/getarticles', { page, pageSize: PAGE_SIZE, ...(categoryId && { categoryId }) });
export const articleQuery = (name: string) => postQuery('store/getarticle', { name });
