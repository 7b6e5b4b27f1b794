import type { CartEvent } from '#domain/cart/cart.events.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE = 60_000;

/**
 * A checkout whose request died is finished or undone: looked at every minute until it is settled, as most are by the
 * first look.
 */
export const resumeCheckoutWhenLocked = definePolicy<
  CartEvent | QuoteEvent | OrderEvent,
  { orderId: string; attempt: number; source: 'cart' | 'quote' | 'order' | 'payment' }
>({
  name: 'resume-checkout-when-locked',
  on: {
    CartLocked: ({ data: { orderId, attempt } }) => ({ data: { orderId, attempt, source: 'cart' }, delayMs: MINUTE }),
    QuoteAccepted: ({ data: { quoteId, attempt } }) => ({
      data: { orderId: quoteId, attempt, source: 'quote' },
      delayMs: MINUTE,
    }),
    OrderEditStarted: ({ data: { orderId, attempt } }) => ({
      data: { orderId, attempt, source: 'order' },
      delayMs: MINUTE,
    }),
    OrderPaymentStarted: ({ data: { orderId, attempt } }) => ({
      data: { orderId, attempt, source: 'payment' },
      delayMs: MINUTE,
    }),
  },
  kind: 'step',
  maxDelayMs: MINUTE,
  async run(locked, { commands }) {
    const { settled } = await commands.checkout.resume(locked);
    return settled ? undefined : { laterMs: MINUTE };
  },
});
