import { compactItemCode } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { ProductEvent } from '#domain/product/product.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface ItemCodeRow {
  readonly item_number: string;
  readonly compact: string;
  /** Its maker's number, compact, and its GTIN; empty where nobody said. */
  readonly manufacturer: string;
  readonly gtin: string;
}

/** Finds items by a number that is written in another way, or is their maker's. */
export const itemCodes = defineReadModel<ItemCodeRow, ProductEvent>({
  name: 'item_code',
  version: 2,
  key: 'item_number',
  columns: { item_number: 'text', compact: 'text', manufacturer: 'text', gtin: 'text' },
  indexes: ['(compact)', "(manufacturer) where manufacturer <> ''", "(gtin) where gtin <> ''"],
  streams: ({ item_number }) => [`product-${item_number}`],
  on: {
    ProductAdded: ({ data: { itemNumber, gtin = '', manufacturerNumber = '' } }) =>
      put<ItemCodeRow>(itemNumber, {
        item_number: itemNumber,
        compact: compactItemCode(itemNumber),
        manufacturer: compactItemCode(manufacturerNumber),
        gtin,
      }),
    ProductRevised: ({ data: { itemNumber, changed } }) =>
      update<ItemCodeRow>(itemNumber, (row) => ({
        ...row,
        ...(changed.gtin === undefined ? {} : { gtin: changed.gtin }),
        ...(changed.manufacturerNumber === undefined
          ? {}
          : { manufacturer: compactItemCode(changed.manufacturerNumber) }),
      })),
  },
});
