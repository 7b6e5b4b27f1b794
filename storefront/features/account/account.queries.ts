import { getQuery } from '#storefront/lib/queries.ts';

export const recentOrdersQuery = getQuery('customer/getorders', { pageSize: 5 }, 'session');
export const ownSessionsQuery = getQuery('account/sessions', {}, 'session');
