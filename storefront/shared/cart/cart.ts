// The current cart, which several features show.
import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { getQuery } from '#storefront/lib/queries.ts';
import { rememberCart } from '#storefront/shared/session/session.ts';

export const cartQuery = (orderId: string) => getQuery('cart/getcartdetails/{id}', { id: orderId }, 'session');

/** Queries whose answers are computed from the cart. */
const computed = [
  'checkout/getheader',
  'checkout/getshippingquotations',
  'checkout/getperlinecustomeraddressbook',
  'checkout/getshippingquotationsperaddress',
  'customer/getpaymentoptions',
];

/** After any change: the cart and everything computed from it is asked for again. */
export async function refreshCart(client: QueryClient): Promise<void> {
  const routes = ['cart/getcartdetails/{id}', ...computed];
  await client.invalidateQueries({ predicate: ({ queryKey }) => routes.includes(String(queryKey[1])) });
}

/** The cart is gone: emptied, or placed as an order. */
export function forgetCart(client: QueryClient): void {
  rememberCart(client, { OrderId: '', lineCount: 0 });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === 'cart/getcartdetails/{id}' });
}

/** So many lines the cart was last seen with. */
export const cartLines = (client: QueryClient, orderId: string): number =>
  client.getQueryData<Output<'cart/getcartdetails/{id}'>>(cartQuery(orderId).queryKey)?.OrderLines.length ?? 0;

/** After a change whose answer is the cart itself (spec 4); what was computed from it is asked for again. */
export function takeCart(
  client: QueryClient,
  { Message: _, ...cart }: Output<'cart/removecartitem'>['orderEntityModel'],
): void {
  const { OrderID: OrderId, LineCount: lineCount } = cart.OrderHeader;
  client.setQueryData(cartQuery(OrderId).queryKey, cart);
  rememberCart(client, { OrderId, lineCount });
  void client.invalidateQueries({ predicate: ({ queryKey }) => computed.includes(String(queryKey[1])) });
}
