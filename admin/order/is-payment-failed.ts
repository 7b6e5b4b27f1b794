import type { OrderDetail } from './order.reader.ts';

/** The bank authorised and did not pay: nothing should leave the warehouse before that is settled. */
export const isPaymentFailed = ({ Payments }: OrderDetail): boolean =>
  Payments.some(({ status }) => status === 'failed');
