import { sortColumn, idCell, translated, translatedColumns } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

export const taxClasses: ImportKind = {
  name: 'tax-classes',
  right: 'setting',
  columns: () => [
    {
      name: 'tax_class',
      label: { en: 'Tax class', fr: 'Classe de taxe' },
      aliases: ['code'],
      type: idCell,
      path: ['taxClass'],
      empty: 'error',
      key: true,
    },
    ...translatedColumns({ field: 'name', en: 'Name', fr: 'Nom', max: 80, needed: true }),
    sortColumn,
  ],
  blank: { name: { en: '', fr: '' }, sort: 1 },
  completed: (thing, before, { language }) => ({ ...thing, name: translated('name', thing, before, language) }),
};
