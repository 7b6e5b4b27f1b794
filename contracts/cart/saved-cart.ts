// Saved carts (spec 3, 5, 6 and 7): a cart put aside under a name, and taken up again.
import { z } from 'zod';
import { CART_LIMITS } from '#domain/cart/cart.events.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { linesAdded } from '../quick-order/quick-order.ts';
import { settings } from '../setting/settings.ts';
import { amount, currencyCode, done, id, isoDate, none, requiredText } from '../shared/shared.ts';

const savedCart = z.object({
  OrderID: z.string(),
  OrderTag: z.string().meta({ description: 'The name it was saved under' }),
  LineCount: z.int(),
  SubTotal: amount.meta({ description: 'At the prices that it was saved with' }),
  CurrencyCode: currencyCode,
  SavedAt: isoDate,
  IsCurrent: z.boolean().meta({ description: 'It was taken up again, and is shopped with' }),
});
export type SavedCart = z.output<typeof savedCart>;
const savedCarts = z.object({ Carts: z.array(savedCart).meta({ description: 'The newest first' }) });

/** A line of which not all can be had any more. */
export const shortLine = z.object({
  ProductId: z.string(),
  SkuName: z.string(),
  Qty: z.int().meta({ description: 'As it was' }),
  Left: z.int().meta({ description: 'So many are in the cart; 0 where the line was removed' }),
  Message: z.string(),
});

/** A cart that was put aside is the current one again. */
export const cartResumed = z.object({
  message: z.literal('success'),
  OrderID: z.string(),
  lineCount: z.int(),
  Short: z.array(shortLine),
  RepricedCount: z.int().meta({ description: 'Lines with another price than when it was put aside' }),
});
export type CartResumed = z.output<typeof cartResumed>;

const shared = { via: 'post', access: signedInShoppers, setting: settings.saveCart } as const;

export const savedCartOperations = defineOperations({
  'cart/savecartas': {
    ...shared,
    kind: 'command',
    summary:
      'Puts an own cart aside under a name, or gives a saved one another; sendEmail: its owner has a letter of it',
    input: z.strictObject({
      orderId: id,
      cartName: requiredText(CART_LIMITS.name),
      sendEmail: z.boolean().default(true),
    }),
    output: z.object({ message: z.literal('success'), LogId: z.literal(0), OrderTag: z.string() }),
  },
  'cart/getsavedcarts': {
    ...shared,
    kind: 'query',
    summary: "One's own saved carts",
    input: none,
    output: savedCarts,
  },
  'cart/removesavedcart': {
    ...shared,
    kind: 'command',
    summary: 'Removes a saved cart for good',
    input: z.strictObject({ orderId: id }),
    output: done,
  },
  'cart/RemoveSavedCartAndReloadWidget': {
    ...shared,
    kind: 'command',
    summary: 'Removes a saved cart for good; answers those that are left',
    input: z.strictObject({ orderId: id }),
    output: savedCarts.extend({ message: z.literal('success') }),
  },
  'cart/checkoutwithsavedcart': {
    ...shared,
    kind: 'command',
    summary:
      'Goes on with a saved cart: at the prices of today, without what can no longer be had, which is told line by ' +
      'line. The cart that was the current one waits among the pending carts',
    input: z.strictObject({ orderId: id }),
    output: cartResumed,
  },
  'cart/mergesavedcarttocurrentcart': {
    ...shared,
    kind: 'command',
    summary: 'Puts the lines of a saved cart into the current cart as well; told line by line. The saved cart stays',
    input: z.strictObject({ orderId: id, currentOrderId: id.optional() }),
    output: linesAdded,
  },
});
