// What waits for the reader: offers that they may order by, answers that they have not read, and orders that we are late with.
import { getQuery } from '#storefront/lib/queries.ts';

/** Shown by name; the others are counted. */
const SHOWN_OFFERS = 2;
const SHOWN_ORDERS = 2;

export const openOffersQuery = getQuery(
  'customer/getquotes',
  { page: 1, pageSize: SHOWN_OFFERS, status: 'approved' },
  'session',
);
export const lateOrdersQuery = getQuery(
  'customer/getorders',
  { page: 1, pageSize: SHOWN_ORDERS, only: 'late' },
  'session',
);
export const unreadMessagesQuery = getQuery('customer/getmessages', { page: 1, pageSize: 1 }, 'session');
