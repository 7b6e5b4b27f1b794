import { postQuery } from '#storefront/lib/queries.ts';

/** A published page by the last part of its address. */
export const pageQuery = (name: string) => postQuery('store/getvirtualPage', { name });
