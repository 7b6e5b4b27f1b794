import { codeCell, tiersCell } from '#domain/shared/table/column.ts';
import { itemNumberKey } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

/** Prices of a price list; those of the standard list are columns of products, too. */
export const prices: ImportKind = {
  name: 'prices',
  right: 'price',
  columns: () => [
    {
      name: 'price_list',
      label: { en: 'Price list', fr: 'Liste de prix' },
      aliases: ['list', 'liste', 'tarif'],
      type: codeCell(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'id_invalid'),
      path: ['priceList'],
      empty: 'error',
      key: true,
    },
    { ...itemNumberKey, refers: 'product' },
    {
      name: 'prices',
      label: { en: 'Price by quantity', fr: 'Prix par quantité' },
      aliases: ['price', 'prix', 'unit price', 'prix unitaire'],
      type: tiersCell,
      path: ['prices'],
      empty: 'empties',
      emptied: [],
      needed: true,
    },
  ],
  blank: { prices: [] },
};
