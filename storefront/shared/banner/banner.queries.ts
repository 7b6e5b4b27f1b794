import { postQuery } from '#storefront/lib/queries.ts';

/** Today's banners of a category, or with an empty id of the home page. */
export const bannersQuery = (categoryId: string) => postQuery('store/getbanners', categoryId ? { categoryId } : {});
