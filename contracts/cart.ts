import { z } from 'zod';
import type { CartHeaderData } from '#domain/cart/cart.events.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { defineOperations, shoppers } from './operation.ts';
import { orderWithLines } from './order.ts';
import { settings } from './settings.ts';
import { amount, currencyCode, done, id, itemNumber, quantity, text } from './shared.ts';

/** The cart as its own stream has it: what a checkout is decided on. */
export interface CartAsOfNow {
  readonly status: 'none' | 'open' | 'locked' | 'ordered' | 'quoted';
  readonly personId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly itemNumber: string;
    readonly quantity: number;
    readonly price: LinePrice;
  }[];
  readonly header: CartHeaderData;
  readonly attempt: number;
  readonly changes: number;
  /** In which a quote was asked for. */
  readonly language?: string;
}
const cartAsOfNow = z.custom<CartAsOfNow>();

const cartLine = { OrderId: id, LineId: id };

export const cartOperations = defineOperations({
  'cart/addtocart': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    summary:
      'Adds a product to an own cart that exists; without OrderId to the current cart of the session, which the shop opens when there is none',
    input: z.strictObject({ OrderId: id.optional(), ProductId: itemNumber, Qty: quantity.default(1) }),
    output: z.object({
      OrderID: z.string(),
      LineID: z.string(),
      Qty: z.int(),
      UnitPrice: amount,
      ExtendedPrice: amount,
      lineCount: z.int(),
      SubTotal: amount,
      CurrencyCode: currencyCode,
    }),
  },
  'cart/updatequantity': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: "Changes a line's quantity; its tier price follows",
    input: z.strictObject({ ...cartLine, Qty: quantity }),
    output: z.object({
      OrderID: z.string(),
      LineID: z.string(),
      Qty: z.int(),
      UnitPrice: amount,
      ExtendedPrice: amount,
      lineCount: z.int(),
      SubTotal: amount,
      CurrencyCode: currencyCode,
    }),
  },
  'cart/removecartitem': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary:
      'Removes a line. orderDeleted says that it was removed, with the cart as it now is (spec 4 and 7); whatever keeps it from that is a refusal with its text',
    input: z.strictObject(cartLine),
    output: z.object({
      orderDeleted: z.literal(true),
      orderEntityModel: orderWithLines.extend({
        Message: z.string().meta({ description: 'For the eye; empty where there is nothing to say' }),
      }),
    }),
  },
  'cart/removeallcartitems': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    summary: 'Removes all lines',
    input: z.strictObject({ OrderId: id }),
    output: z.object({ message: z.literal('success'), lineCount: z.literal(0) }),
  },
  'cart/acceptprices': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: "Takes over today's prices for all lines, after a price_changed refusal",
    input: z.strictObject({ OrderId: id }),
    output: z.object({ SubTotal: amount }),
  },
  'cart/getcartdetails/{id}': {
    via: 'get',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: 'The cart with its lines, prices and availability',
    input: z.strictObject({ id }),
    output: orderWithLines,
  },
  'cart/current': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: "A person's newest open cart that is not empty",
    input: z.strictObject({ personId: z.string() }),
    output: z.object({ orderId: z.string(), lineCount: z.int() }),
  },
  'cart/buyers': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'Who shops with these carts, by id; of a guest only what they have entered so far',
    input: z.strictObject({ orderIds: z.array(z.string()) }),
    output: z.record(z.string(), z.object({ name: z.string(), email: z.string() })),
  },
  'cart/linecount': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'How many lines a cart has; 0 once it was ordered',
    input: z.strictObject({ orderId: z.string() }),
    output: z.object({ lineCount: z.int() }),
  },
  'cart/join': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Takes a guest cart along into the cart of who signed in; answers the cart to go on with',
    input: z.strictObject({
      guestOrderId: z.string(),
      ownOrderId: z.string(),
      personId: z.string(),
      accountId: z.string(),
    }),
    output: z.object({ orderId: z.string() }),
  },
  'cart/own': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: "The caller's own cart as of its last event; somebody else's does not exist",
    input: z.strictObject({ orderId: z.string() }),
    output: cartAsOfNow,
  },
  'cart/asofnow': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'A cart as of its last event, whoever asks',
    input: z.strictObject({ orderId: z.string() }),
    output: cartAsOfNow,
  },
  'cart/saveheader': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves what was chosen during checkout; answers the cart',
    input: z.strictObject({ orderId: z.string(), header: z.custom<CartHeaderData>() }),
    output: cartAsOfNow,
  },
  'cart/lock': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Closes the cart for changes while it is being paid',
    input: z.strictObject({ orderId: z.string(), attempt: z.int(), changesSeen: z.int() }),
    output: done,
  },
  'cart/unlock': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Opens the cart again after a checkout that came to nothing',
    input: z.strictObject({ orderId: z.string(), attempt: z.int(), reason: z.string() }),
    output: done,
  },
  'cart/markordered': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Closes the cart for good: it became an order',
    input: z.strictObject({ orderId: z.string(), attempt: z.int() }),
    output: done,
  },
  'cart/markquoted': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Closes the cart for good: it became a quote; answers the cart',
    input: z.strictObject({ orderId: z.string(), changesSeen: z.int() }),
    output: cartAsOfNow,
  },
  'cart/getorderheader': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: "The cart's header; with Param1 'orderpayment' what checkout needs (spec 7)",
    input: z.strictObject({ OrderId: id, Param1: text(40).default(''), Param2: text(40).default('') }),
    output: z.object({
      objOrderEntrySetup: z.object({ AllowMultiplePayments: z.boolean() }),
      orderEntityViewModel: orderWithLines,
    }),
  },
});
