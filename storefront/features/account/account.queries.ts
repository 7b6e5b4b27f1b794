import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const recentOrdersQuery = getQuery('customer/getorders', { pageSize: 5 }, 'session');
export const addressBookQuery = postQuery('customer/getcustomeraddressbook', {}, 'session');
