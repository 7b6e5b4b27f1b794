// These queries serve a cart and the quote that it became: both keep the same id.
import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const headerQuery = (OrderId: string) => postQuery('checkout/getheader', { OrderId }, 'session');
export const paymentOptionsQuery = (orderId: string) => getQuery('customer/getpaymentoptions', { orderId }, 'session');

export interface Destination {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
}
export const quotationsQuery = (OrderId: string, destination: Destination) =>
  postQuery('checkout/getshippingquotations', { OrderId, ...destination }, 'session');
/** What can be picked up needs no address. */
export const pickupsQuery = (OrderId: string) =>
  postQuery('checkout/getshippingquotations', { OrderId, kind: 'pickup' }, 'session');
