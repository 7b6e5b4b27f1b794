// What the catalogue's read models say of many things at once, as imports compare and exports write them.
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import type { CategoryData } from '#domain/category/category.events.ts';
import type { ProductData, ProductStatus } from '#domain/product/product.events.ts';
import { tiersOn } from '#domain/shared/price/price-periods.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { attributes } from '#projections/attribute/attributes.ts';
import { categories } from '#projections/category/categories.ts';
import { priceKey, prices } from '#projections/price-list/prices.ts';
import { products } from '#projections/product/products.ts';
import { stock } from '#projections/stock/stock.ts';

type Items = { readonly itemNumbers: readonly string[] };

/** They read their tables: so many rows would drive from memory what carts ask for. */
export const catalogueRecordFunctions = ({ pool }: ReadSide) => ({
  /** Products of every status; unknown ones are left out. */
  async products({
    itemNumbers,
  }: Items): Promise<
    ReadonlyMap<string, { readonly data: ProductData; readonly status: ProductStatus; readonly taken_back: boolean }>
  > {
    return loadRows(pool, products, itemNumbers);
  },

  /** Items among whose pictures a file's name stands, by that name. */
  async namingPictures({ names }: { readonly names: readonly string[] }): Promise<ReadonlyMap<string, string[]>> {
    const found = new Map<string, string[]>();
    if (!names.length) return found;
    const naming = knex(products.table)
      .select('item_number', { pictures: knex.raw(`data->'pictures'`) })
      // knex takes the question marks of the operator for parameters unless they are escaped.
      .whereRaw(`data->'pictures' \\?| ?::text[]`, [[...names]]);
    const wanted = new Set(names);
    for (const { item_number, pictures } of await rowsOf<{ item_number: string; pictures: string[] }>(pool, naming))
      for (const name of pictures) if (wanted.has(name)) found.set(name, [...(found.get(name) ?? []), item_number]);
    return found;
  },

  /** Today's tiers in this price list itself; items without a price are left out. */
  async prices(
    { priceList, itemNumbers }: Items & { readonly priceList: string },
    { now }: OperationContext,
  ): Promise<ReadonlyMap<string, readonly PriceTier[]>> {
    const rows = await loadRows(
      pool,
      prices,
      itemNumbers.map((itemNumber) => priceKey(priceList, itemNumber)),
    );
    const today = shopDay(now);
    return new Map(
      [...rows.values()].flatMap(({ item_number, periods }) => {
        const tiers = tiersOn(periods, today);
        return tiers ? [[item_number, tiers]] : [];
      }),
    );
  },

  /** Units that lie in each warehouse. */
  async stock({ itemNumbers }: Items): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
    const rows = await loadRows(pool, stock, itemNumbers);
    return new Map([...rows].map(([itemNumber, row]) => [itemNumber, row.on_hand]));
  },

  /** Item numbers after one, in their order as texts. */
  async itemNumbers({ after, count }: { readonly after: string; readonly count: number }): Promise<string[]> {
    const next = knex(products.table)
      .select('item_number')
      .where('item_number', '>', after)
      .orderBy('item_number')
      .limit(count);
    return (await rowsOf<{ item_number: string }>(pool, next)).map((row) => row.item_number);
  },

  /** The prices after one, by price list and item number. */
  async pricesAfter({
    priceList,
    itemNumber,
    count,
  }: {
    readonly priceList: string;
    readonly itemNumber: string;
    readonly count: number;
  }): Promise<{ readonly priceList: string; readonly itemNumber: string }[]> {
    const next = knex(prices.table)
      .select({ priceList: 'price_list', itemNumber: 'item_number' })
      // knex has no comparison of rows.
      .whereRaw('(price_list, item_number) > (?, ?)', [priceList, itemNumber])
      .orderBy(['price_list', 'item_number'])
      .limit(count);
    return rowsOf<{ priceList: string; itemNumber: string }>(pool, next);
  },

  /** All of them, by their id: a catalogue of a million products has some thousand. */
  async categories(): Promise<ReadonlyMap<string, CategoryData>> {
    const rows = await rowsOf<{ id: string; data: CategoryData }>(
      pool,
      knex(categories.table).select('id', 'data').orderBy('id'),
    );
    return new Map(rows.map(({ id, data }) => [id, data]));
  },

  /** All of them, by their key. */
  async attributes(): Promise<ReadonlyMap<string, AttributeData>> {
    const rows = await rowsOf<{ id: string; data: AttributeData }>(
      pool,
      knex(attributes.table).select('id', 'data').orderBy('id'),
    );
    return new Map(rows.map(({ id, data }) => [id, data]));
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly catalogueRecords: FunctionsOf<ReturnType<typeof catalogueRecordFunctions>>;
  }
}
