import { SHIPPING_STREAM } from '#domain/shipping/shipping.events.ts';
import { recordsReadModel } from '#platform/shop/master-data/records.ts';

/** Shipping zones, carriers and methods. */
export const shippingRecords = recordsReadModel('shipping_record', 1, SHIPPING_STREAM, {
  zone: { thing: 'ShippingZone', idField: 'shippingZone' },
  carrier: { thing: 'Carrier', idField: 'carrierCode' },
  method: { thing: 'ShippingMethod', idField: 'shippingMethod' },
});
