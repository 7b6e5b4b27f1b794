import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const recentOrdersQuery = getQuery('customer/getorders', { pageSize: 5 }, 'session');
export const spendingQuery = getQuery('customer/getspending', {}, 'session');
export const oftenBoughtQuery = getQuery('customer/getpurchaseditems', { sort: 'times', pageSize: 4 }, 'session');
export const ordersOfMonthQuery = postQuery('customer/getorderdcountbyperiod', { Days: 30 }, 'session');
/** In the reader's language; a change is asked within a minute. */
export const registrationFormQuery = getQuery('account/registrationform', {});
export const ownSessionsQuery = getQuery('account/sessions', {}, 'session');
export const openidProvidersQuery = getQuery('account/openid/providers', {});
export const openidLinksQuery = getQuery('account/openid/links', {}, 'session');
export const secondFactorQuery = getQuery('account/secondfactor', {}, 'session');
export const loginDetailsQuery = getQuery('account/logindetails', {}, 'session');
