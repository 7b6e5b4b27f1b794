import type { OrderDetail } from './order.reader.ts';

/** The bank refused the money, or the buyer has not sent it yet: nothing leaves the warehouse before it is there. */
export const isUnpaid = ({ Payments }: OrderDetail): boolean =>
  Payments.some(({ status }) => status === 'failed' || status === 'awaiting');
