import { getQuery } from '#storefront/lib/queries.ts';

export const quickOrderListsQuery = getQuery('checkout/getquickorderlist', {}, 'session');
