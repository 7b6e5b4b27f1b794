import type { CartEvent } from '#domain/cart/cart.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** The least that a store waits; how much longer, and whether at all, is asked then. */
const FIRST_LOOK_MS = 3_600_000;

const ofContact = (orderId: string, personId: string) =>
  personId.startsWith('contact:') ? { data: { orderId }, delayMs: FIRST_LOOK_MS } : [];

/**
 * One timer a cart, from when somebody who can be written to begins it; a job for each of its changes would be hundreds.
 * The decider decides whether it still applies.
 */
export const abandonCartWhenLeft = definePolicy<CartEvent, { orderId: string }>({
  name: 'abandon-cart-when-left',
  on: {
    CartOpened: ({ data: { orderId, personId } }) => ofContact(orderId, personId),
    CartTakenOver: ({ data: { orderId, personId } }) => ofContact(orderId, personId),
    CartResumed: ({ data: { orderId } }) => ({ data: { orderId }, delayMs: FIRST_LOOK_MS }),
  },
  kind: 'step',
  async run(left, { commands }) {
    const { laterMs } = await commands.cart.abandonIfLeft(left);
    return laterMs === undefined ? undefined : { laterMs };
  },
});
