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
    'code produit',
    'product code',
  ],
  words: ['ref', 'reference', 'sku', 'article', 'item'],
  otherWords: ['fabricant', 'fournisseur', 'manufacturer', 'supplier', 'ean', 'barcode'],
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
  /** By language, as a column has them. */
  readonly words?: { readonly en?: readonly string[]; readonly fr?: readonly string[] };
  readonly needed?: boolean;
  readonly html?: true;
}

/** A text in both languages; one that is empty is the other. */
export const translatedColumns = ({ field, en, fr, max, aliases = {}, words = {}, needed, html }: Texts): Column[] => [
  {
    name: `${field}_en`,
    label: { en: `${en} (English)`, fr: `${fr} (anglais)` },
    aliases: [`${en} en`, `${fr} en`, `${fr} anglaise`, `english ${en}`, en, ...(aliases.en ?? [])],
    ...(words.en ? { words: words.en } : {}),
    type: textCell(max),
    ...(html ? { html } : {}),
    path: [field, 'en'],
    empty: needed ? 'error' : 'empties',
    emptied: '',
    ...(needed ? { needed, orElse: `${field}_fr` } : {}),
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
    ...(words.fr ? { words: words.fr } : {}),
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

/** A text that is empty is the other; one that was the shop's first language follows it. */
export function translated(
  field: string,
  thing: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
  first: 'en' | 'fr',
): { en: string; fr: string } {
  const texts = { en: '', fr: '', ...(own(thing, field) as object) };
  const was = own(before, field) as { en: string; fr: string } | undefined;
  const second = first === 'en' ? 'fr' : 'en';
  const follows = was !== undefined && texts[second] === was[second] && was[second] === was[first];
  if (follows) return { en: texts[first], fr: texts[first] };
  return { en: texts.en || texts.fr, fr: texts.fr || texts.en };
}
