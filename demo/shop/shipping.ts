import type { Input } from '#contracts/api.ts';

export const shippingTables: readonly Input<'shipping-table/save'>[] = [
  {
    shippingMethod: 'ground',
    table: {
      name: { en: 'Ground', fr: 'Terrestre' },
      destinations: ['CA'],
      transitDays: 3,
      sort: 1,
      freeFrom: 50_000,
      bands: [
        { upToGrams: 1_000, price: 1_195 },
        { upToGrams: 5_000, price: 1_695 },
        { upToGrams: 15_000, price: 2_895 },
        { upToGrams: 30_000, price: 4_495 },
        { price: 4_495, pricePerFurtherKg: 95 },
      ],
    },
  },
  {
    shippingMethod: 'express',
    table: {
      name: { en: 'Express', fr: 'Express' },
      destinations: ['CA'],
      transitDays: 1,
      sort: 2,
      bands: [
        { upToGrams: 1_000, price: 2_495 },
        { upToGrams: 5_000, price: 3_995 },
        { upToGrams: 15_000, price: 7_495 },
        { upToGrams: 30_000, price: 11_995 },
        { price: 11_995, pricePerFurtherKg: 320 },
      ],
    },
  },
  {
    shippingMethod: 'us-ground',
    table: {
      name: { en: 'Ground to the United States', fr: 'Terrestre vers les États-Unis' },
      destinations: ['US'],
      transitDays: 5,
      sort: 1,
      bands: [
        { upToGrams: 1_000, price: 1_995 },
        { upToGrams: 5_000, price: 2_995 },
        { upToGrams: 15_000, price: 5_495 },
        { price: 5_495, pricePerFurtherKg: 260 },
      ],
    },
  },
  {
    shippingMethod: 'freight',
    table: {
      name: { en: 'Freight on a pallet', fr: 'Fret sur palette' },
      destinations: ['CA', 'US'],
      transitDays: 6,
      sort: 3,
      bands: [
        { upToGrams: 50_000, price: 14_900 },
        { price: 14_900, pricePerFurtherKg: 85 },
      ],
    },
  },
  {
    shippingMethod: 'pickup',
    table: {
      name: { en: 'Pick up at the Montréal counter', fr: 'Cueillette au comptoir de Montréal' },
      destinations: ['CA-QC'],
      transitDays: 0,
      sort: 4,
      bands: [{ price: 0 }],
    },
  },
];
