import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

interface OfPayment {
  readonly data: { readonly orderId: string; readonly paymentId: string };
}
/** Several payments of one order may wait: it is done when none does. */
const part = ({ data: { orderId, paymentId } }: OfPayment, waits: boolean) => ({
  subjectId: orderId,
  parts: [{ id: paymentId, waits }],
});
const failed = (event: OfPayment) => part(event, true);
const over = (event: OfPayment) => part(event, false);
const page = (orderId: string) => `/order/${orderId}/show`;
const placed = ({
  data: { orderId, orderNumber, accountId, placedBy, billTo, totals, currency },
}: {
  data: Extract<OrderEvent, { type: 'OrderPlaced' }>['data'];
}) => ({
  subjectId: orderId,
  ready: true as const,
  number: orderNumber,
  accountId,
  personName: placedBy ?? `${billTo.firstName} ${billTo.lastName}`,
  amount: totals.total,
  currency,
});

/** Orders whose money was authorised and then could not be taken, or was taken back by the buyer's bank. */
export const paymentWork = defineWorkKind<OrderEvent | PaymentEvent>({
  kind: 'payment',
  belongs: { of: 'order' },
  page,
  on: {
    OrderPlaced: placed,
    PaymentCaptureFailed: failed,
    PaymentReturned: failed,
    PaymentCaptured: over,
    PaymentReceived: over,
    PaymentVoided: over,
  },
});

/** Orders whose buyer was to get money back and did not: until a refund that makes up for it is paid. */
export const refundWork = defineWorkKind<OrderEvent>({
  kind: 'refund',
  belongs: { of: 'order' },
  page,
  on: {
    OrderPlaced: placed,
    OrderRefundDeclined: ({ data: { orderId, refundId } }) => ({
      subjectId: orderId,
      parts: [{ id: refundId, waits: true }],
    }),
    OrderRefundCompleted: ({ data: { orderId, makesUpFor = [] } }) => ({
      subjectId: orderId,
      parts: makesUpFor.map((id) => ({ id, waits: false })),
    }),
  },
});
