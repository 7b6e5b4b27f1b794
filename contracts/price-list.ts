import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { amount, id, isoDate, itemNumber, none } from './shared.ts';

/** Prices of one item at one version of a price list; tiers rise in quantity and fall in price. */
export const itemPrices = z.object({
  priceList: z.string(),
  version: z.int(),
  currency: z.string(),
  tiers: z.array(z.object({ quantity: z.int(), unitPrice: amount })),
});

export const priceListOperations = defineOperations({
  'price-list/names': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'Price lists that an account can have; what items cost us is none',
    input: none,
    output: z.array(z.string()),
  },
  'price-list/prices': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary:
      'Prices of items in a price list, or in the standard list where it has none; items without a price are left out',
    input: z.strictObject({ priceList: id, itemNumbers: z.array(itemNumber) }),
    output: z.record(z.string(), itemPrices),
  },
  'price-list/versions': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'The events that set these versions of prices; unknown ones are left out',
    input: z.strictObject({
      prices: z.array(z.object({ priceList: z.string(), itemNumber: z.string(), version: z.int() })),
    }),
    output: z.array(
      z.object({
        priceList: z.string(),
        itemNumber: z.string(),
        version: z.int(),
        event: z.string(),
        at: isoDate,
        by: z.string(),
      }),
    ),
  },
});
