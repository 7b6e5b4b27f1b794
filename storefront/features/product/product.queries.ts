import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const productQuery = (productId: string) => postQuery('product/productinfo', { productId });
export const similarQuery = (productId: string) =>
  postQuery('product/getsimilarproducts', { productId, numberOfProducts: 5 });
export const warehousesQuery = getQuery('store/getwarehouses', {});
