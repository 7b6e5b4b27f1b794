import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { defineWorkKind } from '#platform/work/work-kind.ts';

interface OfPayment {
  readonly data: { readonly orderId: string; readonly paymentId: string };
}
const failed = ({ data: { orderId, paymentId } }: OfPayment) => ({ subjectId: orderId, open: true, causes: [paymentId] });
const over = ({ data: { orderId, paymentId } }: OfPayment) => ({ subjectId: orderId, open: false, causes: [paymentId] });
const page = (orderId: string) => `/order/${orderId}/show`;
const placed = ({ data: { orderId, orderNumber, accountId, placedBy, billTo, totals, currency } }: { data: Extract<OrderEvent, { type: 'OrderPlaced' }>['data'] }) => ({
  subjectId: orderId, open: false, number: orderNumber, accountId, personName: placedBy ?? `${billTo.firstName} ${billTo.lastName}`, worth: totals.total, currency,
});

/** Orders whose money was authorised and then could not be taken. Each payment of an order counts for itself. */
export const paymentWork = defineWorkKind<OrderEvent | PaymentEvent>({
  kind: 'payment',
  page,
  on: { OrderPlaced: placed, PaymentCaptureFailed: failed, PaymentCaptured: over, PaymentVoided: over },
});

/** Orders whose buyer was to get money back and did not: until a refund that was asked for later is paid. */
export const refundWork = defineWorkKind<OrderEvent>({
  kind: 'refund',
  page,
  on: {
    OrderPlaced: placed,
    OrderRefundDeclined: ({ data: { orderId, refundId } }) => ({ subjectId: orderId, open: true, causes: [refundId] }),
    OrderRefundCompleted: ({ data: { orderId, makesUpFor = [] } }) => ({ subjectId: orderId, open: false, causes: makesUpFor }),
  },
});
