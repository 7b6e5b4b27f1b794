// A copy of a read model's rows in memory, for tables that every page needs and that fit: the catalogue, prices, stock,
// settings. It is refreshed by what changed, before anybody who waits for the change goes on.
import type { Pool } from 'pg';
import type { Positions } from './positions.ts';
import type { ReadModel } from './read-model.ts';
import { loadChangedRows } from './table.ts';

export interface Mirror<Row> {
  get(key: string): Row | undefined;
  values(): IterableIterator<Row>;
  readonly size: number;
  /** Raised with every change. */
  readonly generation: number;
  onChange(listener: (changed: readonly Row[]) => void): void;
}

/** Rows of a mirrored read model are never removed: what is gone is marked, so that a refresh sees it. */
export async function createMirror<Row extends object>(
  pool: Pool,
  model: ReadModel<Row>,
  positions: Positions,
): Promise<Mirror<Row>> {
  let rows = new Map<string, Row>();
  let position = -1n;
  let generation = 0;
  const listeners: ((changed: readonly Row[]) => void)[] = [];

  async function refresh(all: boolean): Promise<void> {
    const changed = await loadChangedRows(pool, model, all ? -1n : position);
    const next = all ? new Map<string, Row>() : rows;
    for (const row of changed.rows) next.set(row[model.key as keyof Row] as string, row);
    rows = next;
    position = changed.position > position ? changed.position : position;
    if (!changed.rows.length) return;
    generation += 1;
    for (const listener of listeners) listener(changed.rows);
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
    onChange: (listener) => void listeners.push(listener),
  };
}
