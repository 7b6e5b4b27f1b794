// Writes products into an index of OpenSearch: whatever a change touches is made anew from its rows, so that the order
// in which changes come cannot matter. It says which answers they touch.
import type { DocumentWrite } from '#platform/adapters/search/bulk-requests.ts';
import type { SearchClient } from '#platform/adapters/search/search-client.ts';
import { breadcrumbOf } from '#projections/category/category-tree.ts';
import { dependencies } from '../index/dependencies.ts';
import type { PriceRow } from '#projections/price-list/prices.ts';
import { isSold, products, type ProductRow } from '#projections/product/products.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import type { CatalogueStructure } from './catalogue-structure.ts';
import { productDocument } from './product-document.ts';

/** An index by its name, or by the alias that stands for the one that is asked. */
export interface Target {
  readonly name: string;
  readonly kind: 'alias' | 'index';
}

export interface IndexWriter {
  /** Products whose rows changed: returns what their change touches. */
  products(itemNumbers: readonly string[], version: bigint): Promise<readonly string[]>;
  /** Products of which something else changed than their row: prices, or the structure they lie in. */
  rewrite(itemNumbers: readonly string[], version: bigint): Promise<void>;
}

/** Products whose rows are read together. */
const PAGE = 500;

export function createIndexWriter(
  client: SearchClient,
  target: Target,
  rows: CatalogueRows,
  structure: CatalogueStructure,
): IndexWriter {
  const above = (category: unknown): string[] =>
    breadcrumbOf(structure.tree.get(String(category))).map(({ id }) => dependencies.category(id));

  async function write(itemNumbers: readonly string[], found: ReadonlyMap<string, ProductRow>, version: bigint) {
    const priceRows = new Map<string, PriceRow[]>([...found.keys()].map((itemNumber) => [itemNumber, []]));
    for (const row of await rows.pricesOf([...found.keys()])) priceRows.get(row.item_number)?.push(row);
    const written = structure.written();
    const writes = itemNumbers.map((id): DocumentWrite => {
      const row = found.get(id);
      return {
        id,
        version,
        document: isSold(row) ? productDocument(row, priceRows.get(id) ?? [], written) : undefined,
      };
    });
    await client.write(target.name, writes, target.kind);
  }

  return {
    async products(itemNumbers, version) {
      const touched = new Set<string>([dependencies.products]);
      for (const part of partsOf(itemNumbers)) {
        const found = await rows.byKey(products, part);
        // Where a product lay before, its document alone knows.
        const before = await client.documents(target.name, part, ['category', 'addedOn', 'family']);
        for (const itemNumber of part) {
          const row = found.get(itemNumber);
          const old = before.get(itemNumber);
          touched.add(dependencies.product(itemNumber));
          for (const family of [old?.['family'], row?.data.family])
            if (typeof family === 'string' && family) touched.add(dependencies.family(family));
          for (const category of [...above(old?.['category']), ...above(row?.data.category)]) touched.add(category);
          const place = isSold(row) ? `${row.data.category} ${row.data.addedOn}` : '';
          if (place !== (old ? `${String(old['category'])} ${String(old['addedOn'])}` : ''))
            touched.add(dependencies.sold);
        }
        await write(part, found, version);
      }
      return [...touched];
    },
    async rewrite(itemNumbers, version) {
      for (const part of partsOf(itemNumbers)) await write(part, await rows.byKey(products, part), version);
    },
  };
}

export function* partsOf<T>(all: readonly T[], size = PAGE): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
