import { postQuery } from '#storefront/lib/queries.ts';

/** Lines with what of them goes where, and the addresses to choose from. */
export const linePlacesQuery = (OrderId: string) =>
  postQuery('checkout/getperlinecustomeraddressbook', { OrderId }, 'session');

/** By what each delivery can go. */
export const deliveryQuotationsQuery = (OrderId: string) =>
  postQuery('checkout/getshippingquotationsperaddress', { OrderId }, 'session');
