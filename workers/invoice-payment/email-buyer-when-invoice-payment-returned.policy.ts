import { isOfOrder } from '#domain/invoice/invoice.events.ts';
import type { InvoicePaymentEvent, InvoiceShare } from '#domain/invoice-payment/invoice-payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendInvoice } from '#workers/invoice/send-invoice.ts';

/** The buyer's bank returned a debit: they are told of each invoice that it was to pay. */
export const emailBuyerWhenInvoicePaymentReturned = definePolicy<InvoicePaymentEvent, { invoiceId: string }>({
  name: 'email-buyer-when-invoice-payment-returned',
  on: {
    InvoicePaymentFailed: ({ data: { invoices = [] } }) => jobsFor(invoices),
    InvoicePaymentReturned: ({ data: { invoices } }) => jobsFor(invoices),
  },
  kind: 'notification',
  run: (invoice, context) => sendInvoice('invoice-payment-returned', invoice, context),
});

/** What is of no order has no paper to send. */
const jobsFor = (invoices: readonly InvoiceShare[]) =>
  invoices.filter(({ invoiceId }) => isOfOrder(invoiceId)).map(({ invoiceId }) => ({ data: { invoiceId } }));
