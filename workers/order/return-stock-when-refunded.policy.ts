import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/**
 * Goods that came back go on the shelf again: one job per item, each a command on that item's own ledger. `orderId` is
 * for staff, should it fail.
 */
export const returnStockWhenRefunded = definePolicy<
  OrderEvent,
  { itemNumber: string; refundId: string; quantity: number; orderId?: string }
>({
  name: 'return-stock-when-refunded',
  on: {
    OrderRefundCompleted: ({ data: { orderId, refundId, returned } }) =>
      returned.map((units) => ({ data: { ...units, refundId, orderId } })),
    OrderReplacementRequested: ({ data: { orderId, returnId: refundId, returned } }) =>
      returned.map((units) => ({ data: { ...units, refundId, orderId } })),
  },
  kind: 'step',
  async run({ orderId: _, ...part }, { commands }) {
    await commands.stock.putBack(part);
  },
});
