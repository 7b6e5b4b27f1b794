import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** What of a placed order will never be paid is owed no more. */
export const issueCreditNoteWhenPaymentVoided = definePolicy<
  PaymentEvent,
  { orderId: string; paymentId: string; reason: string }
>({
  name: 'issue-credit-note-when-payment-voided',
  on: {
    PaymentVoided: ({ data: { orderId, paymentId, reason } }) =>
      orderId && reason !== 'payment_replaced' ? { data: { orderId, paymentId, reason } } : [],
  },
  kind: 'step',
  async run(payment, { commands }) {
    await commands.invoice.creditVoided(payment);
  },
});
