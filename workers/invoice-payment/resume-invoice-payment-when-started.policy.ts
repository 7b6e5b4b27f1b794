import type { InvoicePaymentEvent } from '#domain/invoice-payment/invoice-payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE_MS = 60_000;

/** One whose request died, or that waits for the buyer's bank, is gone on with until it is paid or given up. */
export const resumeInvoicePaymentWhenStarted = definePolicy<InvoicePaymentEvent, { invoicePaymentId: string }>({
  name: 'resume-invoice-payment-when-started',
  on: {
    InvoicePaymentStarted: ({ data: { invoicePaymentId } }) => ({ data: { invoicePaymentId }, delayMs: MINUTE_MS }),
  },
  kind: 'step',
  async run(payment, { commands }) {
    const { pending } = await commands.invoicePayment.resume(payment);
    return pending ? { laterMs: MINUTE_MS } : undefined;
  },
});
