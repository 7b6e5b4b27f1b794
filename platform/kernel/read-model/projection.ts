// A projection is what follows the events in the projector: a read model that keeps rows, or a policy that asks for
// jobs.
import { LRUCache } from 'lru-cache';
import type { StoredEvent } from '../event-store/event-store.ts';
import type { Db } from '../postgres/statement.ts';
import type { Write } from '../postgres/write-together.ts';
import type { NewEffect } from '../outbox/enqueue-effects.ts';
import { changesOf, type ReadModel } from './read-model.ts';
import type { Reads } from './reads-together.ts';
import { createTable, rowWrites } from './table.ts';

/**
 * The writes and effects that a chunk of events leads to. Whoever asked for them writes them, together with the
 * checkpoint.
 */
export interface Outcome {
  readonly writes: Write[];
  readonly effects: NewEffect[];
}

export interface Projection {
  readonly name: string;
  readonly version: number;
  /** A new read model begins with history; a new policy only acts on what happens from now on. */
  readonly begins: 'with-history' | 'now';
  /** Types of the events that it acts on; absent where it acts on all. */
  readonly types?: ReadonlySet<string>;
  /**
   * The table of this version alone. What has one can be built while another projector follows the version before it.
   */
  readonly table?: string;
  prepare(db: Db): Promise<void>;
  /**
   * Works out what the events mean and adds it to `outcome`. Answers whether anything is to be written.
   * @throws HandlerFault when an event cannot be applied
   */
  project(reads: Reads, events: readonly StoredEvent[], outcome: Outcome): Promise<boolean>;
  /** The outcome was not written, or somebody else wrote: nothing remembered is true any more. */
  forget(): void;
}

/** A handler threw: no repetition will mend it, only other code or another event. */
export class HandlerFault extends Error {
  override readonly name = 'HandlerFault';
}

/** Runs a handler for one event. @throws HandlerFault */
export function applied<T>(event: StoredEvent, handle: () => T): T {
  try {
    return handle();
  } catch (error) {
    throw new HandlerFault(
      `${event.type} at ${event.stream}@${event.revision}: ${(error as Error).message || String(error)}`,
      { cause: error },
    );
  }
}

const REMEMBERED_ROWS = 5_000;
/** Bytes of JSON for each read model. */
const REMEMBERED_BYTES = 4_000_000;
const NO_ROW = Symbol('no row');

/** Keeps a read model's table; rows lately written are remembered, since there is only one writer. */
export function readModelProjection<Row extends object>(model: ReadModel<Row>, table = model.table): Projection {
  const remembered = new LRUCache<string, Row | typeof NO_ROW>({
    max: REMEMBERED_ROWS,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (row, key) => key.length + (row === NO_ROW ? 1 : JSON.stringify(row).length),
  });

  return {
    name: model.name,
    version: model.version,
    begins: 'with-history',
    types: new Set(Object.keys(model.on)),
    table,
    prepare: (db) => createTable(db, model, table),
    forget: () => remembered.clear(),

    async project(reads, events, { writes }) {
      const changes = events.flatMap((event) => applied(event, () => changesOf(model, [event])));
      if (!changes.length) return false;

      const keys = [...new Set(changes.map(({ change }) => change.key))];
      const rows = new Map<string, Row | undefined>();
      for (const key of keys) {
        const known = remembered.get(key);
        if (known) rows.set(key, known === NO_ROW ? undefined : known);
      }
      const unknown = keys.filter((key) => !rows.has(key));
      for (const [key, row] of await reads.rows(model, unknown, table)) rows.set(key, row);

      const before = new Map(rows);
      const positions = new Map<string, bigint>();
      for (const { event, change } of changes) {
        const row = rows.get(change.key);
        const next = applied(event, () => change.apply(row));
        if (next === row) continue;
        rows.set(change.key, next);
        positions.set(change.key, event.position);
      }

      const written = [...positions].flatMap(([key, position]) => {
        const row = rows.get(key);
        return row ? [{ row, position }] : [];
      });
      const removed = [...positions.keys()].filter((key) => !rows.get(key) && before.get(key));
      writes.push(...rowWrites(model, written, removed, table));
      for (const key of keys) remembered.set(key, rows.get(key) ?? NO_ROW);
      return positions.size > 0;
    },
  };
}
