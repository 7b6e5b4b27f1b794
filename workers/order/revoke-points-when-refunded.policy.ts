import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Goods that come back keep no points. */
export const revokePointsWhenRefunded = definePolicy<OrderEvent, { orderId: string; refundId: string }>({
  name: 'revoke-points-when-refunded',
  on: {
    OrderRefundCompleted: ({ data: { orderId, refundId, amount } }) => (amount ? { data: { orderId, refundId } } : []),
  },
  kind: 'step',
  async run(refund, { commands, states }) {
    await commands.reward.revoke({ ...refund, ...(await states.order.returnedGoods(refund)) });
  },
});
