import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** What has left of an order is billed with what else leaves for its buyer in that month. */
export const addOrderToInvoiceWhenBillDeferred = definePolicy<
  OrderEvent,
  { orderId: string; accountId: string; personId: string; at: string }
>({
  name: 'add-order-to-invoice-when-bill-deferred',
  on: {
    OrderBillDeferred: ({ data: { orderId, accountId, personId, deferredAt: at } }) => ({
      data: { orderId, accountId, personId, at },
    }),
  },
  kind: 'step',
  async run(order, { commands }) {
    await commands.invoice.addOrder(order);
  },
});
