import { postQuery } from '#storefront/lib/queries.ts';

/** How many there are, and the first of them. */
export const questionsQuery = (productId: string) => postQuery('product/getquestions', { productId });
export const questionSearchQuery = (productId: string, search: string, page: number) =>
  postQuery('product/searchquestions', { productId, search, page });
