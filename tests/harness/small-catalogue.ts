// A catalogue small enough to know by heart.
import type { Input, Route } from '#contracts/api.ts';
import { branches } from '#demo/shop/branches.ts';
import { warehouses } from '#demo/shop/warehouses.ts';
import { carriers, shippingMethods, shippingZones } from '#demo/shop/shipping.ts';
import { settings } from '#demo/shop/settings.ts';
import { taxClasses, taxZones } from '#demo/shop/taxes.ts';

/** Sends any operation as the shop itself. */
export interface Sender {
  send<R extends Route>(route: R, input: Input<R>): Promise<unknown>;
}

type Product = Input<'product/import'>['product'];

const product = (name: string, more: Partial<Product> = {}): Product => ({
  category: 'bearings',
  brand: 'Rolvane',
  name: { en: name, fr: `${name} (fr)` },
  description: { en: name, fr: name },
  keywords: { en: '', fr: '' },
  unit: 'ea',
  packQuantity: 1,
  weightGrams: 130,
  leadTimeDays: 0,
  backorder: false,
  attributes: { bore: '25' },
  pictures: ['bearing'],
  accessories: [],
  similar: [],
  bundle: [],
  addedOn: '2026-01-01',
  ...more,
});

/** Items: `6205` at 10.00, 9.00 from 10; `RARE` with one unit; `LATER` backordered; `KIT` of two 6205 and one RARE. */
export async function loadSmallCatalogue(shop: Sender): Promise<void> {
  for (const input of settings) await shop.send('setting/save', input);
  for (const input of taxClasses) await shop.send('tax-class/save', input);
  for (const input of taxZones) await shop.send('tax-zone/save', input);
  for (const input of warehouses) await shop.send('warehouse/save', input);
  for (const input of branches) await shop.send('branch/save', input);
  for (const input of carriers) await shop.send('carrier/save', input);
  for (const input of shippingZones) await shop.send('shipping-zone/save', input);
  for (const input of shippingMethods) await shop.send('shipping-method/save', input);
  await shop.send('category/import', {
    categoryId: 'bearings',
    category: {
      parent: '',
      name: { en: 'Bearings', fr: 'Roulements' },
      description: { en: 'Bearings', fr: 'Roulements' },
      pictogram: '',
      picture: '',
      sort: 1,
      tableColumns: ['bore'],
    },
  });
  await shop.send('attribute/import', {
    attribute: 'bore',
    definition: {
      name: { en: 'Bore', fr: 'Alésage' },
      unit: 'mm',
      unitFr: '',
      kind: 'number',
      facet: true,
      sort: 1,
      valuesFr: {},
    },
  });
  const items: [string, Product, [number, number][], number][] = [
    [
      '6205',
      product('Deep groove ball bearing 6205'),
      [
        [1, 1_000],
        [10, 900],
      ],
      5_000,
    ],
    [
      '6306',
      product('Deep groove ball bearing 6306', { attributes: { bore: '30' }, brand: 'Tarn' }),
      [[1, 2_500]],
      500,
    ],
    ['RARE', product('Rare bearing'), [[1, 5_000]], 1],
    ['LATER', product('Slow bearing', { leadTimeDays: 14, backorder: true }), [[1, 700]], 0],
    [
      'KIT',
      product('Bearing kit', {
        bundle: [
          { itemNumber: '6205', quantity: 2 },
          { itemNumber: 'RARE', quantity: 1 },
        ],
      }),
      [[1, 6_500]],
      0,
    ],
  ];
  for (const [itemNumber, data, tiers, count] of items) {
    await shop.send('product/import', { itemNumber, product: data });
    await shop.send('price-list/import', {
      priceList: 'standard',
      itemNumber,
      currency: 'CAD',
      tiers: tiers.map(([quantity, unitPrice]) => ({ quantity, unitPrice })),
    });
    if (count) await shop.send('stock/count', { itemNumber, counts: { mtl: count } });
  }
}
