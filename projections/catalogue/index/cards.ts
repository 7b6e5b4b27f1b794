// Products as lists show them, as finished JSON for each kind of reader.
import { stockItemsOf } from '#projections/product/product-facts.ts';
import { absent } from '#domain/shared/needed.ts';
import type { ProductCard } from '#contracts/category/category.ts';
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import { priceKey, prices, type PriceRow } from '#projections/price-list/prices.ts';
import type { ProductRow } from '#projections/product/products.ts';
import { cardOf, type CardSource, type Reader } from '../reader.ts';
import { listsEver } from '#projections/price-list/reduced-price.ts';
import { stock, type StockRow } from '#projections/stock/stock.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { columnsOf } from '#projections/category/category-tree.ts';
import { dependencies } from './dependencies.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { noteFamily } from './variants.ts';

export interface Cards {
  /** With these columns as attributes, or with the first of its own category's. */
  of(ids: Iterable<number>, reader: Reader, seen: Set<string>, columns?: readonly string[]): JsonText<ProductCard[]>;
}

const CARD_ATTRIBUTES = 4;

export function createCards(copy: CatalogueCopy, fragments: FragmentCache): Cards {
  const { sets, store } = copy;

  /** Rows that lie on disk cost less together than one by one. */
  function readTogether(ids: readonly number[], reader: Reader): Source {
    const rows = store.productsById(ids);
    const numbers = [...rows.values()].map(({ item_number }) => item_number);
    const priceRows = store.rowsByKey<PriceRow>(
      prices.name,
      listsEver(reader).flatMap((list) => numbers.map((number) => priceKey(list, number))),
    );
    const stockRows = store.rowsByKey<StockRow>(stock.name, [...rows.values()].flatMap(stockItemsOf));
    return {
      has: (id) => rows.has(id),
      product: (id) => rows.get(id) ?? absent('product of the card'),
      attribute: copy.attribute,
      ancestors: copy.ancestors,
      price: (key) => priceRows.get(key),
      stock: (itemNumber) => stockRows.get(itemNumber),
      family: copy.family,
      variantCount: copy.variantCount,
    };
  }

  function cardFor(source: Source, id: number, reader: Reader, seen: Set<string>, columns?: readonly string[]) {
    const product = source.product(id);
    seen.add(dependencies.structure);
    noteShown(product, seen);
    const own = () => columnsOf(sets.tree.get(product.data.category)).slice(0, CARD_ATTRIBUTES);
    return cardOf(source, product, reader, columns ?? own());
  }

  return {
    of(ids, reader, seen, columns) {
      const kind = `card\n${kindOf(reader)}\n${columns?.join('\n') ?? '*'}\n`;
      const wanted = [...ids];
      const missing = wanted.filter((id) => !fragments.has(kind + id));
      const source = missing.length ? readTogether(missing, reader) : undefined;
      const cards = wanted.map((id) =>
        fragments.get<ProductCard>(kind + id, seen, (its) =>
          // One that went to make room for others of this very list is read once more.
          cardFor(source?.has(id) ? source : readTogether([id], reader), id, reader, its, columns),
        ),
      );
      return JsonText.array(cards);
    },
  };
}

interface Source extends CardSource {
  has(id: number): boolean;
  product(id: number): ProductRow;
}

/** Readers of one kind are shown the same. */
export const kindOf = ({ language, prices: terms, earlier, seesPrices, today, shipping }: Reader): string =>
  `${language}\n${JSON.stringify(terms)}\n${earlier.length ? JSON.stringify(earlier) : ''}\n${seesPrices}\n${today}\n${JSON.stringify(shipping)}`;

export function noteShown(product: ProductRow, seen: Set<string>): void {
  seen.add(dependencies.product(product.item_number));
  noteFamily(product, seen);
  for (const itemNumber of stockItemsOf(product)) seen.add(dependencies.stock(itemNumber));
}
