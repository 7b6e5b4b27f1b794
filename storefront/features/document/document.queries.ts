import { postQuery } from '#storefront/lib/queries.ts';

export const documentsQuery = postQuery('store/getdocuments', {});
