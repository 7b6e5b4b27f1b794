// Queries read from here: tables, copies in memory of small ones that every page needs, memories of rows that are asked
// for again and again, and for the past the events themselves.
import type { Pool } from 'pg';
import { notFound } from '#domain/shared/domain-error.ts';
import type { EventReads, StoredEvent } from '../event-store/event-store.ts';
import { inOrder, type AsOf } from './as-of.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { createPastRows } from './past-rows.ts';
import type { Positions } from './positions.ts';
import { fold, type ReadModel } from './read-model.ts';
import { rememberRows, type RememberedRows } from './remembered-rows.ts';
import { readsTogether } from './reads-together.ts';

/** From when a query looks: an operation's context. */
export interface Viewpoint {
  readonly past?: AsOf;
  /** Ends with the past that is looked at. */
  history(stream: string): Promise<StoredEvent[]>;
}

export interface ReadSide {
  readonly pool: Pool;
  /** Rows by key, as they stand or as they stood; those that are not there are left out. */
  rows<Row extends object>(model: ReadModel<Row>, keys: readonly string[], from: Viewpoint): Promise<Map<string, Row>>;
  /**
   * One row; undefined where there is none at all.
   * @throws DomainError as_of_before_beginning when there was none yet
   */
  row<Row extends object>(model: ReadModel<Row>, key: string, from: Viewpoint): Promise<Row | undefined>;
  /** All rows that these streams had made by the past that is looked at. */
  rowsOf<Row extends object>(
    model: ReadModel<Row>,
    streams: readonly string[],
    from: Viewpoint,
  ): Promise<Map<string, Row>>;
  /** @throws when the read model is not among the mirrored ones */
  mirror<Row extends object>(model: ReadModel<Row>): Mirror<Row>;
  /** Whatever is remembered of the past is read anew: it may be of a person who was erased meanwhile. */
  forgetPast(): void;
}

export async function createReadSide(
  pool: Pool,
  positions: Positions,
  store: Pick<EventReads, 'readStream'>,
  { mirrored, remembered }: { readonly mirrored: readonly ReadModel[]; readonly remembered: readonly ReadModel[] },
): Promise<ReadSide> {
  const mirrors = new Map<string, Mirror<object>>();
  for (const model of mirrored) mirrors.set(model.name, await createMirror(pool, model, positions));
  const memories = new Map<string, RememberedRows<object>>();
  for (const model of remembered) memories.set(model.name, rememberRows(pool, model, positions));

  const reads = readsTogether(pool);

  async function present<Row extends object>(
    model: ReadModel<Row>,
    keys: readonly string[],
  ): Promise<Map<string, Row>> {
    const mirror = mirrors.get(model.name) as Mirror<Row> | undefined;
    if (!mirror)
      return (memories.get(model.name) as RememberedRows<Row> | undefined)?.load(keys) ?? reads.rows(model, keys);
    return new Map(
      keys.flatMap((key) => {
        const row = mirror.get(key);
        return row ? [[key, row] as const] : [];
      }),
    );
  }

  const pastRows = createPastRows(store);

  const rowsOf: ReadSide['rowsOf'] = async (model, streams, from) => {
    const [one, ...others] = new Set(streams);
    if (one === undefined) return new Map();
    if (!others.length && from.past)
      return (await pastRows.rowsOf(model, one, from.past)) ?? pastRows.fold(model, one, await from.history(one));
    return fold(model, inOrder(await Promise.all([one, ...others].map((stream) => from.history(stream)))));
  };

  const rows: ReadSide['rows'] = async (model, keys, from) => {
    const now = await present(model, keys);
    if (!from.past) return now;
    // What a row is made of never changes, so that of today leads to its past.
    const then = await rowsOf(
      model,
      [...now.values()].flatMap((row) => streamsOf(model, row)),
      from,
    );
    return new Map([...then].filter(([key]) => now.has(key)));
  };

  return {
    pool,
    rows,
    rowsOf,
    async row(model, key, from) {
      const row = (await rows(model, [key], from)).get(key);
      if (!row && from.past && (await present(model, [key])).has(key))
        return notFound('as_of_before_beginning', { at: from.past.at });
      return row;
    },
    forgetPast: pastRows.forget,
    mirror<Row extends object>(model: ReadModel<Row>) {
      const mirror = mirrors.get(model.name);
      if (!mirror) throw new Error(`${model.name} is not mirrored`);
      return mirror as Mirror<Row>;
    },
  };
}

/** @throws when the read model does not say */
export function streamsOf<Row extends object>(model: ReadModel<Row>, row: Row): readonly string[] {
  if (!model.streams) throw new Error(`${model.name} does not say what its rows are made of`);
  return model.streams(row);
}
