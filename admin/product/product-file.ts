import type { FileColumn } from '#admin/lib/table-file.ts';
import type { ProductRow } from './product.reader.ts';

/** What a file of the list says of each. */
export const productColumns: readonly FileColumn<ProductRow>[] = [
  { source: 'itemNumber', label: 'product.itemNumber', value: ({ itemNumber }) => itemNumber },
  { source: 'name', label: 'product.name', value: ({ name }) => name },
  { source: 'brand', label: 'product.brand', value: ({ brand }) => brand },
  { source: 'category', label: 'product.category', value: ({ categoryName }) => categoryName },
  { source: 'status', label: 'product.status.name', value: ({ status }, t) => t(`product.status.${status}`) },
  { source: 'price', label: 'product.price', value: ({ price }) => (price === undefined ? '' : price / 100) },
  { source: 'currency', label: 'product.currency', value: ({ currency }) => currency ?? '' },
  { source: 'available', label: 'product.available', value: ({ available }) => available ?? '' },
  { source: 'changedAt', label: 'product.changedAt', value: ({ changedAt }) => changedAt },
];
