// What was bought before, item by item (spec 2 and 6, purchased items).
import { z } from 'zod';
import { itemShown } from '../shared/item-shown.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { isoDate, pageParameters, text } from '../shared/shared.ts';

export const PURCHASED_SORTS = ['last', 'quantity', 'times', 'item'] as const;

const purchasedItem = z.object({
  ...itemShown,
  Qty: z.int().meta({ description: 'In all, without what was cancelled' }),
  Times: z.int().meta({ description: 'Orders that it was in' }),
  LastQty: z.int(),
  LastOrderDate: isoDate,
  LastOrderID: z.string(),
  LastOrderNumber: z.string(),
});
export type PurchasedItem = z.output<typeof purchasedItem>;

export const purchasedItemOperations = defineOperations({
  'customer/getpurchaseditems': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.purchaseHistory,
    summary: 'Items that the account (View All) or oneself (View Self) has bought, each with how much and when last',
    input: z.strictObject({
      ...pageParameters(20),
      search: text(60).default(''),
      sort: z.enum(PURCHASED_SORTS).default('last'),
    }),
    output: z.object({ total: z.int(), items: z.array(purchasedItem) }),
  },
});
