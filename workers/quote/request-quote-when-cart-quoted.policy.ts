import type { CartEvent } from '#domain/cart/cart.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const FIRST_CHECK_MS = 30_000;

/** The click that closed the cart begins its quote too; where it died in between, this does it. */
export const requestQuoteWhenCartQuoted = definePolicy<CartEvent, { orderId: string }>({
  name: 'request-quote-when-cart-quoted',
  on: { CartQuoted: ({ data: { orderId } }) => ({ data: { orderId }, delayMs: FIRST_CHECK_MS }) },
  kind: 'step',
  async run({ orderId }, { commands }) {
    await commands.quote.request({ orderId });
  },
});
