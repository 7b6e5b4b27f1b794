import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Goods earn their points once they are on their way. */
export const earnPointsWhenShipped = definePolicy<OrderEvent, { orderId: string; shipmentId: string }>({
  name: 'earn-points-when-shipped',
  on: { OrderLinesShipped: ({ data: { orderId, shipmentId } }) => ({ data: { orderId, shipmentId } }) },
  kind: 'step',
  async run(shipment, { commands, states }) {
    await commands.reward.earn({ ...shipment, ...(await states.order.shippedGoods(shipment)) });
  },
});
