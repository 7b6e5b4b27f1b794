import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** What was given back is taken off the bill; of a refund that was declined in part, that part. */
export const issueCreditNoteWhenRefunded = definePolicy<OrderEvent, { orderId: string; refundId: string }>({
  name: 'issue-credit-note-when-refunded',
  on: {
    OrderRefundCompleted: ({ data: { orderId, refundId, amount } }) =>
      amount > 0 ? { data: { orderId, refundId } } : [],
    OrderRefundDeclined: ({ data: { orderId, refundId, refunded } }) =>
      refunded.length ? { data: { orderId, refundId } } : [],
  },
  kind: 'step',
  async run(refund, { commands }) {
    await commands.invoice.credit(refund);
  },
});
