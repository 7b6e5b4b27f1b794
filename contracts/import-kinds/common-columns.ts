// Columns that several kinds have alike.
import { own } from '#domain/shared/dictionary.ts';
import { codeCell, textCell, wholeCell, type Column } from '#domain/shared/table/column.ts';

export const idCell = codeCell(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'id_invalid');
export const attributeCell = codeCell(/^[a-z][a-z0-9_]{0,39}$/, 'attribute_invalid');

export const itemNumberKey: Column = {
  name: 'item_number',
  label: { en: 'Item number', fr: 'Numéro d’article' },
  aliases: [
    'item',
    'sku',
    'article',
    'no article',
    'numero article',
    'référence',
    'part number',
    'code article',
    'product',
  ],
  type: idCell,
  path: ['itemNumber'],
  empty: 'error',
  key: true,
};

interface Texts {
  readonly field: string;
  readonly en: string;
  readonly fr: string;
  readonly max: number;
  readonly aliases?: { readonly en?: readonly string[]; readonly fr?: readonly string[] };
  readonly needed?: boolean;
  readonly html?: true;
}

/** A text in both languages. French that is empty is the English. */
export const translatedColumns = ({ field, en, fr, max, aliases = {}, needed, html }: Texts): Column[] => [
  {
    name: `${field}_en`,
    label: { en: `${en} (English)`, fr: `${fr} (anglais)` },
    aliases: [`${en} en`, `${fr} en`, `${fr} anglaise`, `english ${en}`, en, ...(aliases.en ?? [])],
    type: textCell(max),
    ...(html ? { html } : {}),
    path: [field, 'en'],
    empty: needed ? 'error' : 'empties',
    emptied: '',
    ...(needed ? { needed } : {}),
  },
  {
    name: `${field}_fr`,
    label: { en: `${en} (French)`, fr: `${fr} (français)` },
    aliases: [
      `${en} fr`,
      `${fr} fr`,
      `${fr} francaise`,
      `french ${en}`,
      ...(fr === en ? [] : [fr]),
      ...(aliases.fr ?? []),
    ],
    type: textCell(max),
    ...(html ? { html } : {}),
    path: [field, 'fr'],
    empty: 'empties',
    emptied: '',
  },
];

export const sortColumn: Column = {
  name: 'sort',
  label: { en: 'Position', fr: 'Position' },
  aliases: ['order', 'ordre', 'rang'],
  type: wholeCell(-1_000_000, 1_000_000),
  path: ['sort'],
  empty: 'keeps',
};

/** French that is empty is the English; one that was the English follows it. */
export function translated(
  field: string,
  thing: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): { en: string; fr: string } {
  const { en = '', fr = '' } = (own(thing, field) ?? {}) as { en?: string; fr?: string };
  const was = own(before, field) as { en: string; fr: string } | undefined;
  const untouched = was !== undefined && fr === was.fr;
  return { en, fr: untouched && was.fr === was.en ? en : fr || en };
}
