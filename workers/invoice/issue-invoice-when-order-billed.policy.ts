import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** What has left of an order is billed as it leaves; on an invoice of several orders that is done by whoever issues it. */
export const issueInvoiceWhenOrderBilled = definePolicy<OrderEvent, { orderId: string; invoiceId: string }>({
  name: 'issue-invoice-when-order-billed',
  on: {
    OrderBilled: ({ data: { orderId, invoiceId, position } }) => (position ? [] : { data: { orderId, invoiceId } }),
  },
  kind: 'step',
  async run(invoice, { commands }) {
    await commands.invoice.issueBilled(invoice);
  },
});
