// The rows of a catalogue in memory, for tests without a database.
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { bestSellers } from '../../best-sellers.ts';
import { categories } from '#projections/category/categories.ts';
import { families } from '#projections/family/families.ts';
import { prices, type PriceRow } from '#projections/price-list/prices.ts';
import { products, type ProductRow } from '#projections/product/products.ts';
import { synonyms } from '#projections/synonym/synonyms.ts';
import { stock } from '#projections/stock/stock.ts';
import type { CatalogueRows } from '../catalogue-rows.ts';

export interface MemoryRows extends CatalogueRows {
  put(model: string, rows: Readonly<Record<string, object>>): void;
}

export function createMemoryRows(): MemoryRows {
  const names = [products, categories, attributes, families, prices, stock, bestSellers, synonyms].map(
    ({ name }) => name,
  );
  const tables = new Map(names.map((name) => [name, new Map<string, { row: object; position: bigint }>()]));
  const table = (model: string) => tables.get(model)!;
  const all = <Row>(model: string) => [...table(model).values()].map(({ row }) => row as Row);
  let position = 0n;
  return {
    put(model, rows) {
      position += 1n;
      for (const [key, row] of Object.entries(rows)) table(model).set(key, { row, position });
    },
    byKey: <Row extends object>({ name }: ReadModel<Row>, keys: readonly string[]) =>
      Promise.resolve(
        new Map(keys.flatMap((key) => (table(name).has(key) ? [[key, table(name).get(key)!.row as Row]] : []))),
      ),
    changed: <Row extends object>({ name }: ReadModel<Row>, after: bigint) => {
      const rows = [...table(name).values()].filter((one) => one.position > after).map(({ row }) => row as Row);
      return Promise.resolve({ rows, position });
    },
    pricesOf: (itemNumbers) =>
      Promise.resolve(all<PriceRow>('price').filter(({ item_number }) => itemNumbers.includes(item_number))),
    productsAfter: (after, count) =>
      Promise.resolve(
        all<ProductRow>('product')
          .filter(({ item_number }) => item_number > after)
          .sort((a, b) => (a.item_number < b.item_number ? -1 : 1))
          .slice(0, count),
      ),
    variantsOf: (wanted) =>
      Promise.resolve(
        new Map(
          wanted.map((family) => {
            const its = all<ProductRow>('product').filter(
              ({ status, data }) => status === 'active' && data.family === family,
            );
            return [family, its.map(({ item_number }) => item_number).sort()];
          }),
        ),
      ),
    itemsOf: ({ categories: ids, attributes: keys }) =>
      Promise.resolve(
        all<ProductRow>('product')
          .filter(({ data }) => ids.includes(data.category) || keys.some((key) => key in data.attributes))
          .map(({ item_number }) => item_number),
      ),
  };
}
