import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE = 60_000;

/**
 * What was reserved for a checkout that failed is given back, however long the provider is away; most are by the
 * request that failed.
 */
export const releasePaymentWhenCheckoutFailed = definePolicy<CheckoutEvent, { paymentId: string; reason: string }>({
  name: 'release-payment-when-checkout-failed',
  on: {
    CheckoutFailed: ({ data: { code, paymentIds } }) =>
      paymentIds.map((paymentId) => ({ data: { paymentId, reason: code }, delayMs: MINUTE })),
  },
  kind: 'step',
  async run(failed, { commands }) {
    await commands.payment.cancel(failed);
  },
});
