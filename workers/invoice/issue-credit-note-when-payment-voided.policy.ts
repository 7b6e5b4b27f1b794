import { PAYMENT_REPLACED, type PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** What of a placed order will never be paid is owed no more. */
export const issueCreditNoteWhenPaymentVoided = definePolicy<
  PaymentEvent,
  { orderId: string; paymentId: string; reason: string; received?: number }
>({
  name: 'issue-credit-note-when-payment-voided',
  on: {
    PaymentVoided: ({ data: { orderId, paymentId, reason, received } }) =>
      orderId && reason !== PAYMENT_REPLACED
        ? { data: { orderId, paymentId, reason, ...(received ? { received } : {}) } }
        : [],
  },
  kind: 'step',
  async run(payment, { commands }) {
    await commands.invoice.creditVoided(payment);
  },
});
