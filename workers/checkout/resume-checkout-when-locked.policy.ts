import type { CartEvent } from '#domain/cart/cart.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { CHALLENGE_MINUTES } from '#domain/checkout/checkout.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

const MINUTE = 60_000;

const looks = <D>(data: D) => [MINUTE, (CHALLENGE_MINUTES + 1) * MINUTE].map((delayMs) => ({ data, delayMs }));

/**
 * A checkout whose request died is finished or undone: looked at after a minute, and once more when no challenge can be
 * open any longer. A checkout that is settled by then is left alone.
 */
export const resumeCheckoutWhenLocked = defineReaction<CartEvent | QuoteEvent, { orderId: string; attempt: number; source: 'cart' | 'quote' }>({
  name: 'resume-checkout-when-locked',
  on: {
    CartLocked: ({ data: { orderId, attempt } }) => looks({ orderId, attempt, source: 'cart' }),
    QuoteAccepted: ({ data: { quoteId, attempt } }) => looks({ orderId: quoteId, attempt, source: 'quote' }),
  },
  afterCrash: 'again',
  async run(locked, { call }) {
    await call('checkout/resume', locked);
  },
});
