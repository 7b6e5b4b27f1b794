import type { CartEvent } from '#domain/cart/cart.events.ts';
import { CHALLENGE_MINUTES } from '#domain/checkout/checkout.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

const MINUTE = 60_000;

/**
 * A checkout whose request died is finished or undone: looked at after a minute, and once more when no challenge can be
 * open any longer. A checkout that is settled by then is left alone.
 */
export const resumeCheckoutWhenCartLocked = defineReaction<CartEvent, { orderId: string; attempt: number }>({
  name: 'resume-checkout-when-cart-locked',
  on: {
    CartLocked: ({ data: { orderId, attempt } }) => [MINUTE, (CHALLENGE_MINUTES + 1) * MINUTE].map((delayMs) => ({ data: { orderId, attempt }, delayMs })),
  },
  afterCrash: 'again',
  async run({ orderId, attempt }, { call }) {
    await call('checkout/resume', { orderId, attempt });
  },
});
