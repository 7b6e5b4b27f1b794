// Things that many specifications need.
import type { Address } from '#domain/shared/address.ts';
import { FIRST_DELIVERY, type OrderDraft } from '#domain/shared/order-draft.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import { priceAt, type ItemPrices, type ShippingChosen } from '#domain/shared/pricing.ts';

/** 10.00 each, 9.00 from 10. */
export const bearingPrices: ItemPrices = {
  priceList: 'standard',
  version: 1,
  currency: 'CAD',
  tiers: [
    { quantity: 1, unitPrice: 1_000 },
    { quantity: 10, unitPrice: 900 },
  ],
};
export const dearerPrices: ItemPrices = { ...bearingPrices, version: 2, tiers: [{ quantity: 1, unitPrice: 1_100 }] };

export const address: Address = {
  firstName: 'Ada',
  lastName: 'Roy',
  company: '',
  addressName: '',
  addressLine1: '1 Main',
  addressLine2: '',
  addressLine3: '',
  city: 'Montréal',
  state: 'QC',
  county: '',
  zip: 'H2X 1A1',
  country: 'CA',
  phone1: '514',
  phone2: '',
  phone3: '',
  fax: '',
  extension: '',
};

export const ground: ShippingChosen = {
  shippingMethod: 'ground',
  name: { en: 'Ground', fr: 'Terrestre' },
  price: 1_195,
  grams: 1_320,
};

export const draft: OrderDraft = {
  orderId: 'o1',
  personId: 'guest:g1',
  accountId: '',
  holdId: 'o1.1',
  language: 'en',
  currency: 'CAD',
  lines: [
    {
      lineId: '1',
      itemNumber: '6205',
      name: { en: 'Bearing', fr: 'Roulement' },
      quantity: 4,
      steps: pricing.lineSteps({ itemNumber: '6205', quantity: 4, price: priceAt(bearingPrices, 4) }),
      grams: 130,
      components: [{ itemNumber: '6205', quantity: 1 }],
      backorder: false,
    },
    {
      lineId: '2',
      itemNumber: 'KIT',
      name: { en: 'Kit', fr: 'Ensemble' },
      quantity: 2,
      steps: pricing.lineSteps({ itemNumber: 'KIT', quantity: 2, price: priceAt(bearingPrices, 2) }),
      grams: 400,
      components: [
        { itemNumber: '6205', quantity: 2 },
        { itemNumber: 'SEAL', quantity: 1 },
      ],
      backorder: false,
    },
  ],
  deliveries: [
    {
      deliveryId: FIRST_DELIVERY,
      destination: { country: 'CA', state: 'QC' },
      shippingMethod: 'ground',
      lineIds: ['1', '2'],
      steps: pricing.deliverySteps([], { shipping: ground }),
    },
  ],
  totals: { subTotal: 6_000, shipping: 1_195, tax: 0, discount: 0, total: 7_195 },
  email: 'ada@example.com',
  shipTo: { [FIRST_DELIVERY]: address },
  billTo: address,
  comments: '',
};
