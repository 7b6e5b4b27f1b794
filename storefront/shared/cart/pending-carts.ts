import { postQuery } from '#storefront/lib/queries.ts';

export const PENDING_DAYS = [7, 30] as const;
export type PendingDays = (typeof PENDING_DAYS)[number];

export const pendingCartsQuery = (Days: PendingDays) => postQuery('cart/getAbandonedcarts', { Days }, 'session');
export const pendingCartsExistQuery = postQuery('cart/getAbandonedCartsExists', {}, 'session');
