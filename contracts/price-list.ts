import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { amount, id, itemNumber } from './shared.ts';

/** Prices of one item at one version of a price list; tiers rise in quantity and fall in price. */
export const itemPrices = z.object({
  priceList: z.string(),
  version: z.int(),
  currency: z.string(),
  tiers: z.array(z.object({ quantity: z.int(), unitPrice: amount })),
});

export const priceListOperations = defineOperations({
  'price-list/prices': {
    via: 'post', kind: 'query', access: 'internal', summary: 'Prices of items in a price list, or in the standard list where it has none; items without a price are left out',
    input: z.strictObject({ priceList: id, itemNumbers: z.array(itemNumber) }), output: z.record(z.string(), itemPrices),
  },
});
