import type { Input } from '#contracts/api.ts';

type Method = Input<'shipping-method/save'>;
type Rate = Method['rates'][number];

export const carriers: readonly Input<'carrier/save'>[] = [
  {
    carrierCode: 'purolator',
    name: 'Purolator',
    trackingUrl: 'https://www.purolator.com/en/shipping/tracker?pins={number}',
  },
  {
    carrierCode: 'day-ross',
    name: 'Day & Ross',
    trackingUrl: 'https://dayross.com/view-shipment-tracking?division=Freight&probillNumber={number}',
  },
];

export const shippingZones: readonly Input<'shipping-zone/save'>[] = [
  {
    zoneId: 'canada',
    name: { en: 'Canada', fr: 'Canada' },
    places: [{ country: 'CA', state: '', zipFrom: '', zipTo: '' }],
  },
  {
    zoneId: 'united-states',
    name: { en: 'United States', fr: 'États-Unis' },
    places: [{ country: 'US', state: '', zipFrom: '', zipTo: '' }],
  },
];

/** Bands of weight up to so many grams; beyond the last one every kilogram costs more. */
const byWeight = (
  zone: string,
  bands: readonly (readonly [upTo: number, price: number])[],
  pricePerFurther: number,
  freeFrom: number | null = null,
): Rate => ({
  zone,
  by: 'weight',
  bands: [
    ...bands.map(([upTo, price]) => ({ upTo, price, pricePerFurther: null })),
    { upTo: null, price: bands.at(-1)![1], pricePerFurther },
  ],
  freeFrom,
  onRequestAbove: { grams: null, lengthMm: null, value: null },
});

const delivery = (
  shippingMethod: string,
  sort: number,
  name: Method['name'],
  transitDays: number,
  carrier: string,
  rates: readonly Rate[],
): Method => ({
  shippingMethod,
  name,
  kind: 'delivery',
  warehouse: '',
  carrier,
  handlingDays: 0,
  transitDays,
  rates: [...rates],
  active: true,
  sort,
});

const pallet = [[50_000, 14_900]] as const;

export const shippingMethods: readonly Method[] = [
  delivery('ground', 1, { en: 'Ground', fr: 'Terrestre' }, 3, 'purolator', [
    byWeight(
      'canada',
      [
        [1_000, 1_195],
        [5_000, 1_695],
        [15_000, 2_895],
        [30_000, 4_495],
      ],
      95,
      50_000,
    ),
  ]),
  delivery('express', 2, { en: 'Express', fr: 'Express' }, 1, 'purolator', [
    byWeight(
      'canada',
      [
        [1_000, 2_495],
        [5_000, 3_995],
        [15_000, 7_495],
        [30_000, 11_995],
      ],
      320,
    ),
  ]),
  delivery('us-ground', 1, { en: 'Ground to the United States', fr: 'Terrestre vers les États-Unis' }, 5, 'purolator', [
    byWeight(
      'united-states',
      [
        [1_000, 1_995],
        [5_000, 2_995],
        [15_000, 5_495],
      ],
      260,
    ),
  ]),
  delivery('freight', 3, { en: 'Freight on a pallet', fr: 'Fret sur palette' }, 6, 'day-ross', [
    byWeight('canada', pallet, 85),
    byWeight('united-states', pallet, 85),
  ]),
  {
    ...delivery(
      'pickup',
      4,
      { en: 'Pick up at the Montréal counter', fr: 'Cueillette au comptoir de Montréal' },
      0,
      '',
      [],
    ),
    kind: 'pickup',
    warehouse: 'mtl',
  },
];
