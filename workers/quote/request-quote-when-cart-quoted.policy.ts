import type { CartEvent } from '#domain/cart/cart.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

const SOON_MS = 30_000;

/** The click that closed the cart begins its quote too; where it died in between, this does it. */
export const requestQuoteWhenCartQuoted = defineReaction<CartEvent, { orderId: string }>({
  name: 'request-quote-when-cart-quoted',
  on: { CartQuoted: ({ data: { orderId } }) => ({ data: { orderId }, delayMs: SOON_MS }) },
  kind: 'step',
  async run({ orderId }, { call }) {
    await call('quote/request', { orderId });
  },
});
