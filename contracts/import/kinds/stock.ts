import { wholeCell } from '#domain/shared/table/column.ts';
import { itemNumberKey } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

/** What was counted: units on the shelf, not what is left of them to promise. */
export const stock: ImportKind = {
  name: 'stock',
  right: 'stock',
  columns: ({ warehouses }) => [
    { ...itemNumberKey, refers: 'product' },
    ...warehouses.map(({ warehouse, name }) => ({
      name: `stock_${warehouse}`,
      label: { en: `Stock in ${name.en}`, fr: `Stock à ${name.fr}` },
      aliases: [warehouse, name.en, name.fr, `stock ${name.en}`, `stock ${name.fr}`],
      type: wholeCell(0, 99_999_999),
      path: ['stock', warehouse],
      ofShop: true,
      // An empty cell counts nothing, for none left is 0.
      empty: 'keeps' as const,
    })),
  ],
  blank: { stock: {} },
};
