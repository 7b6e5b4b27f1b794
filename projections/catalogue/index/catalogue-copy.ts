// Everything that the embedded index knows: rows on disk, and the sets made of them in memory. It takes rows of read
// models as they change and says which answers they touch.
import { stockOf } from '#projections/product/product-facts.ts';
import { setImmediate as turn } from 'node:timers/promises';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import type { CategoryData } from '#domain/category/category.events.ts';
import { createChanges, type Changes } from '#platform/kernel/http/changes.ts';
import type { MasterDataRow } from '#platform/shop/master-data/master-data.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { bestSellers, type BestSellerRow } from '../best-sellers.ts';
import { categories } from '#projections/category/categories.ts';
import { families, type FamilyRow } from '#projections/family/families.ts';
import { priceKey, prices, type PriceRow } from '#projections/price-list/prices.ts';
import { isSold, products, type ProductRow } from '#projections/product/products.ts';
import { BRAND, type CardSource } from '../reader.ts';
import { availableByWarehouse, stock, type StockRow } from '#projections/stock/stock.ts';
import { synonyms, type SynonymRow } from '#projections/synonym/synonyms.ts';
import { ancestorsIn, createCategoryTree } from '#projections/category/category-tree.ts';
import { dependencies } from './dependencies.ts';
import { wordsOfProduct, type Words } from '../keyword/product-words.ts';
import { NO_SYNONYMS, synonymsOf } from '../keyword/synonyms.ts';
import type { IndexStore, StoredRow } from './index-store.ts';
import { createPriceColumns, type PriceColumns } from './price-columns.ts';
import { createProductSets, type ProductSets } from './product-sets.ts';
import { createSales, type Sales } from './sales.ts';
import { createSearch, type Search } from './search.ts';
import { createStockFlags } from './stock-flags.ts';
import { createWordSets } from './word-sets.ts';

export interface CatalogueCopy extends CardSource {
  readonly store: IndexStore;
  readonly sets: ProductSets;
  readonly search: Search;
  readonly priceColumns: PriceColumns;
  readonly sales: Sales;
  /** The changes of what answers are made of. */
  readonly changes: Changes;
  /** Grows whenever a product, category or attribute changes. */
  readonly generation: number;
  /** Tells whether there is any of a product. */
  isInStock(id: number): boolean;
  /** Tells whether lists may be narrowed by an attribute. */
  isFacet(key: string): boolean;
  /** Takes over rows of one read model, and drops keys; returns the dependencies that changed. */
  apply(model: string, rows: readonly StoredRow<object>[], removed?: readonly string[]): readonly string[];
}

/** Attributes that no facet counts. */
const UNCOUNTED: ReadonlySet<string> = new Set([prices.name, stock.name, bestSellers.name, families.name]);
/** Rows that are read at once while the process starts. */
const PAGE = 2_000;

