import { choiceCell, textCell, yesNoCell, type Column } from '#domain/shared/table/column.ts';
import { attributeCell, sortColumn, translated, translatedColumns } from './common-columns.ts';
import type { ImportKind } from './import-kind.ts';

const attributeKey: Column = {
  name: 'attribute',
  label: { en: 'Attribute', fr: 'Caractéristique' },
  aliases: ['attribute key', 'attribut'],
  type: attributeCell,
  path: ['attribute'],
  empty: 'error',
  key: true,
};

export const attributes: ImportKind = {
  name: 'attributes',
  right: 'catalogue',
  columns: () => [
    attributeKey,
    ...translatedColumns({ field: 'name', en: 'Name', fr: 'Nom', max: 300, needed: true }),
    {
      name: 'unit',
      label: { en: 'Unit', fr: 'Unité' },
      type: textCell(20),
      path: ['unit'],
      empty: 'empties',
      emptied: '',
    },
    {
      name: 'unit_fr',
      label: { en: 'Unit in French', fr: 'Unité en français' },
      type: textCell(20),
      path: ['unitFr'],
      empty: 'empties',
      emptied: '',
    },
    {
      name: 'kind',
      label: { en: 'Values are', fr: 'Valeurs' },
      aliases: ['type', 'genre'],
      type: choiceCell({ text: ['texte', 'texts'], number: ['nombre', 'numbers'] }),
      path: ['kind'],
      empty: 'keeps',
    },
    {
      name: 'facet',
      label: { en: 'Narrows lists', fr: 'Filtre les listes' },
      aliases: ['filter', 'filtre', 'facette'],
      type: yesNoCell,
      path: ['facet'],
      empty: 'keeps',
    },
    sortColumn,
  ],
  blank: { name: { en: '', fr: '' }, unit: '', unitFr: '', kind: 'text', facet: false, sort: 0, valuesFr: {} },
  completed: (thing, before, { language }) => ({ ...thing, name: translated('name', thing, before, language) }),
};

export const attributeValues: ImportKind = {
  name: 'attribute-values',
  right: 'catalogue',
  columns: () => [
    { ...attributeKey, refers: 'attribute' },
    {
      name: 'value',
      label: { en: 'Value', fr: 'Valeur' },
      type: textCell(120),
      path: ['value'],
      empty: 'error',
      key: true,
    },
    {
      name: 'value_fr',
      label: { en: 'Value in French', fr: 'Valeur en français' },
      aliases: ['french', 'français', 'traduction'],
      type: textCell(120),
      path: ['french'],
      empty: 'empties',
      emptied: '',
      needed: true,
    },
  ],
  blank: { french: '' },
};
