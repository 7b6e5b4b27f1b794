import { postQuery } from '#storefront/lib/queries.ts';

export const reviewSummaryQuery = (productId: string) => postQuery('product/getreviewsummary', { productId });
/** Says what became of one's own review, too. */
export const reviewsQuery = (productId: string, page: number) =>
  postQuery('product/getcustomerreview', { productId, page }, 'session');
