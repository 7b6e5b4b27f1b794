import type { InvoiceEvent } from '#domain/invoice/invoice.events.ts';
import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendInvoice } from './send-invoice.ts';

/** What is owed on the account comes with its invoice; what was paid at once has been confirmed. */
export const emailBuyerWhenInvoiceIssued = definePolicy<InvoiceEvent, { orderId: string; invoiceId: string }>({
  name: 'email-buyer-when-invoice-issued',
  on: {
    InvoiceIssued: ({ data: { orderId, invoiceId, payments } }) =>
      payments.some(({ method }) => moneyComesBy(method) === 'account') ? { data: { orderId, invoiceId } } : [],
  },
  kind: 'notification',
  run: (invoice, context) => sendInvoice('invoice-issued', invoice, context),
});
