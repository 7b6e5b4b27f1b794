// Read models folded in memory over the events of a memory store, and the catalogue index over them: what queries ask by
// key, as copies or of the index is answered as in a shop, what they ask in SQL is not.
import type { Pool } from 'pg';
import { changesOf, fold, type ReadModel } from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { MemoryEventStore } from '#platform/kernel/testing/memory-event-store.ts';
import { createCatalogueCopy } from '#projections/catalogue/index/catalogue-copy.ts';
import type { CatalogueIndex } from '#projections/catalogue/index/catalogue-index.ts';
import { answerFrom } from '#projections/catalogue/index/embedded-index.ts';
import { followedModels } from '#projections/catalogue/index/follow-read-models.ts';
import { openIndexStore } from '#projections/catalogue/index/index-store.ts';
import { carts, type CartRow } from '#projections/cart/carts.ts';
import { partNumbers, type PartNumberRow } from '#projections/customer-part-number/part-numbers.ts';
import { itemCodes, type ItemCodeRow } from '#projections/quick-order/item-codes.ts';
import { readModels } from '#projections/registry.ts';
import { absent } from './absent.ts';

interface Table {
  readonly rows: Map<string, object>;
  /** Events that its rows are made of. */
  events: number;
}

export function createMemoryReadSide(store: MemoryEventStore): ReadSide {
  const tables = new Map<string, Table>();
  function rowsOf<Row extends object>(model: ReadModel<Row>): Map<string, Row> {
    const table = tables.get(model.name) ?? { rows: new Map(), events: 0 };
    tables.set(model.name, table);
    fold(model, store.events.slice(table.events), table.rows as Map<string, Row>);
    table.events = store.events.length;
    return table.rows as Map<string, Row>;
  }
  const rows: ReadSide['rows'] = async (model, keys) => {
    const all = rowsOf(model);
    return new Map(keys.flatMap((key) => (all.has(key) ? [[key, all.get(key)!] as const] : [])));
  };
  return {
    pool: memoryPool((table) => {
      const model = readModels.find((one) => one.table === table);
      return model && rowsOf(model);
    }, store),
    rows,
    row: async (model, key, from) => (await rows(model, [key], from)).get(key),
    rowsOf: () => Promise.reject(new Error('the past: this sentence needs a shop (an .int.test)')),
    forgetPast: () => undefined,
    mirror: (model) => ({
      get: (key) => rowsOf(model).get(key),
      values: () => rowsOf(model).values(),
      get size() {
        return rowsOf(model).size;
      },
      get generation() {
        return store.events.length;
      },
    }),
  };
}

/**
 * Answers the statements that have a name, which are those of every request: rows by key, items by codes that are written
 * in another way, own numbers that begin alike, a person's current cart, and streams by the type and time of their events.
 * What else is asked in SQL needs a shop.
 */
function memoryPool(
  rowsOf: (table: string) => ReadonlyMap<string, object> | undefined,
  { events }: MemoryEventStore,
): Pool {
  const named = (name: string, [first, second, third]: readonly unknown[]): object[] | undefined => {
    if (name === 'current-cart') {
      const own = [...(rowsOf(carts.table)!.values() as Iterable<CartRow>)].filter(
        ({ person_id, status, aside, lines }) =>
          person_id === first && status !== 'ordered' && status !== 'quoted' && !aside && lines.length > 0,
      );
      const newest = own.sort((a, b) => (a.changed_at < b.changed_at ? 1 : -1)).slice(0, 1);
      return newest.map(({ order_id, lines }) => ({ orderId: order_id, lineCount: lines.length }));
    }
    if (name === 'similar-item-codes') {
      const codes = new Set(first as readonly string[]);
      return [...(rowsOf(itemCodes.table)!.values() as Iterable<ItemCodeRow>)].filter(
        ({ compact, manufacturer, gtin }) => codes.has(compact) || codes.has(manufacturer) || codes.has(gtin),
      );
    }
    if (name === 'own-numbers-beginning') {
      const [accountId, beginning] = [first, String(second)];
      return [...(rowsOf(partNumbers.table)!.values() as Iterable<PartNumberRow>)].filter(
        ({ account_id, compact }) => account_id === accountId && compact.startsWith(beginning),
      );
    }
    if (name === 'streams-of-events') {
      const [types, from] = [first as readonly string[], String(second)];
      const moved = events.filter(({ type, at }) => types.includes(type) && from <= at && at < String(third));
      return [...new Set(moved.map(({ stream }) => stream))].map((stream) => ({ stream }));
    }
    const rows = name.startsWith('load ') ? rowsOf(name.slice('load '.length)) : undefined;
    return rows && (first as readonly string[]).flatMap((key) => (rows.has(key) ? [{ row: rows.get(key) }] : []));
  };
  return absent<Pool>('a database', {
    query: (async ({ name = '', text, values = [] }: NamedStatement) => {
      const rows = named(name, values);
      if (!rows)
        throw new Error(`the test has not a database, and a sentence that asks it stands in an .int.test: ${text}`);
      return { rows, rowCount: rows.length };
    }) as unknown as Pool['query'],
  });
}

interface NamedStatement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export async function createMemoryIndex(store: MemoryEventStore, read: ReadSide): Promise<CatalogueIndex> {
  const indexStore = openIndexStore(':memory:', followedModels);
  const copy = await createCatalogueCopy(indexStore);
  const index = answerFrom(copy, () => Promise.resolve(true));
  let events = 0;
  const follow = async () => {
    const news = store.events.slice(events);
    events = store.events.length;
    for (const model of followedModels) {
      const keys = [...new Set(changesOf(model, news).map(({ change }) => change.key))];
      if (!keys.length) continue;
      const now = await read.rows(model, keys, { history: () => Promise.resolve([]) });
      const changed = [...now].map(([key, row]) => ({ key, row, position: BigInt(events) }));
      indexStore.transaction(() =>
        copy.apply(
          model.name,
          changed,
          keys.filter((key) => !now.has(key)),
        ),
      );
    }
  };
  return {
    async ask(question, input, reader, after) {
      await follow();
      return index.ask(question, input, reader, after);
    },
  };
}
