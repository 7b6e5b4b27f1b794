import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** What has left of an order is billed as it leaves. */
export const issueInvoiceWhenOrderBilled = definePolicy<OrderEvent, { orderId: string; invoiceId: string }>({
  name: 'issue-invoice-when-order-billed',
  on: { OrderBilled: ({ data: { orderId, invoiceId } }) => ({ data: { orderId, invoiceId } }) },
  kind: 'step',
  async run(invoice, { commands }) {
    await commands.invoice.issueBilled(invoice);
  },
});
