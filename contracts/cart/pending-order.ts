// Pending orders (spec 2, 4 and 6): what several methods were to pay when its buyer left. Nothing of it is reserved.
import { z } from 'zod';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { amount, currencyCode, done, id, isoDate, none } from '../shared/shared.ts';
import { cartResumed } from './saved-cart.ts';

const pendingOrder = z.object({
  OrderID: z.string(),
  LineCount: z.int(),
  OrderTotal: amount.meta({ description: 'As it was to be paid' }),
  CurrencyCode: currencyCode,
  LeftAt: isoDate,
  PaymentParts: z.array(z.object({ name: z.string().meta({ description: 'Of the method' }), amount })),
});
export type PendingOrder = z.output<typeof pendingOrder>;

const shared = { via: 'post', access: signedInShoppers, setting: settings.multiplePayments } as const;

export const pendingOrderOperations = defineOperations({
  'cart/getpendingorders': {
    ...shared,
    kind: 'query',
    summary: "One's own orders that were left while several methods were to pay them; nothing was charged",
    input: none,
    output: z.object({ Orders: z.array(pendingOrder).meta({ description: 'The newest first' }) }),
  },
  'cart/checkoutwithpendingorder': {
    ...shared,
    kind: 'command',
    summary:
      'Makes a pending order the cart to go on with: at the prices of today, without what can no longer be had, which ' +
      'is told line by line',
    input: z.strictObject({ OrderId: id }),
    output: cartResumed,
  },
  'cart/removependingorder': {
    ...shared,
    kind: 'command',
    summary: 'Removes a pending order for good',
    input: z.strictObject({ OrderId: id }),
    output: done,
  },
});
