import { z } from 'zod';
import { availability } from '../category/category.ts';
import { unitShown } from '../order/order.ts';
import { amount, currencyCode } from './shared.ts';

/** An item as lists of items show it, with what it costs and how it can be had today. */
export const itemShown = {
  ProductId: z.string(),
  SEOFriendlyName: z.string().meta({ description: '"item" where it is no longer known' }),
  SkuName: z.string().meta({ description: 'As it is called today; its number where it is no longer known' }),
  ProductImageURL: z.string(),
  ...unitShown,
  MinQty: z.int(),
  QtyStep: z.int(),
  UnitPrice: amount.optional().meta({ description: 'Today, for the quantity beside it; absent when not for sale' }),
  CurrencyCode: currencyCode.optional(),
  TaxClass: z.string(),
  Availability: availability,
};
export type ItemShown = z.output<z.ZodObject<typeof itemShown>>;
