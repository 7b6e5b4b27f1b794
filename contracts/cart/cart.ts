import type { CurrencyCode } from '#domain/shared/money.ts';
import { z } from 'zod';
import type { ShipTo } from '#domain/shared/order-draft.ts';
import { LINE_NOTE_LIMITS } from '#domain/line-note/line-note.events.ts';
import { CART_LIMITS, type CartHeaderData } from '#domain/cart/cart.events.ts';
import type { CartDelivery } from '#domain/shared/planned-delivery.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { defineOperations, shoppers } from '../shared/operation.ts';
import { orderWithLines, totals } from '../order/order.ts';
import { couponCode, couponShown, promotionShown } from '../promotion/promotion.ts';
import { linesAdded } from '../quick-order/quick-order.ts';
import { shortLine } from './saved-cart.ts';
import { settings } from '../setting/settings.ts';
import { amount, currencyCode, id, itemNumber, quantity, text } from '../shared/shared.ts';

/** The cart as its own stream has it: what a checkout is decided on. */
export interface CartAsOfNow {
  readonly status: 'none' | 'open' | 'locked' | 'ordered' | 'quoted' | 'discarded';
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
  readonly deliveries: readonly CartDelivery[];
  readonly deliverTo: ShipTo;
  /** The name under which it was saved; empty where it never was. */
  readonly tag: string;
  readonly coupons: readonly string[];
  readonly attempt: number;
  readonly changes: number;
  /** In which a quote was asked for. */
  readonly language?: string;
}

const cartLine = { OrderId: id, LineId: id };
const couponsAfter = z.object({ message: z.literal('success'), Coupons: z.array(z.string()) });

/** What the promotions of the shop make of a cart. */
export const cartDetails = orderWithLines.extend({
  Promotions: z
    .array(promotionShown)
    .meta({ description: 'Those that are met, in the order in which they are taken off, then those that nearly are' }),
  Coupons: z.array(couponShown),
  RemovedCoupons: z.array(z.string()).meta({ description: 'Dropped by the last change of the lines (spec 4)' }),
  TaxEstimate: z
    .object({
      TaxLines: totals.TaxLines,
      Total: amount.meta({ description: 'Of the goods with these taxes, without delivery' }),
    })
    .optional()
    .meta({ description: 'Taxes on the goods where prices are shown with them, for the same place' }),
});
export type CartDetails = z.output<typeof cartDetails>;

/** The cart after lines were removed. */
const cartWithout = z.object({
  orderDeleted: z.literal(true),
  orderEntityModel: cartDetails.extend({
    Message: z.string().meta({ description: 'For the eye; empty where there is nothing to say' }),
  }),
});

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
    output: cartWithout,
  },
  'cart/removecartitems': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: 'Removes several lines at once; of those that are gone already nothing is said',
    input: z.strictObject({ OrderId: id, LineIds: z.array(id).min(1, 'required').max(CART_LIMITS.lines, 'too_many') }),
    output: cartWithout,
  },
  'cart/removeallcartitems': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    summary: 'Removes all lines',
    input: z.strictObject({ OrderId: id }),
    output: z.object({ message: z.literal('success'), lineCount: z.literal(0) }),
  },
  'cart/additemstocart': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    perMinute: 60,
    refusesCardNumbers: true,
    summary:
      'Puts several items into the cart at once; what cannot be had is left out, and told line by line. A Note is put ' +
      'on the line that an item comes to, where that has none',
    input: z.strictObject({
      OrderId: id.optional(),
      Items: z
        .array(z.strictObject({ ProductId: itemNumber, Qty: quantity, Note: text(LINE_NOTE_LIMITS.note).optional() }))
        .min(1, 'nothing_chosen')
        .max(CART_LIMITS.lines, 'too_many'),
    }),
    output: linesAdded,
  },
  'cart/copytocart': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary:
      'Copies a placed order to the cart, or some of its lines: only what is available (spec 4), and told line by line',
    input: z.strictObject({
      OrderId: id,
      LineIDs: z.array(id).min(1, 'nothing_chosen').max(CART_LIMITS.lines, 'too_many').optional(),
      currentOrderId: id.optional().meta({ description: 'The cart to copy to; the current one where absent' }),
    }),
    output: linesAdded.extend({ Short: z.array(shortLine) }),
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
  'checkout/applymanualcoupontoorder': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    perMinute: 20,
    summary: 'Adds a coupon to an own cart; it goes when the lines change (spec 4)',
    input: z.strictObject({ OrderId: id, CouponCode: couponCode }),
    output: couponsAfter,
  },
  'cart/removecoupon': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: 'Takes a coupon out of an own cart',
    input: z.strictObject({ OrderId: id, CouponCode: couponCode }),
    output: couponsAfter,
  },
  'cart/getcartdetails/{id}': {
    via: 'get',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: 'The cart with its lines, prices and availability',
    input: z.strictObject({ id }),
    output: cartDetails,
  },
  'cart/getrewardearnings': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    summary: 'What an own cart would earn in points, and what one is worth in whole money (spec 3 and 7); 0 for guests',
    input: z.strictObject({ OrderID: id }),
    output: z.object({ orderEntityViewModel: cartDetails.pick({ RewardEarnings: true }) }),
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
      order: z.object({ OrderTag: z.string().meta({ description: 'Name under which it was saved, or empty' }) }),
      orderEntityViewModel: cartDetails,
    }),
  },
});
