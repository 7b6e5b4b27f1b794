// What waits for the reader: offers that they may order by, and answers that they have not read.
import { getQuery } from '#storefront/lib/queries.ts';

/** Shown by name; the others are counted. */
const SHOWN_OFFERS = 2;

export const openOffersQuery = getQuery(
  'customer/getquotes',
  { page: 1, pageSize: SHOWN_OFFERS, status: 'approved' },
  'session',
);
export const unreadMessagesQuery = getQuery('customer/getmessages', { page: 1, pageSize: 1 }, 'session');
