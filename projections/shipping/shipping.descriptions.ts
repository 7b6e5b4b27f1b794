import type { ShippingRate } from '#domain/shipping/shipping.events.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import {
  placesShown,
  recordDescriptions,
  type ShowField,
} from '#projections/shared/event-descriptions/record-descriptions.ts';

/** `canada, weight: 1000: 11.95, 5000: 16.95, …: 16.95` */
const ratesShown = (rates: readonly ShippingRate[], format: EventFormatter): string =>
  rates
    .map(({ zone, by, bands }) => {
      const shown = bands.map(({ upTo, price }) => `${upTo ?? '…'}: ${format.money(price, '')}`);
      return `${zone}, ${format.term(`by-${by}`)}: ${shown.join(', ')}`;
    })
    .join('; ');

const show: ShowField = (field, value, format) => {
  if (field === 'places' || field === 'serves') return placesShown(value, format);
  return field === 'rates' ? ratesShown(value, format) : undefined;
};

export const shippingDescriptions = recordDescriptions({
  category: 'shipping',
  group: 'rate',
  things: [
    { thing: 'ShippingZone', idField: 'shippingZone', show },
    { thing: 'ShippingMethod', idField: 'shippingMethod', show },
    { thing: 'Carrier', idField: 'carrierCode' },
  ],
});

export const warehouseDescriptions = recordDescriptions({
  category: 'warehouse',
  group: 'stock',
  things: [{ thing: 'Warehouse', idField: 'warehouse', show }],
});
