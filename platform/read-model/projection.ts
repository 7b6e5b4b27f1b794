// A projection is what follows the events in the projector: a read model that keeps rows, or a policy that asks for jobs.
import type { PoolClient } from 'pg';
import { BoundedMap } from '../bounded-map.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import { changesOf, type ReadModel } from './read-model.ts';
import { createTable, loadRows, writeRows, type Db } from './table.ts';

export interface Projection {
  readonly name: string;
  readonly version: number;
  /** A new read model begins with history; a new policy only acts on what happens from now on. */
  readonly begins: 'with-history' | 'now';
  prepare(db: Db): Promise<void>;
  /** Works out and writes what the events mean, within the caller's transaction. Answers whether anything was written. */
  project(db: PoolClient, events: readonly StoredEvent[]): Promise<boolean>;
  /** The transaction was rolled back, or somebody else wrote: nothing remembered is true any more. */
  forget(): void;
}

const REMEMBERED_ROWS = 5_000;

/** Keeps a read model's table; rows lately written are remembered, since there is only one writer. */
export function readModelProjection<Row extends object>(model: ReadModel<Row>, table = model.table): Projection {
  const remembered = new BoundedMap<string, Row | null>(REMEMBERED_ROWS);

  return {
    name: model.name,
    version: model.version,
    begins: 'with-history',
    prepare: (db) => createTable(db, model, table),
    forget: () => remembered.clear(),

    async project(db, events) {
      const changes = changesOf(model, events);
      if (!changes.length) return false;

      const keys = [...new Set(changes.map(({ change }) => change.key))];
      const rows = new Map<string, Row | undefined>(keys.filter((key) => remembered.has(key)).map((key) => [key, remembered.get(key) ?? undefined]));
      for (const [key, row] of await loadRows(db, model, keys.filter((key) => !rows.has(key)), table)) rows.set(key, row);

      const before = new Map(rows);
      const positions = new Map<string, bigint>();
      for (const { event, change } of changes) {
        const row = rows.get(change.key);
        const next = change.apply(row);
        if (next === row) continue;
        rows.set(change.key, next);
        positions.set(change.key, event.position);
      }

      const written = [...positions].flatMap(([key, position]) => (rows.get(key) ? [{ row: rows.get(key)!, position }] : []));
      const removed = [...positions.keys()].filter((key) => !rows.get(key) && before.get(key));
      await writeRows(db, model, written, removed, table);
      for (const key of keys) remembered.set(key, rows.get(key) ?? null);
      return positions.size > 0;
    },
  };
}
