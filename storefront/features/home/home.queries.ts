import { getQuery, postQuery } from '#storefront/lib/queries.ts';

/** One row on a desk. */
const numberOfProducts = 5;

export const newArrivalsQuery = getQuery('category/newarrivals', { numberOfProducts });
export const bestSellersQuery = postQuery('category/bestsellers', { numberOfProducts });
export const featuredQuery = postQuery('category/featuredproducts', { numberOfProducts });
export const lastOrderQuery = getQuery('customer/getorders', { pageSize: 1 }, 'session');
