import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** A debit settles days after invoices were paid by it, and may be returned then and after. Of orders the payment knows which. */
export const settleInvoicePaymentWhenDebitEnded = definePolicy<
  PaymentEvent,
  { paymentId: string; returnCode?: string }
>({
  name: 'settle-invoice-payment-when-debit-ended',
  on: {
    PaymentReceived: ({ data: { orderId, paymentId } }) => (orderId ? [] : { data: { paymentId } }),
    PaymentReturned: ({ data: { orderId, paymentId, code: returnCode } }) =>
      orderId ? [] : { data: { paymentId, returnCode } },
  },
  kind: 'step',
  async run(payment, { commands }) {
    await commands.invoicePayment.settle(payment);
  },
});
