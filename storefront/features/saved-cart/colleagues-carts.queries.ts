import { postQuery } from '#storefront/lib/queries.ts';
import type { PendingDays } from '#storefront/shared/cart/pending-carts.ts';

export const colleaguesCartsQuery = (Kind: 'saved' | 'pending', Days: PendingDays = 30) =>
  postQuery('cart/getcolleaguescarts', { Kind, Days }, 'session');

export const colleaguesLinesQuery = (OrderId: string) =>
  postQuery('cart/getcolleaguescartlines', { OrderId }, 'session');
