import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const productQuery = (productId: string) => postQuery('product/productinfo', { productId });
export const similarQuery = (productId: string) =>
  postQuery('product/getsimilarproducts', { productId, numberOfProducts: 5 });
export const variantsQuery = (productId: string) => postQuery('product/getvariants', { productId });
/** Prices are the visitor's own: they come after the page. */
export const bundleDiscountQuery = (productId: string) =>
  postQuery('product/get_bundlediscount', { productId }, 'session');
export const promotionalTagsQuery = (productId: string) =>
  postQuery('product/getpromotionaltags', { productId }, 'session');
export const warehousesQuery = getQuery('store/getwarehouses', {});
