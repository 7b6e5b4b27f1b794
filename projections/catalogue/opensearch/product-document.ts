// What OpenSearch holds of a product: what lists, facets, orders and words need, and nothing that is shown. Cards are
// made of rows, so that a sold item or a new picture writes no document.
import { own } from '#domain/shared/dictionary.ts';
import { breadcrumbOf, type Category, type CategoryTree } from '#projections/category/category-tree.ts';
import { compact, sortKey } from '#projections/shared/words/words.ts';
import { wordsOfProduct } from '../keyword/product-words.ts';
import { measureOf } from '../keyword/understand.ts';
import type { PriceRow } from '#projections/price-list/prices.ts';
import type { ProductRow } from '#projections/product/products.ts';
import { BRAND } from '../reader.ts';

/** Raised with every change of the mapping or of what is written: another index is built beside, and takes over. */
export const INDEX_VERSION = 4;

export interface ProductDocument {
  /** Tells it from what the index knows about itself. */
  readonly kind: 'product';
  readonly itemNumber: string;
  /** The number as it is compared however it is written: `62052rs`. */
  readonly compact: string;
  /** The number as people count: `6205` before `16005`. */
  readonly number: string;
  readonly category: string;
  /** The place of its category in the catalogue. */
  readonly place: string;
  readonly addedOn: string;
  /** Whose variant it is; empty: nobody's. */
  readonly family: string;
  readonly nameEn: string;
  readonly nameFr: string;
  /** Words as every catalogue index makes them, with spaces between them. */
  readonly words: { readonly number: string; readonly name: string; readonly other: string };
  /** Those of them that are a number with a unit. */
  readonly measures: readonly string[];
  /** Texts whose words are reduced to their stems. */
  readonly english: string;
  readonly french: string;
  /** `<attribute>=<value>` of all attributes and the brand: what lists are narrowed by, and numbers are looked for in. */
  readonly values: readonly string[];
  /** Those of them that are counted. */
  readonly facets: readonly string[];
  /** Minor units, of the first tier in every list, with the first and the last day on which it holds. */
  readonly listPrices: readonly DatedPrice[];
}

export interface DatedPrice {
  readonly list: string;
  readonly from: string;
  readonly until: string;
  readonly price: number;
}

/** Days before and after all others, for what holds ever since or for good: an empty text sorts before every day. */
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** What of categories and attributes is written into documents: where it changes they are written again. */
export interface WrittenStructure {
  /** Attributes that are counted. */
  readonly facets: readonly string[];
  /** By category, where it stands in the catalogue. */
  readonly places: Readonly<Record<string, string>>;
}

const NAME_LETTERS = 64;
/** After every place: of what lies in no category that is known. */
const LAST_PLACE = '~';
/** Lower than everything in a place, so that a category stands before those below it. */
const LEVEL = '\u0001';

/** Sorts as the tree does, depth first: the order and id of each category from the top down. */
export const placeOf = (category: Category): string =>
  breadcrumbOf(category)
    .map(({ id, data }) => `${String(BigInt(data.sort) + 2n ** 53n).padStart(17, '0')}${sortKey(id)}${LEVEL}`)
    .join('');

export const writtenStructure = (tree: CategoryTree, facets: readonly string[]): WrittenStructure => ({
  facets: [...facets].sort(),
  places: Object.fromEntries(tree.all.map((category) => [category.id, placeOf(category)])),
});

/** Categories and attributes whose products have to be written again. */
export function differencesOf(before: WrittenStructure, after: WrittenStructure) {
  const ids = new Set([...Object.keys(before.places), ...Object.keys(after.places)]);
  const [old, present] = [new Set(before.facets), new Set(after.facets)];
  return {
    categories: [...ids].filter((id) => own(before.places, id) !== own(after.places, id)),
    attributes: [...new Set([...old, ...present])].filter((key) => old.has(key) !== present.has(key)),
  };
}

