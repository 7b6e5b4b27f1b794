// One order to several addresses: which units go where, and each delivery by its own method.
import { z } from 'zod';
import { CART_LIMITS } from '#domain/cart/cart.events.ts';
import { savedAddress } from '../account/account.ts';
import { orderLine, totals } from '../order/order.ts';
import { settings } from '../setting/settings.ts';
import { defineOperations, shoppers } from '../shared/operation.ts';
import { address, currencyCode, id, quantity } from '../shared/shared.ts';
import { cartDelivery, shippingQuotation } from './checkout.ts';

const forGuests = [settings.guestsSeePrices, settings.guestCheckout];
const ofCart = z.strictObject({ OrderId: id });
const deliveries = z.object({ Deliveries: z.array(cartDelivery) });

export const cartDeliveryOperations = defineOperations({
  'checkout/getperlinecustomeraddressbook': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    forGuests,
    summary: 'Lines of an own cart with what of them goes where, and the addresses that they can go to',
    input: ofCart,
    output: z.object({
      Lines: z.array(
        orderLine
          .pick({ LineID: true, ProductId: true, SEOFriendlyName: true, SkuName: true, ProductImageURL: true })
          .extend({
            ...orderLine.pick({ Qty: true, Unit: true, PackQuantity: true }).shape,
            Parts: z.array(z.object({ DeliveryID: z.string(), Qty: z.int() })),
          }),
      ),
      Places: z
        .array(z.object({ DeliveryID: z.string(), ShipTo: address }))
        .meta({ description: 'Addresses that were chosen for this cart, its own first' }),
      AddressBook: z.array(savedAddress),
    }),
  },
  'checkout/saveorderlineaddress': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests,
    summary:
      'Says which units of an own cart go where, all at once: what is not named goes to the address of the cart. ' +
      'Without lines all of it goes there',
    input: z.strictObject({
      OrderId: id,
      Lines: z
        .array(z.strictObject({ LineID: id, Qty: quantity, ShipTo: address }))
        .max(CART_LIMITS.lines * 2, 'too_many'),
    }),
    output: deliveries,
  },
  'checkout/orderlinesgroupbyaddress': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    forGuests,
    summary: 'The deliveries of an own cart: its lines by the address that they go to, with freight and taxes',
    input: ofCart,
    output: deliveries.extend({ ...totals, CurrencyCode: currencyCode }),
  },
  'checkout/getshippingquotationsperaddress': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    forGuests,
    summary: 'Shipping methods of each delivery of an own cart, with price and dates',
    input: ofCart,
    output: z.object({
      Deliveries: z.array(
        z.object({
          DeliveryID: z.string(),
          Served: z.boolean().meta({ description: 'Whether the shop sells there' }),
          Quotations: z.array(shippingQuotation),
        }),
      ),
    }),
  },
  'checkout/saveperlineshippingquotations': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests,
    summary: 'Says how deliveries of an own cart go; answers the totals with tax and shipping',
    input: z.strictObject({
      OrderId: id,
      Deliveries: z
        .array(z.strictObject({ DeliveryID: id, ShippingMethod: id }))
        .min(1, 'nothing_chosen')
        .max(CART_LIMITS.deliveries, 'too_many'),
    }),
    output: deliveries.extend({ ...totals, CurrencyCode: currencyCode }),
  },
});
