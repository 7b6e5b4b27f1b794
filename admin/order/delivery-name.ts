import { localityOf } from '#domain/shared/locality.ts';
import type { OrderDetail } from './order.reader.ts';

export type Delivery = OrderDetail['Deliveries'][number];

/** A delivery by the place that it goes to. */
export const deliveryName = ({ PickUp, ShipTo }: Pick<Delivery, 'PickUp' | 'ShipTo'>): string =>
  PickUp ? PickUp.Name : `${ShipTo.company || ShipTo.lastName}, ${ShipTo.addressLine1}, ${localityOf(ShipTo)}`;
