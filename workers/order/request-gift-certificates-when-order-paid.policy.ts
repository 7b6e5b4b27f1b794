import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Money is taken a moment after the order knows of it; whoever says later that it came has it looked at once more. */
export const requestGiftCertificatesWhenOrderPaid = definePolicy<OrderEvent | PaymentEvent, { orderId: string }>({
  name: 'request-gift-certificates-when-order-paid',
  on: {
    OrderPlaced: ({ data: { orderId, lines } }) =>
      lines.some(({ giftCertificate }) => giftCertificate) ? { data: { orderId } } : [],
    OrderPaymentsReplaced: ({ data: { orderId } }) => ({ data: { orderId } }),
    // Of invoices it has no order.
    PaymentReceived: ({ data: { orderId } }) => (orderId ? { data: { orderId } } : []),
  },
  kind: 'step',
  async run(order, { commands }) {
    const { laterMs } = await commands.order.requestCertificates(order);
    return laterMs === undefined ? undefined : { laterMs };
  },
});
