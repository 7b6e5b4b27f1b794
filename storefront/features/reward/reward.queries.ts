import { getQuery } from '#storefront/lib/queries.ts';

export const rewardBalanceQuery = getQuery('customer/getrewardbalance', {}, 'session');
