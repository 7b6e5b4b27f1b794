import { compactItemCode } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { ProductEvent } from '#domain/product/product.events.ts';
import { defineReadModel, put } from '#platform/read-model/read-model.ts';

export interface ItemCodeRow {
  readonly item_number: string;
  readonly compact: string;
}

/** Finds items by a number that is written in another way. Numbers never change, so nothing else is heeded. */
export const itemCodes = defineReadModel<ItemCodeRow, ProductEvent>({
  name: 'item_code',
  version: 1,
  key: 'item_number',
  columns: { item_number: 'text', compact: 'text' },
  indexes: ['(compact)'],
  streams: ({ item_number }) => [`product-${item_number}`],
  on: {
    ProductAdded: ({ data: { itemNumber } }) =>
      put<ItemCodeRow>(itemNumber, { item_number: itemNumber, compact: compactItemCode(itemNumber) }),
  },
});
