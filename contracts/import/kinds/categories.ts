import { BLANK_CATEGORY } from '#domain/category/category.events.ts';
import { listCell, textCell, yesNoCell } from '#domain/shared/table/column.ts';
import { idCell, sortColumn, translated, translatedColumns } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

export const categories: ImportKind = {
  name: 'categories',
  right: 'catalogue',
  staysWhenUndone: true,
  columns: () => [
    {
      name: 'category',
      label: { en: 'Category', fr: 'Catégorie' },
      aliases: ['category id', 'code', 'identifiant'],
      type: idCell,
      path: ['categoryId'],
      empty: 'error',
      key: true,
    },
    {
      name: 'parent',
      label: { en: 'Lies in', fr: 'Se trouve dans' },
      aliases: ['parent category', 'catégorie parente'],
      type: idCell,
      path: ['parent'],
      empty: 'empties',
      emptied: '',
      refers: 'category',
    },
    ...translatedColumns({ field: 'name', en: 'Name', fr: 'Nom', max: 300, needed: true }),
    ...translatedColumns({ field: 'description', en: 'Description', fr: 'Description', max: 4_000 }),
    {
      name: 'pictogram',
      label: { en: 'Pictogram', fr: 'Pictogramme' },
      type: textCell(80),
      path: ['pictogram'],
      empty: 'empties',
      emptied: '',
    },
    {
      name: 'picture',
      label: { en: 'Picture', fr: 'Image' },
      type: textCell(80),
      path: ['picture'],
      empty: 'empties',
      emptied: '',
    },
    sortColumn,
    {
      name: 'table_columns',
      label: { en: 'Columns of its table', fr: 'Colonnes de son tableau' },
      type: listCell(20),
      path: ['tableColumns'],
      empty: 'empties',
      emptied: [],
      refers: 'attribute',
    },
    {
      name: 'hidden',
      label: { en: 'Hidden', fr: 'Masquée' },
      type: yesNoCell,
      path: ['hidden'],
      empty: 'keeps',
    },
  ],
  blank: { ...BLANK_CATEGORY, name: { en: '', fr: '' }, description: { en: '', fr: '' } },
  completed: (thing, before, { language }) => ({
    ...thing,
    name: translated('name', thing, before, language),
    description: translated('description', thing, before, language),
  }),
  faults: (thing, key) =>
    thing['parent'] === key ? [{ column: 'parent', fault: { code: 'category_below_itself' } }] : [],
};
