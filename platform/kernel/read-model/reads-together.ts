// One statement for what the same turn of the event loop asks of read models: a chunk's rows for all that follow it, a page's, or
// those of the letters of a batch.
import DataLoader from 'dataloader';
import { isFaultOfStatement } from '../postgres/pool.ts';
import type { Db } from '../postgres/statement.ts';
import type { ReadModel } from './read-model.ts';
import { loadRows, loadRowsOfTables, type Wanted } from './table.ts';

export interface Reads {
  readonly db: Db;
  /** Rows by key; those that are not there are left out. */
  rows<Row extends object>(model: ReadModel<Row>, keys: readonly string[], table?: string): Promise<Map<string, Row>>;
}

/** Keeps nothing of what it read. */
export function readsTogether(db: Db): Reads {
  const loader = new DataLoader<Wanted, Map<string, object>>((wanted) => loadAll(db, wanted), { cache: false });
  return {
    db,
    async rows<Row extends object>(model: ReadModel<Row>, keys: readonly string[], table = model.table) {
      if (!keys.length) return new Map<string, Row>();
      return (await loader.load({ model: model as unknown as ReadModel, table, keys })) as Map<string, Row>;
    },
  };
}

async function loadAll(db: Db, asked: readonly Wanted[]): Promise<(Map<string, object> | Error)[]> {
  const byTable = new Map<string, { readonly model: ReadModel; readonly table: string; readonly keys: Set<string> }>();
  for (const { model, table, keys } of asked) {
    const wanted = byTable.get(table) ?? { model, table, keys: new Set<string>() };
    for (const key of keys) wanted.keys.add(key);
    byTable.set(table, wanted);
  }
  // The same tables give the same text, whoever asked first.
  const wanted = [...byTable.values()]
    .map((one) => ({ ...one, keys: [...one.keys] }))
    .sort((a, b) => (a.table < b.table ? -1 : 1));
  const found = await rowsOfEach(db, wanted);
  const rowsOf = new Map(wanted.map(({ table }, n) => [table, found[n]]));
  return asked.map(({ table, keys }) => {
    const rows = rowsOf.get(table) ?? new Map<string, object>();
    return rows instanceof Error ? rows : pickRows(rows, keys);
  });
}

async function rowsOfEach(db: Db, wanted: readonly Wanted[]): Promise<(Map<string, object> | Error)[]> {
  const alone = ({ model, keys, table }: Wanted) => loadRows(db, model, keys, table);
  if (wanted.length === 1) return Promise.all(wanted.map(alone));
  try {
    return await loadRowsOfTables(db, wanted);
  } catch (error) {
    if (!isFaultOfStatement(error)) throw error;
    // Only who asked for the table at fault fails.
    return Promise.all(wanted.map((one) => alone(one).catch((reason: unknown) => reason as Error)));
  }
}

const pickRows = (rows: ReadonlyMap<string, object>, keys: readonly string[]) =>
  new Map(
    keys.flatMap((key) => {
      const row = rows.get(key);
      return row ? [[key, row] as const] : [];
    }),
  );
