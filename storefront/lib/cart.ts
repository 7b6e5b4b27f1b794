// The current cart, which several features show.
import type { QueryClient } from '@tanstack/react-query';
import { getQuery } from './queries.ts';
import { rememberCart } from './session.ts';

export const cartQuery = (orderId: string) => getQuery('cart/getcartdetails/{id}', { id: orderId }, 'session');

/** After any change: the cart and everything computed from it is asked for again. */
export async function refreshCart(client: QueryClient): Promise<void> {
  const routes = ['cart/getcartdetails/{id}', 'checkout/getheader', 'checkout/getshippingquotations', 'customer/getpaymentoptions'];
  await client.invalidateQueries({ predicate: ({ queryKey }) => routes.includes(String(queryKey[1])) });
}

/** The cart is gone: emptied, or placed as an order. */
export function forgetCart(client: QueryClient): void {
  rememberCart(client, { OrderId: '', lineCount: 0 });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === 'cart/getcartdetails/{id}' });
}
