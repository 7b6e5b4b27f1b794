import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const ofOrder = ({ data: { orderId } }: { data: { orderId: string } }) => ({ data: { orderId } });

/** Lets others use a promotion with limits once the order that used it is cancelled as a whole. */
export const releasePromotionsWhenOrderCancelled = definePolicy<OrderEvent, { orderId: string }>({
  name: 'release-promotions-when-order-cancelled',
  on: { OrderLineCancelled: ofOrder, OrderLinesCancelled: ofOrder },
  kind: 'step',
  async run(order, { commands }) {
    await commands.order.releasePromotions(order);
  },
});