/** Reads what the store has: a second for 100,000 products. */
export async function createCatalogueCopy(store: IndexStore): Promise<CatalogueCopy> {
  const sets = createProductSets();
  const priceColumns = createPriceColumns();
  const sales = createSales();
  const there = createStockFlags();
  // Here nothing may be late: what is late is left to those who keep whole answers.
  const changes = createChanges(() => false);
  let generation = 0;
  const categoryRows = new Map<string, MasterDataRow<CategoryData>>();
  const attributeRows = new Map<string, MasterDataRow<AttributeData>>();
  const synonymRows = new Map<string, SynonymRow>();
  const words = createWordSets(store, () => sets.biggest);

  const takePrice = ({ price_list, item_number, periods }: PriceRow, idOf = store.idOf): void => {
    const id = idOf(item_number);
    if (id !== undefined) priceColumns.set(price_list, id, periods);
  };

  // For as long as prices are read: a map of its own is faster than the file.
  const ids = new Map<string, number>();
  for (let last = 0, page; (page = store.products(last, PAGE)).length; last = page.at(-1)!.id) {
    sets.change(page);
    for (const { id, row } of page) {
      ids.set(row.item_number, id);
      there.setBundle(id, row.data.bundle);
    }
    await turn();
  }
  await eachRow<PriceRow>(store, prices.name, (row) => takePrice(row, (itemNumber) => ids.get(itemNumber)));
  await eachRow<StockRow>(store, stock.name, (row) => void there.set(ids.get(row.item_number), isThere(row)));
  ids.clear();
  await eachRow<BestSellerRow>(store, bestSellers.name, (row) => sales.set(row));
  await eachRow<MasterDataRow<CategoryData>>(store, categories.name, (row) => void categoryRows.set(row.id, row));
  await eachRow<MasterDataRow<AttributeData>>(store, attributes.name, (row) => void attributeRows.set(row.id, row));
  sets.setTree(createCategoryTree(categoryRows.values()));
  let attributesByKey = new Map<string, AttributeData>();
  const takeAttributes = (): void => {
    attributesByKey = new Map([...attributeRows].map(([key, { data }]) => [key, data]));
  };
  takeAttributes();
  let searchSynonyms = NO_SYNONYMS;
  const takeSynonyms = (): void => {
    searchSynonyms = synonymsOf(synonymRows.values());
  };
  await eachRow<SynonymRow>(store, synonyms.name, (row) => void synonymRows.set(row.id, row));
  takeSynonyms();

  /** A list of a category shows what lies below it, so a product touches all that it lies in. */
  const categoriesAbove = (id: string): string[] => {
    const above: string[] = [];
    for (let category = sets.tree.get(id); category; category = category.parent)
      above.push(dependencies.category(category.id));
    return above;
  };

  function applyProducts(rows: readonly StoredRow<ProductRow>[], removed: readonly string[]): string[] {
    const touched = new Set<string>([dependencies.products]);
    const changed: { id: number; row: ProductRow | undefined; words: Words | undefined }[] = [];
    const touch = ({ item_number, data: { category, family } }: ProductRow) => {
      touched.add(dependencies.product(item_number));
      if (family) touched.add(dependencies.family(family));
      for (const above of categoriesAbove(category)) touched.add(above);
    };
    for (const { row, position } of rows) {
      const before = store.idOf(row.item_number);
      const old = before === undefined ? undefined : store.product(before);
      if (old) touch(old);
      touch(row);
      if (placeOf(old) !== placeOf(row)) touched.add(dependencies.sold);
      const id = store.putProduct(row, position);
      const itsWords = isSold(row) ? wordsOfProduct(row) : undefined;
      store.putWords(id, itsWords);
      changed.push({ id, row, words: itsWords });
      there.setBundle(id, row.data.bundle);
      if (before !== undefined) continue;
      there.set(id, isThere(store.row<StockRow>(stock.name, row.item_number)));
      for (const list of priceColumns.lists) {
        const price = store.row<PriceRow>(prices.name, priceKey(list, row.item_number));
        if (price) takePrice(price);
      }
    }
    for (const key of removed) {
      const id = store.idOf(key);
      if (id === undefined) continue;
      touch(store.product(id));
      touched.add(dependencies.sold);
      store.removeProduct(id);
      changed.push({ id, row: undefined, words: undefined });
    }
    sets.change(changed);
    words.change(changed);
    return [...touched];
  }

  function applyPrices(rows: readonly StoredRow<PriceRow>[], removed: readonly string[]): string[] {
    const gone = removed.flatMap((key) => {
      const row = store.row<PriceRow>(prices.name, key);
      return row ? [{ ...row, periods: [] }] : [];
    });
    for (const { key, row, position } of rows) store.putRow(prices.name, key, row, position);
    for (const key of removed) store.removeRow(prices.name, key);
    const all = [...rows.map(({ row }) => row), ...gone];
    for (const row of all) takePrice(row);
    return [dependencies.prices, ...new Set(all.map((row) => dependencies.product(row.item_number)))];
  }

  function applyOthers(model: string, rows: readonly StoredRow<object>[], removed: readonly string[]): string[] {
    for (const { key, row, position } of rows) store.putRow(model, key, row, position);
    for (const key of removed) store.removeRow(model, key);
    switch (model) {
      case stock.name: {
        const isNews = [
          ...rows.map(({ key, row }) => there.change(store.idOf(key), key, isThere(row as StockRow))),
          ...removed.map((key) => there.change(store.idOf(key), key, false)),
        ].some(Boolean);
        return [
          ...[...rows.map(({ key }) => key), ...removed].map(dependencies.stock),
          ...(isNews ? [dependencies.inStock] : []),
        ];
      }
      case families.name:
        return [...rows.map(({ key }) => key), ...removed].map(dependencies.family);
      case bestSellers.name:
        for (const { row } of rows) sales.set(row as BestSellerRow);
        for (const key of removed) sales.set({ item_number: key, orders: {} });
        return [dependencies.bestSellers];
      case categories.name:
        take(categoryRows, rows as readonly StoredRow<MasterDataRow<CategoryData>>[], removed);
        sets.setTree(createCategoryTree(categoryRows.values()));
        return [dependencies.structure];
      case attributes.name:
        take(attributeRows, rows as readonly StoredRow<MasterDataRow<AttributeData>>[], removed);
        takeAttributes();
        return [dependencies.structure];
      case synonyms.name:
        take(synonymRows, rows as readonly StoredRow<SynonymRow>[], removed);
        takeSynonyms();
        return [dependencies.structure];
      default:
        throw new Error(`the index does not follow ${model}`);
    }
  }

  const stockSource = { stock: (itemNumber: string) => store.row<StockRow>(stock.name, itemNumber) };

  return {
    store,
    sets,
    get generation() {
      return generation;
    },
    priceColumns,
    sales,
    changes,
    search: createSearch(store, sets, words, {
      attributes: () => attributesByKey,
      synonyms: () => searchSynonyms,
      generation: () => generation,
    }),
    isInStock(id) {
      if (!there.isBundle(id)) return there.has(id);
      return stockOf(stockSource, store.product(id)).total > 0;
    },
    attribute: (key) => attributeRows.get(key)?.data,
    ancestors: (category) => ancestorsIn(sets.tree, category),
    isFacet: (key) => key === BRAND || attributeRows.get(key)?.data.facet === true,
    price: (key) => store.row<PriceRow>(prices.name, key),
    ...stockSource,
    family: (id) => store.row<FamilyRow>(families.name, id)?.data,
    variantCount: (family) => sets.variantsOf(family).length,
    apply(model, rows, removed = []) {
      if (!UNCOUNTED.has(model)) generation += 1;
      const changed =
        model === products.name
          ? applyProducts(rows as readonly StoredRow<ProductRow>[], removed)
          : model === prices.name
            ? applyPrices(rows as readonly StoredRow<PriceRow>[], removed)
            : applyOthers(model, rows, removed);
      changes.changed(changed);
      return changed;
    },
  };
}

const isThere = (row: StockRow | undefined): boolean =>
  row !== undefined && availableByWarehouse(row).some(([, quantity]) => quantity > 0);

/** The fields of a product that decide where it is listed among others. */
const placeOf = (row: ProductRow | undefined): string =>
  isSold(row) ? `${row.data.category} ${row.data.addedOn}` : '';

function take<Row>(into: Map<string, Row>, rows: readonly StoredRow<Row>[], removed: readonly string[]): void {
  for (const { key, row } of rows) into.set(key, row);
  for (const key of removed) into.delete(key);
}

async function eachRow<Row extends object>(store: IndexStore, model: string, use: (row: Row) => void): Promise<void> {
  for (let last = '', page; (page = store.rows<Row>(model, last, PAGE)).length; last = page.at(-1)!.key) {
    for (const { row } of page) use(row);
    await turn();
  }
}
