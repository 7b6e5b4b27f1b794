import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE = 60_000;

/**
 * A refund whose request died, or whose provider did not answer, is asked for again by the same key until it is
 * settled, as most are by the first look.
 */
export const completeRefundWhenRequested = definePolicy<OrderEvent, { orderId: string; refundId: string }>({
  name: 'complete-refund-when-requested',
  on: { OrderRefundRequested: ({ data: { orderId, refundId } }) => ({ data: { orderId, refundId }, delayMs: MINUTE }) },
  kind: 'step',
  async run(refund, { commands }) {
    const { status } = await commands.order.completeRefund(refund);
    return status === 'pending' ? { laterMs: MINUTE } : undefined;
  },
});
