import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

const MINUTE = 60_000;

/**
 * A refund whose request died, or whose provider did not answer, is asked for again by the same key until it is
 * settled, as most are by the first look.
 */
export const settleRefundWhenRequested = defineReaction<OrderEvent, { orderId: string; refundId: string }>({
  name: 'settle-refund-when-requested',
  on: { OrderRefundRequested: ({ data: { orderId, refundId } }) => ({ data: { orderId, refundId }, delayMs: MINUTE }) },
  kind: 'step',
  async run(refund, { call }) {
    const { status } = await call('order/settlerefund', refund);
    return status === 'pending' ? { laterMs: MINUTE } : undefined;
  },
});
