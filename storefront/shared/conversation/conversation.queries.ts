import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const messagesPageSize = 20;
export const messagesQuery = (page: number) =>
  getQuery('customer/getmessages', { page, pageSize: messagesPageSize }, 'session');
export const conversationQuery = (orderId?: string) =>
  postQuery(
    'customer/getconversation',
    orderId === undefined ? { about: 'account' } : { about: 'order', id: orderId },
    'session',
  );
