import type { ProductData, ProductEvent } from '#domain/product/product.events.ts';
import { defineReadModel, put, update } from '#platform/read-model/read-model.ts';

export interface ProductRow {
  readonly item_number: string;
  readonly discontinued: boolean;
  readonly data: ProductData;
}

export const products = defineReadModel<ProductRow, ProductEvent>({
  name: 'product',
  version: 1,
  key: 'item_number',
  columns: { item_number: 'text', discontinued: 'boolean', data: 'jsonb' },
  streams: ({ item_number }) => [`product-${item_number}`],
  on: {
    ProductAdded: ({ data: { itemNumber, ...data } }) =>
      put<ProductRow>(itemNumber, { item_number: itemNumber, discontinued: false, data }),
    ProductRevised: ({ data: { itemNumber, changed } }) =>
      update<ProductRow>(itemNumber, (row) => ({ ...row, data: { ...row.data, ...changed } })),
    ProductDiscontinued: ({ data: { itemNumber } }) =>
      update<ProductRow>(itemNumber, (row) => ({ ...row, discontinued: true })),
    ProductReinstated: ({ data: { itemNumber } }) =>
      update<ProductRow>(itemNumber, (row) => ({ ...row, discontinued: false })),
  },
});
