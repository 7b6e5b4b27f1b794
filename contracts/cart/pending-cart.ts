// Pending carts (spec 2, 6, 7 and 9): what somebody began and left, beside the current cart.
import { z } from 'zod';
import { CART_LIMITS } from '#domain/cart/cart.events.ts';
import { itemShown } from '../shared/item-shown.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { linesAdded } from '../quick-order/quick-order.ts';
import { shortLine } from './saved-cart.ts';
import { amount, currencyCode, id, isoDate, none } from '../shared/shared.ts';

/** Spec 9: the filters, in days. */
export const PENDING_DAYS = [7, 30] as const;

const pendingCart = z.object({
  OrderID: z.string(),
  LineCount: z.int(),
  SubTotal: amount.meta({ description: 'At the prices of then' }),
  CurrencyCode: currencyCode,
  ChangedAt: isoDate,
});
export type PendingCart = z.output<typeof pendingCart>;

const shared = { via: 'post', access: signedInShoppers } as const;

export const pendingCartOperations = defineOperations({
  'cart/getAbandonedCartsExists': {
    ...shared,
    kind: 'query',
    summary: 'Whether carts wait beside the current one; for the prompt after signing in (setting ExistingCarts)',
    input: none,
    output: z.object({ Exists: z.boolean(), Count: z.int() }),
  },
  'cart/getAbandonedcarts': {
    ...shared,
    kind: 'query',
    summary: "One's own carts that are neither saved nor the current one, changed in the last 7 or 30 days",
    input: z.strictObject({ Days: z.union([z.literal(7), z.literal(30)]).default(30) }),
    output: z.object({ Carts: z.array(pendingCart).meta({ description: 'The newest first' }) }),
  },
  'cart/getAbandonedcartlines': {
    ...shared,
    kind: 'query',
    summary: 'The lines of a pending cart as they are today',
    input: z.strictObject({ OrderId: id }),
    output: z.object({ OrderLines: z.array(z.object({ LineID: z.string(), ...itemShown, Qty: z.int() })) }),
  },
  'checkout/updateabandonlines': {
    ...shared,
    kind: 'command',
    summary:
      'Moves lines of a pending cart into the current one, as far as they are available, or removes them; all of ' +
      'them where none is named. What cannot be had stays where it is, and is told line by line',
    input: z.strictObject({
      OrderId: id,
      Action: z.enum(['add', 'remove']),
      LineIDs: z.array(id).min(1, 'nothing_chosen').max(CART_LIMITS.lines, 'too_many').optional(),
      currentOrderId: id.optional(),
    }),
    output: linesAdded.extend({ Short: z.array(shortLine) }),
  },
});
