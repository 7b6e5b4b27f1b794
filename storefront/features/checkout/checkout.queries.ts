import { postQuery } from '#storefront/lib/queries.ts';

export const headerQuery = (OrderId: string) => postQuery('checkout/getheader', { OrderId }, 'session');
export const orderCompleteQuery = (OrderId: string) => postQuery('checkout/get_ordercomplete', { OrderId }, 'session');
