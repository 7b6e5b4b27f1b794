import type { InvoicePaymentEvent } from '#domain/invoice-payment/invoice-payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE_MS = 60_000;

/** What a failed payment of invoices had reserved is given back, however long its provider is away. */
export const releasePaymentWhenInvoicePaymentFailed = definePolicy<InvoicePaymentEvent, { invoicePaymentId: string }>({
  name: 'release-payment-when-invoice-payment-failed',
  on: { InvoicePaymentFailed: ({ data: { invoicePaymentId } }) => ({ data: { invoicePaymentId } }) },
  kind: 'step',
  async run(payment, { commands }) {
    const { released } = await commands.invoicePayment.release(payment);
    return released ? undefined : { laterMs: MINUTE_MS };
  },
});
