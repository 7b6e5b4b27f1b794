import type { FileColumn } from '#admin/lib/table-file.ts';
import type { StockRow } from './stock.reader.ts';

/** What a file of the list says of each item; its warehouses stand in one column. */
export const stockColumns: readonly FileColumn<StockRow>[] = [
  { source: 'itemNumber', label: 'stock.item', value: ({ itemNumber }) => itemNumber },
  { source: 'itemNumber', label: 'stock.name', value: ({ name }) => name },
  { source: 'onHand', label: 'stock.onHand', value: ({ onHand }) => onHand },
  { source: 'held', label: 'stock.held', value: ({ held }) => held },
  { source: 'available', label: 'stock.available', value: ({ available }) => available },
  { source: 'backordered', label: 'stock.backordered', value: ({ backordered }) => backordered },
  { source: 'inTransit', label: 'stock.inTransit', value: ({ inTransit }) => inTransit },
  { source: 'nextExpected', label: 'stock.expected', value: ({ expected }) => expected },
  { source: 'nextExpected', label: 'stock.day', value: ({ nextExpected }) => nextExpected },
  {
    source: 'warehouses',
    label: 'stock.byWarehouse',
    value: ({ warehouses }) => warehouses.map(({ warehouse, onHand }) => `${warehouse} ${onHand}`).join(', '),
  },
];
