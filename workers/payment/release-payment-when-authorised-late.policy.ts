import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Money that a provider reserved after the payment had been given up must not stay reserved. */
export const releasePaymentWhenAuthorisedLate = definePolicy<PaymentEvent, { paymentId: string }>({
  name: 'release-payment-when-authorised-late',
  on: { PaymentAuthorisedLate: ({ data: { paymentId } }) => ({ data: { paymentId } }) },
  kind: 'step',
  async run(payment, { commands }) {
    await commands.payment.releaseLate(payment);
  },
});
