import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

/** Goods that came back go on the shelf again: one job per item, each a command on that item's own ledger. */
export const returnStockWhenRefunded = defineReaction<OrderEvent, { itemNumber: string; refundId: string; quantity: number }>({
  name: 'return-stock-when-refunded',
  on: { OrderRefundCompleted: ({ data: { refundId, returned } }) => returned.map((units) => ({ data: { ...units, refundId } })) },
  kind: 'step',
  async run(part, { call }) {
    await call('stock/return', part);
  },
});
