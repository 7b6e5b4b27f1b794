import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE = 60_000;

/**
 * Gives back what the buyer's bank still reserves for an order that was given up; a bank that does not answer is asked until it
 * does.
 */
export const releasePaymentsWhenUnpaidOrderCancelled = definePolicy<OrderEvent, { orderId: string }>({
  name: 'release-payments-when-unpaid-order-cancelled',
  on: { OrderLinesCancelled: ({ data: { orderId, unpaid } }) => (unpaid ? { data: { orderId } } : []) },
  kind: 'step',
  async run(order, { commands }) {
    const { released } = await commands.order.releasePayments(order);
    return released ? undefined : { laterMs: MINUTE };
  },
});
