import { postQuery } from '#storefront/lib/queries.ts';

export const sharedCartQuery = (ShareID: string) => postQuery('cart/getsharedcart', { ShareID }, 'session');
