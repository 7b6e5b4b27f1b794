import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

const MINUTE = 60_000;

/**
 * What was reserved for a checkout that failed is given back, however long the provider is away; most are by the
 * request that failed.
 */
export const releasePaymentWhenCheckoutFailed = defineReaction<
  CheckoutEvent,
  { orderId: string; attempt: number; reason: string }
>({
  name: 'release-payment-when-checkout-failed',
  on: {
    CheckoutFailed: ({ data: { orderId, attempt, code } }) => ({
      data: { orderId, attempt, reason: code },
      delayMs: MINUTE,
    }),
  },
  kind: 'step',
  async run(failed, { call }) {
    await call('checkout/releasepayment', failed);
  },
});
