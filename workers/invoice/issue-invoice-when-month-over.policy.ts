import type { InvoiceEvent } from '#domain/invoice/invoice.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** The timer of an invoice of a month: what is left to be billed by then is decided then. */
export const issueInvoiceWhenMonthOver = definePolicy<InvoiceEvent, { invoiceId: string }>({
  name: 'issue-invoice-when-month-over',
  on: {
    InvoiceOrderAdded: ({ at, data: { invoiceId, closesAt } }) => ({
      data: { invoiceId },
      delayMs: Math.max(0, Date.parse(closesAt) - Date.parse(at)),
    }),
  },
  kind: 'step',
  async run(invoice, { commands }) {
    await commands.invoice.issueMonthly(invoice);
  },
});
