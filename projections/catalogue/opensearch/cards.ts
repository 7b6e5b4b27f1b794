// Products as lists show them, from rows as they are now: a card is never older than the list it stands in.
import { stockItemsOf } from '#projections/product/product-facts.ts';
import type { ProductCard } from '#contracts/category/category.ts';
import { noteShown } from '../index/cards.ts';
import { ancestorsIn, columnsOf } from '#projections/category/category-tree.ts';
import { dependencies } from '../index/dependencies.ts';
import { families } from '#projections/family/families.ts';
import { priceKey, prices } from '#projections/price-list/prices.ts';
import { products, type ProductRow } from '#projections/product/products.ts';
import { cardOf, type CardSource, type Reader } from '../reader.ts';
import { listsEver } from '#projections/price-list/reduced-price.ts';
import { stock } from '#projections/stock/stock.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import type { CatalogueStructure } from './catalogue-structure.ts';

const CARD_ATTRIBUTES = 4;

export type Cards = (
  itemNumbers: readonly string[],
  reader: Reader,
  seen: Set<string>,
  /** Attributes that are shown; undefined: the first of its own category's. */
  columns?: readonly string[],
) => Promise<ProductCard[]>;

/** In the order of the numbers; one that went meanwhile is left out. */
export const createCards =
  (rows: CatalogueRows, structure: CatalogueStructure): Cards =>
  async (itemNumbers, reader, seen, columns) => {
    const found = await rows.byKey(products, itemNumbers);
    const source = await cardSource(rows, structure, [...found.values()], reader);
    seen.add(dependencies.structure);
    return itemNumbers.flatMap((itemNumber) => {
      const product = found.get(itemNumber);
      if (!product) return [];
      noteShown(product, seen);
      const own = () => columnsOf(structure.tree.get(product.data.category)).slice(0, CARD_ATTRIBUTES);
      return [cardOf(source, product, reader, columns ?? own())];
    });
  };

/** Prices and stock of some products, read together. */
export async function cardSource(
  rows: CatalogueRows,
  structure: CatalogueStructure,
  shown: readonly ProductRow[],
  reader: Reader,
): Promise<CardSource> {
  const [priceRows, stockRows, itsFamilies] = await Promise.all([
    rows.byKey(
      prices,
      listsEver(reader).flatMap((list) => shown.map(({ item_number }) => priceKey(list, item_number))),
    ),
    rows.byKey(stock, [...new Set(shown.flatMap(stockItemsOf))]),
    familiesOf(shown, rows),
  ]);
  return {
    attribute: structure.attribute,
    ancestors: (category) => ancestorsIn(structure.tree, category),
    price: (key) => priceRows.get(key),
    stock: (itemNumber) => stockRows.get(itemNumber),
    ...itsFamilies,
  };
}

/** The families of some products, and how many variants each has. */
export async function familiesOf(
  shown: readonly ProductRow[],
  rows: CatalogueRows,
): Promise<Pick<CardSource, 'family' | 'variantCount'>> {
  const ids = [...new Set(shown.map(({ data }) => data.family).filter(Boolean))];
  const [familyRows, variants] = await Promise.all([rows.byKey(families, ids), rows.variantsOf(ids)]);
  return {
    family: (id) => familyRows.get(id)?.data,
    variantCount: (family) => variants.get(family)?.length ?? 0,
  };
}
