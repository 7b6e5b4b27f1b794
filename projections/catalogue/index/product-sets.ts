// Holds the products that are sold as compact sets: by category, by facet, in every order. It takes changes item by
// item; the order of the catalogue is a counting sort over numbers, a few milliseconds for 200,000 products.
import { isSold, type ProductRow } from '#projections/product/products.ts';
import { BRAND } from '../reader.ts';
import type { KnownNumber } from '../keyword/understand.ts';
import { createCategoryTree, type Category, type CategoryTree } from '#projections/category/category-tree.ts';
import { createFacetValues, type Counted, type Filters } from './facet-values.ts';
import { countRank, countsToPlaces, takePlace } from './counting-sort.ts';
import { smallestFirst } from './smallest.ts';
import { createSortedIds, type SortedIds } from './sorted-ids.ts';
import { sortKey } from '#projections/shared/words/words.ts';

export type Order = 'catalogue' | 'name-en' | 'name-fr' | 'newest';

export interface ProductSets {
  readonly tree: CategoryTree;
  setTree(tree: CategoryTree): void;
  /** Takes over how these products are now. */
  change(products: readonly { readonly id: number; readonly row: ProductRow | undefined }[]): void;
  /** The largest of all ids that were ever there. */
  readonly biggest: number;
  isSold(id: number): boolean;
  /** Everything that is sold, in the order of the catalogue. */
  all(): Uint32Array;
  /** The products sold at or below a category, in the order of the catalogue. */
  below(category: Category): Uint32Array;
  /** The products sold in a category itself. */
  within(category: Category): Uint32Array;
  isBelow(id: number, category: Category): boolean;
  /** The place of a product in the catalogue. */
  placeOf(id: number): number;
  categoryOf(id: number): string;
  /** The variants of a family that are sold, by their numbers. */
  variantsOf(family: string): readonly number[];
  newest(): Uint32Array;
  byNumber(): Uint32Array;
  numberKeyOf(id: number): string;
  /** The first `count` of `ids` in an order; at least. */
  sort(ids: Uint32Array, order: Order, count: number): Uint32Array;
  /** The same by a number of each, ties in the order of the catalogue. */
  sortBy(ids: Uint32Array, numberOf: (id: number) => number, count: number): Uint32Array;
  /** Counts how many of `ids` lie in each category, by its id. */
  countByCategory(ids: Uint32Array): ReadonlyMap<string, number>;
  filterAndCount(ids: Uint32Array, filters: Filters, isFacet: (key: string) => boolean): Counted;
  /** The same by a column of the table: an attribute, `brand` or `item`; what has none comes last either way. */
  sortByColumn(ids: Uint32Array, column: string, isDescending: boolean, count: number): Uint32Array;
  /** The numbers that products have in an attribute. */
  numbersOf(attribute: string): readonly KnownNumber[];
}

/** Characters of a sort key; names that agree so far stand in the order of their item numbers. */
const NAME_LETTERS = 64;
/** Products, for numbers that hold a value and a place: 2^32 times 2^20 is exact. */
const PLACES = 2 ** 20;
const BIGGEST = 2 ** 32 - 1;
/** The column of item numbers. */
const ITEM = 'item';

interface InCatalogue {
  readonly ids: Uint32Array;
  /** By id. */
  readonly places: Uint32Array;
  /** Number of the category, by id. */
  readonly ranks: Uint32Array;
  /** Place of the first product of a category, by its number. */
  readonly starts: Uint32Array;
}

