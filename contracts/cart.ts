import type { CurrencyCode } from '#domain/shared/money.ts';
import { z } from 'zod';
import type { CartHeaderData } from '#domain/cart/cart.events.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { defineOperations, shoppers } from './operation.ts';
import { orderWithLines } from './order.ts';
import { settings } from './settings.ts';
import { amount, currencyCode, id, itemNumber, quantity, text } from './shared.ts';

/** The cart as its own stream has it: what a checkout is decided on. */
export interface CartAsOfNow {
  readonly status: 'none' | 'open' | 'locked' | 'ordered' | 'quoted';
  readonly personId: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
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

const cartLine = { OrderId: id, LineId: id };

export const cartOperations = defineOperations({
  'cart/addtocart': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    summary:
      'Adds a product to an own cart that exists; ' +
      'without OrderId to the current cart of the session, which the shop opens when there is none',
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
      'Removes a line. orderDeleted says that it was removed, with the cart as it now is (spec 4 and 7); ' +
      'whatever keeps it from that is a refusal with its text',
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
