import { codeCell, dayCell, scaledCell, textCell, yesNoCell, type CellType } from '#domain/shared/table/column.ts';
import { idCell } from './common-columns.ts';
import type { ImportKind, Thing } from './import-kind.ts';
import { zoneKey } from './zones.ts';

/** `9.975` or `9,975 %`: thousandths of a percent. */
const percentCell: CellType = {
  isNumber: true,
  read: (text, dialect) => scaledCell(3, 100_000).read(text.replace(/\s*%$/, ''), dialect),
  write: scaledCell(3, 100_000).write,
};

/** One row for each rate of a tax: by class, from a day on. Taxes are computed in the order in which they came. */
export const taxRates: ImportKind = {
  name: 'tax-rates',
  right: 'setting',
  columns: () => [
    { ...zoneKey, refers: 'taxZone' },
    {
      name: 'tax',
      label: { en: 'Tax', fr: 'Taxe' },
      aliases: ['tax name', 'nom de la taxe'],
      type: codeCell(/^[^|]{1,80}$/, 'import_name_invalid'),
      path: ['tax'],
      empty: 'error',
      key: true,
    },
    {
      name: 'tax_class',
      label: { en: 'Tax class', fr: 'Classe de taxe' },
      aliases: ['class', 'classe'],
      type: idCell,
      path: ['taxClass'],
      empty: 'error',
      key: true,
      refers: 'taxClass',
    },
    {
      name: 'valid_from',
      label: { en: 'Valid from', fr: 'Valable dès le' },
      aliases: ['from', 'dès le'],
      type: dayCell,
      path: ['validFrom'],
      empty: 'error',
      key: true,
    },
    {
      name: 'rate',
      label: { en: 'Rate (%)', fr: 'Taux (%)' },
      aliases: ['rate', 'taux', 'percent'],
      type: percentCell,
      path: ['rate'],
      empty: 'error',
      needed: true,
    },
    {
      name: 'tax_fr',
      label: { en: 'Tax (French)', fr: 'Taxe (français)' },
      aliases: ['nom francais de la taxe'],
      type: textCell(80),
      path: ['taxFr'],
      empty: 'keeps',
    },
    {
      name: 'on_shipping',
      label: { en: 'On shipping', fr: 'Sur la livraison' },
      type: yesNoCell,
      path: ['onShipping'],
      empty: 'keeps',
    },
    {
      name: 'compound',
      label: { en: 'On top of the taxes before it', fr: 'Sur les taxes précédentes' },
      aliases: ['composée'],
      type: yesNoCell,
      path: ['compound'],
      empty: 'keeps',
    },
  ],
  blank: { rate: null, taxFr: '', onShipping: true, compound: false },
  completed: (thing: Thing) => thing,
};
