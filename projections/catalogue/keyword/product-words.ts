// The words by which a product is found, the same in every catalogue index.
import type { ProductRow } from '#projections/product/products.ts';
import { wordsOf } from '#projections/shared/words/words.ts';

export interface Words {
  readonly number: readonly string[];
  readonly name: readonly string[];
  readonly other: readonly string[];
}

/** Stands before what no text of a product can hold: an attribute, and an attribute with its number. */
const MARK = '=';
/** The word of products that have an attribute; with a value of those that have it with this number. */
export const attributeWord = (key: string, value?: string): string =>
  value === undefined ? `${MARK}${key}` : `${MARK}${key}${MARK}${value}`;

export const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);

export function wordsOfProduct({ item_number, data }: Pick<ProductRow, 'item_number' | 'data'>): Words {
  const attributes = Object.entries(data.attributes);
  return {
    number: wordsOf([item_number, data.manufacturerNumber, data.gtin].filter(Boolean).join(' | ')),
    name: wordsOf(`${data.name.en} | ${data.name.fr}`),
    other: [
      ...wordsOf([data.keywords.en, data.keywords.fr, data.brand, ...attributes.map(([, value]) => value)].join(' | ')),
      ...attributes.flatMap(([key, value]) => [
        attributeWord(key),
        ...(isNumber(value) ? [attributeWord(key, value)] : []),
      ]),
    ],
  };
}
