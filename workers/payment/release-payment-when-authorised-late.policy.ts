import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

/** Money that a provider reserved after the payment had been given up must not stay reserved. */
export const releasePaymentWhenAuthorisedLate = defineReaction<PaymentEvent, { paymentId: string }>({
  name: 'release-payment-when-authorised-late',
  on: { PaymentAuthorisedLate: ({ data: { paymentId } }) => ({ data: { paymentId } }) },
  kind: 'step',
  async run(payment, { call }) {
    await call('payment/releaselate', payment);
  },
});
