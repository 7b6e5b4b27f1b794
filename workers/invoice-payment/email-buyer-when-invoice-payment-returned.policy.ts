import { orderIdOfInvoice } from '#domain/invoice/invoice.events.ts';
import type { InvoicePaymentEvent } from '#domain/invoice-payment/invoice-payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendInvoice } from '#workers/invoice/send-invoice.ts';

/** The buyer's bank returned a debit: they are told of each invoice that it was to pay. */
export const emailBuyerWhenInvoicePaymentReturned = definePolicy<
  InvoicePaymentEvent,
  { orderId: string; invoiceId: string }
>({
  name: 'email-buyer-when-invoice-payment-returned',
  on: {
    InvoicePaymentFailed: ({ data: { invoices = [] } }) => invoices.map(jobOf),
    InvoicePaymentReturned: ({ data: { invoices } }) => invoices.map(jobOf),
  },
  kind: 'notification',
  run: (invoice, context) => sendInvoice('invoice-payment-returned', invoice, context),
});

const jobOf = ({ invoiceId }: { readonly invoiceId: string }) => ({
  data: { orderId: orderIdOfInvoice(invoiceId), invoiceId },
});
