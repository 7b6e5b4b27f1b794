import type { PromotionData } from '#domain/shared/promotion/promotion.ts';
import type { PromotedLine, Purchase } from '#domain/shared/promotion/purchase.ts';

/** A tenth off everything, for everybody, always. */
export const tenPercent: PromotionData = {
  name: { en: 'Spring', fr: 'Printemps' },
  currency: 'CAD',
  isActive: true,
  from: '',
  until: '',
  hours: [],
  audience: 'everyone',
  groups: [],
  accounts: [],
  firstOrder: false,
  code: '',
  items: [],
  except: [],
  minimumAmount: 0,
  minimumQuantity: 0,
  minimumGrams: 0,
  benefit: { kind: 'percent', milliPercent: 10_000 },
  priority: 0,
  group: '',
  exclusive: false,
  uses: 0,
  usesPerCustomer: 0,
  budget: 0,
};

/** Four bearings at 10.00 that cost 5.00, of the brand Rolvane. */
export const bearings: PromotedLine = {
  lineId: '1',
  itemNumber: '6205',
  quantity: 4,
  net: 4_000,
  cost: 500,
  grams: 520,
  brand: 'Rolvane',
  categories: ['ball-bearings', 'bearings'],
  attributes: { seal: ['2RS'] },
};

/** Two seals at 3.00, whose cost nobody knows. */
export const seals: PromotedLine = {
  lineId: '2',
  itemNumber: 'SEAL',
  quantity: 2,
  net: 600,
  grams: 40,
  brand: 'Tarn',
  categories: ['seals'],
  attributes: {},
};

/** Monday morning, of a company that has ordered before. */
export const purchase: Purchase = {
  lines: [bearings, seals],
  currency: 'CAD',
  accountId: 'ACC-1',
  group: 'dealer',
  isFirstOrder: false,
  coupons: [],
  day: '2026-11-23',
  weekday: 1,
  time: '10:00',
};