export const valueOfAttribute = (key: string, value: string): string => `${key}=${value}`;

/** @param prices all rows of this product, of whatever list */
export function productDocument(
  { item_number, data }: ProductRow,
  prices: readonly PriceRow[],
  { facets, places }: WrittenStructure,
): ProductDocument {
  const values = [...Object.entries(data.attributes), [BRAND, data.brand] as const];
  const counted = new Set([BRAND, ...facets]);
  const listPrices = prices.flatMap(({ price_list: list, periods }) =>
    periods.flatMap(({ from, until, tiers: [first] }) =>
      first ? [{ list, from: from || FIRST_DAY, until: until || LAST_DAY, price: first.unitPrice }] : [],
    ),
  );
  const words = wordsOfProduct({ item_number, data });
  return {
    kind: 'product',
    itemNumber: item_number,
    compact: compact(item_number),
    number: sortKey(item_number),
    category: data.category,
    place: own(places, data.category) ?? LAST_PLACE,
    addedOn: data.addedOn,
    family: data.family,
    nameEn: sortKey(data.name.en).slice(0, NAME_LETTERS),
    nameFr: sortKey(data.name.fr).slice(0, NAME_LETTERS),
    words: { number: words.number.join(' '), name: words.name.join(' '), other: words.other.join(' ') },
    measures: [...new Set([...words.name, ...words.other])].filter((word) => measureOf(word)),
    english: `${data.name.en} ${data.keywords.en}`,
    french: `${data.name.fr} ${data.keywords.fr}`,
    values: values.map(([key, value]) => valueOfAttribute(key, value)),
    facets: values.filter(([key]) => counted.has(key)).map(([key, value]) => valueOfAttribute(key, value)),
    listPrices,
  };
}

const KEYWORD = { type: 'keyword' } as const;
/** Sorted or counted, never found by. */
const SORTED_ONLY = { type: 'keyword', index: false } as const;
/** Beginnings of words are kept up to this length; longer ones are looked for among those. */
const WORDS = {
  type: 'text',
  analyzer: 'words',
  norms: false,
  index_prefixes: { min_chars: 2, max_chars: 10 },
} as const;

/** Settings and mapping of an index. */
export const INDEX_BODY = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // What changed is found once the projector says so, together with the position that says how far it is.
    refresh_interval: '-1',
    analysis: {
      filter: {
        english_stems: { type: 'stemmer', language: 'light_english' },
        french_stems: { type: 'stemmer', language: 'light_french' },
        french_elision: {
          type: 'elision',
          articles_case: true,
          articles: ['l', 'd', 'qu', 'n', 's', 'j', 'm', 't', 'c'],
        },
      },
      analyzer: {
        // They are cut and folded already, the same in every catalogue index.
        words: { type: 'custom', tokenizer: 'whitespace' },
        english: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'asciifolding', 'english_stems'] },
        french: {
          type: 'custom',
          tokenizer: 'standard',
          filter: ['french_elision', 'lowercase', 'asciifolding', 'french_stems'],
        },
      },
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      kind: KEYWORD,
      itemNumber: KEYWORD,
      compact: KEYWORD,
      number: KEYWORD,
      category: KEYWORD,
      place: SORTED_ONLY,
      addedOn: SORTED_ONLY,
      family: SORTED_ONLY,
      nameEn: SORTED_ONLY,
      nameFr: SORTED_ONLY,
      words: { properties: { number: WORDS, name: WORDS, other: WORDS } },
      english: { type: 'text', analyzer: 'english', norms: false },
      french: { type: 'text', analyzer: 'french', norms: false },
      values: KEYWORD,
      measures: SORTED_ONLY,
      facets: SORTED_ONLY,
      listPrices: {
        type: 'nested',
        properties: { list: KEYWORD, from: KEYWORD, until: KEYWORD, price: { type: 'long' } },
      },
      state: { type: 'object', enabled: false },
    },
  },
} as const;
