import { postQuery } from '#storefront/lib/queries.ts';

export const orderCompleteQuery = (OrderId: string) => postQuery('checkout/get_ordercomplete', { OrderId }, 'session');
