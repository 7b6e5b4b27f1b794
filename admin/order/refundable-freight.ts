import { sum, type Amount } from '#domain/shared/money.ts';
import type { OrderDetail } from './order.reader.ts';

/** What can still be given back of the freight of all deliveries. */
export const refundableFreight = ({ Deliveries }: Pick<OrderDetail, 'Deliveries'>): Amount =>
  sum(Deliveries.map(({ FreightRefundable }) => FreightRefundable));
