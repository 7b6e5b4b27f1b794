import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { defineWorkKind } from '#platform/work/work-kind.ts';

/** Orders whose money was authorised and then could not be taken, or could not be given back. */
export const paymentWork = defineWorkKind<OrderEvent | PaymentEvent>({
  kind: 'payment',
  page: (orderId) => `/order/${orderId}/show`,
  on: {
    OrderPlaced: ({ data: { orderId, orderNumber, accountId, placedBy, billTo, totals, currency } }) => ({
      subjectId: orderId, open: false, number: orderNumber, accountId, personName: placedBy ?? `${billTo.firstName} ${billTo.lastName}`, worth: totals.total, currency,
    }),
    PaymentCaptureFailed: ({ data: { orderId } }) => ({ subjectId: orderId, open: true }),
    PaymentCaptured: ({ data: { orderId } }) => ({ subjectId: orderId, open: false }),
    OrderRefundDeclined: ({ data: { orderId } }) => ({ subjectId: orderId, open: true }),
    OrderRefundCompleted: ({ data: { orderId } }) => ({ subjectId: orderId, open: false }),
    PaymentVoided: ({ data: { orderId } }) => ({ subjectId: orderId, open: false }),
  },
});
