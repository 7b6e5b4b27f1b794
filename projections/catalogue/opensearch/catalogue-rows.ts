// The rows that documents and cards are made of, as PostgreSQL has them.
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { countOf, knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { loadChangedRows, loadRows, loadRowsAfterKey } from '#platform/kernel/read-model/table.ts';
import { prices, type PriceRow } from '#projections/price-list/prices.ts';
import { sortKey } from '#projections/shared/words/words.ts';
import { FAMILY, products, type ProductRow } from '#projections/product/products.ts';

export interface CatalogueRows {
  byKey<Row extends object>(model: ReadModel<Row>, keys: readonly string[]): Promise<ReadonlyMap<string, Row>>;
  /** Rows that changed after a position, all of them after -1, and the position of the last. */
  changed<Row extends object>(
    model: ReadModel<Row>,
    after: bigint,
  ): Promise<{ readonly rows: readonly Row[]; readonly position: bigint }>;
  /** Their prices on every list. */
  pricesOf(itemNumbers: readonly string[]): Promise<readonly PriceRow[]>;
  /** Products in the order of their keys, after one of them. */
  productsAfter(itemNumber: string, count: number): Promise<readonly ProductRow[]>;
  /** The variants that are sold, by family, in the order of their numbers. */
  variantsOf(families: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Items that lie in one of the categories, or have one of the attributes. */
  itemsOf(changed: {
    readonly categories: readonly string[];
    readonly attributes: readonly string[];
  }): Promise<readonly string[]>;
}

export const postgresRows = (pool: Pool): CatalogueRows => ({
  byKey: (model, keys) => loadRows(pool, model, keys),
  changed: (model, after) => loadChangedRows(pool, model, after),

  async pricesOf(itemNumbers) {
    const rows = await rowsOf<{ row: PriceRow }>(
      pool,
      knex({ t: prices.table })
        .select(knex.raw(`to_jsonb(t) - '_position' as row`))
        .whereRaw('item_number = any(?)', [[...itemNumbers]]),
    );
    return rows.map(({ row }) => row);
  },

  async productsAfter(itemNumber, count) {
    return (await loadRowsAfterKey(pool, products, itemNumber, count)).map(({ row }) => row);
  },

  async variantsOf(families) {
    const variants = new Map<string, string[]>();
    if (!families.length) return variants;
    const rows = await rowsOf<{ family: string; item_number: string }>(
      pool,
      knex(products.table)
        .select('item_number', { family: knex.raw(FAMILY) })
        .whereRaw(`${FAMILY} <> '' and ${FAMILY} = any(?)`, [[...families]])
        .where({ status: 'active' }),
    );
    rows.sort((a, b) => (sortKey(a.item_number) < sortKey(b.item_number) ? -1 : 1));
    for (const { family, item_number } of rows) variants.set(family, [...(variants.get(family) ?? []), item_number]);
    return variants;
  },

  async itemsOf({ categories, attributes }) {
    const rows = await rowsOf<{ item_number: string }>(
      pool,
      knex(products.table)
        .select('item_number')
        .whereRaw(`data->>'category' = any(?)`, [[...categories]])
        .orWhereRaw(`jsonb_exists_any(data->'attributes', ?)`, [[...attributes]]),
    );
    return rows.map(({ item_number }) => item_number);
  },
});

/**
 * Finds the prices of an item on all lists. Nobody but who fills OpenSearch asks for them, and an import would be slower
 * by one more index, so that who asks makes it; it goes with its table.
 */
export async function indexPricesByItem({ options }: Pool, log: Log): Promise<void> {
  // A large table takes longer than any statement of the role may.
  const address = needed(options.connectionString, 'address of the database');
  const pool = createPool(address, 'price-of-item', log, 1, INDEXING_MS);
  try {
    const { oid } = await rowOf<{ oid: string }>(
      pool,
      knex.select({ oid: knex.raw('?::regclass::oid', [prices.table]) }),
    );
    const name = `price_of_item_${oid}`;
    const index = `${prices.table.split('.')[0]}.${name}`;
    const made = await rowsOf<{ valid: boolean }>(
      pool,
      knex('pg_index').select({ valid: 'indisvalid' }).whereRaw('indexrelid = to_regclass(?)', [index]),
    );
    if (made[0]?.valid) return;
    // One whose making was broken off stays, and is of no use.
    if (made.length) await countOf(pool, knex.raw('drop index concurrently ??', [index]));
    await countOf(pool, knex.raw('create index concurrently ?? on ?? (item_number)', [name, prices.table]));
  } finally {
    await pool.end();
  }
}

const INDEXING_MS = 3_600_000;
