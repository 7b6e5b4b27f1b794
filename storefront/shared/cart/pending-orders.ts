import { postQuery } from '#storefront/lib/queries.ts';

export const pendingOrdersQuery = postQuery('cart/getpendingorders', {}, 'session');