export function createProductSets(): ProductSets {
  let tree = createCategoryTree([]);
  // Names of categories as numbers from 1 on; 0 stands for a product that is not sold.
  const categoryNames = [''];
  const categoryNumbers = new Map<string, number>();
  const categories: number[] = [];
  const numberOf = (category: string): number => {
    let number = categoryNumbers.get(category);
    if (number === undefined) categoryNumbers.set(category, (number = categoryNames.push(category) - 1));
    return number;
  };
  const numbers: string[] = [];
  const names = { en: [] as string[], fr: [] as string[] };
  const days: string[] = [];
  const families = createGroups();
  const facets = createFacetValues();
  let biggest = 0;

  const byNumber = (a: number, b: number) => compareKeys(numbers[a], numbers[b]) || a - b;
  const byName = (keys: readonly string[]) => (a: number, b: number) => compareKeys(keys[a], keys[b]) || byNumber(a, b);
  const sorted = {
    number: createSortedIds(byNumber),
    'name-en': createSortedIds(byName(names.en)),
    'name-fr': createSortedIds(byName(names.fr)),
    newest: createSortedIds((a, b) => compareKeys(days[b], days[a]) || byNumber(a, b)),
  } satisfies Record<string, SortedIds>;

  let catalogue: InCatalogue | undefined;
  function inCatalogue(): InCatalogue {
    if (catalogue) return catalogue;
    // What has no category that is known stands last.
    const last = tree.all.length;
    const rankOf = Uint32Array.from(categoryNames, (name) => tree.get(name)?.from ?? last);
    const { ids } = sorted.number;
    const ranks = new Uint32Array(biggest + 1);
    const starts = new Uint32Array(last + 2);
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      const rank = rankOf[categories[id] ?? 0] ?? last;
      ranks[id] = rank;
      countRank(starts, rank);
    }
    countsToPlaces(starts);
    const next = starts.slice();
    const [ordered, places] = [new Uint32Array(ids.length), new Uint32Array(biggest + 1)];
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      const place = takePlace(next, ranks[id] ?? last);
      ordered[place] = id;
      places[id] = place;
    }
    return (catalogue = { ids: ordered, places, ranks, starts });
  }

  function firstByKeys(keys: Float64Array | Uint32Array, count: number, idAt: (key: number) => number): Uint32Array {
    const wanted = Math.min(count, keys.length);
    smallestFirst(keys, wanted);
    return Uint32Array.from(keys.subarray(0, wanted), idAt);
  }

  const runOf = (from: number, until: number): readonly [first: number, end: number] => {
    const { starts } = inCatalogue();
    return [starts[from] ?? 0, starts[until] ?? 0];
  };

  const placeOf = (id: number): number => inCatalogue().places[id] ?? 0;

  return {
    get tree() {
      return tree;
    },
    setTree(next) {
      tree = next;
      catalogue = undefined;
    },
    change(products) {
      const changed = [...new Set(products.map(({ id }) => id))];
      for (const { id, row } of products) {
        biggest = Math.max(biggest, id);
        if (!isSold(row)) {
          categories[id] = 0;
          families.put(id, '');
          facets.set(id, []);
          continue;
        }
        const { data, item_number } = row;
        categories[id] = numberOf(data.category);
        numbers[id] = sortKey(item_number);
        names.en[id] = sortKey(data.name.en).slice(0, NAME_LETTERS);
        names.fr[id] = sortKey(data.name.fr).slice(0, NAME_LETTERS);
        days[id] = data.addedOn;
        families.put(id, data.family);
        facets.set(id, [...Object.entries(data.attributes), [BRAND, data.brand]]);
      }
      const present = changed.filter((id) => categories[id]);
      for (const order of Object.values(sorted)) order.update(changed, present, biggest);
      catalogue = undefined;
    },
    get biggest() {
      return biggest;
    },
    isSold: (id) => Boolean(categories[id]),
    all: () => inCatalogue().ids,
    below: ({ from, until }) => inCatalogue().ids.subarray(...runOf(from, until)),
    within: ({ from }) => inCatalogue().ids.subarray(...runOf(from, from + 1)),
    isBelow(id, { from, until }) {
      const [first, end] = runOf(from, until);
      const place = placeOf(id);
      return place >= first && place < end;
    },
    placeOf,
    categoryOf: (id) => categoryNames[categories[id] ?? 0] ?? '',
    variantsOf: (family) => [...families.of(family)].sort(byNumber),
    newest: () => sorted.newest.ids,
    byNumber: () => sorted.number.ids,
    numberKeyOf: (id) => numbers[id] ?? '',
    sort(ids, order, count) {
      const { ids: ordered, rank } =
        order === 'catalogue' ? { ids: inCatalogue().ids, rank: () => inCatalogue().places } : sorted[order];
      const ranks = rank();
      const keys = new Uint32Array(ids.length);
      for (let at = 0; at < ids.length; at++) keys[at] = ranks[ids[at] ?? 0] ?? 0;
      return firstByKeys(keys, count, (place) => ordered[place] ?? 0);
    },
    sortBy(ids, numberOf, count) {
      const { ids: ordered, places } = inCatalogue();
      const keys = new Float64Array(ids.length);
      let at = 0;
      for (const id of ids) keys[at++] = Math.min(numberOf(id), BIGGEST) * PLACES + (places[id] ?? 0);
      return firstByKeys(keys, count, (key) => ordered[key % PLACES] ?? 0);
    },
    countByCategory(ids) {
      const { ranks } = inCatalogue();
      const tally = new Uint32Array(tree.all.length + 1);
      for (const id of ids) {
        const rank = ranks[id] ?? 0;
        tally[rank] = (tally[rank] ?? 0) + 1;
      }
      const counts = new Map<string, number>();
      for (const { id, from } of tree.all) {
        const count = tally[from];
        if (count) counts.set(id, count);
      }
      return counts;
    },
    sortByColumn(ids, column, isDescending, count) {
      if (column === ITEM) {
        const ranks = sorted.number.rank();
        const rankOf = (id: number) => ranks[id] ?? 0;
        return this.sortBy(ids, isDescending ? (id) => biggest - rankOf(id) : rankOf, count);
      }
      const { of, last } = facets.ranksOf(column);
      return this.sortBy(
        ids,
        (id) => {
          const rank = of(id);
          return isDescending && rank < last ? last - 1 - rank : rank;
        },
        count,
      );
    },
    numbersOf: (attribute) => facets.numbersOf(attribute),
    filterAndCount: (ids, filters, isFacet) => facets.filterAndCount(ids, filters, isFacet),
  };
}

const compareKeys = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** Ids by the one group that each is in; none where it is empty. */
function createGroups() {
  const groupOf = new Map<number, string>();
  const members = new Map<string, Set<number>>();
  return {
    put(id: number, group: string): void {
      const before = groupOf.get(id) ?? '';
      if (before === group) return;
      const old = members.get(before);
      old?.delete(id);
      if (old?.size === 0) members.delete(before);
      groupOf.delete(id);
      if (!group) return;
      groupOf.set(id, group);
      const its = members.get(group);
      if (its) its.add(id);
      else members.set(group, new Set([id]));
    },
    of: (group: string): ReadonlySet<number> => members.get(group) ?? NONE,
  };
}

const NONE: ReadonlySet<number> = new Set();
