import type { OrderDetail } from './order.reader.ts';

/** Money of a cancelled order has yet to be given up or to be given back, or a refund to be answered. */
export const isUnderWay = ({ OrderHeader, Payments, Refunds }: OrderDetail): boolean =>
  (OrderHeader.OrderStatus === 'cancelled' &&
    (Payments.some(({ status }) => status === 'awaiting' || status === 'authorised') ||
      (OrderHeader.PaidTotal > 0 && Refunds.length === 0))) ||
  Refunds.some(({ status }) => status === 'requested');
