import { z } from 'zod';
import { amount, currencyCode } from './shared.ts';

/** Prices of one item at one version of a price list; tiers rise in quantity and fall in price. */
export const itemPrices = z.object({
  priceList: z.string(),
  version: z.int(),
  currency: currencyCode,
  tiers: z.array(z.object({ quantity: z.int(), unitPrice: amount })),
});
