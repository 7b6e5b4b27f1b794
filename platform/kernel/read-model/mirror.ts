// A copy of a read model's rows in memory, for tables that every page needs and that fit: settings, price lists, taxes. It
// is refreshed by what changed, before anybody who waits for the change goes on.
import type { Pool } from 'pg';
import type { Positions } from './positions.ts';
import type { ReadModel } from './read-model.ts';
import { countRows, loadChangedRows } from './table.ts';

export interface Mirror<Row> {
  get(key: string): Row | undefined;
  values(): IterableIterator<Row>;
  readonly size: number;
  /** Raised with every change. */
  readonly generation: number;
}

export async function createMirror<Row extends object>(
  pool: Pool,
  model: ReadModel<Row>,
  positions: Positions,
): Promise<Mirror<Row>> {
  let rows = new Map<string, Row>();
  let position = -1n;
  let generation = 0;

  async function refresh(all: boolean): Promise<void> {
    const changed = await loadChangedRows(pool, model, all ? -1n : position);
    const next = all ? new Map<string, Row>() : rows;
    for (const row of changed.rows) next.set(row[model.key as keyof Row] as string, row);
    rows = next;
    position = changed.position > position ? changed.position : position;
    if (all || changed.rows.length) generation += 1;
    // A row that was removed shows in nothing but the number of those that are left.
    if (!all && rows.size !== (await countRows(pool, model))) await refresh(true);
  }

  // Listening begins before reading: what is projected meanwhile is taken once all was read.
  const loaded = refresh(true);
  positions.onProjected(async (changed) => {
    await loaded;
    const change = changed.get(model.name);
    if (change) await refresh(change === 'replaced');
  });
  await loaded;

  return {
    get: (key) => rows.get(key),
    values: () => rows.values(),
    get size() {
      return rows.size;
    },
    get generation() {
      return generation;
    },
  };
}
