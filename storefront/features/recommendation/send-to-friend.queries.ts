import { postQuery } from '#storefront/lib/queries.ts';

export const friendProductQuery = (productId: string) => postQuery('product/productinfo', { productId });
