// States of long streams, so that a process that starts need not read a ledger from its beginning. Only a shortcut: a
// snapshot is used when the chain's hash at its revision is that of the store, and everything works without one.
import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../runtime/log.ts';
import { prepared, type Parameters } from '../postgres/prepared.ts';
import { countOf, knex, rowsOf } from '../postgres/statement.ts';
import type { StreamState } from './stream-state.ts';

export interface Snapshots {
  load<S>(stream: string, version: number): Promise<StreamState<S> | undefined>;
  /** In the background: a snapshot that cannot be kept costs only time. */
  save(stream: string, version: number, of: StreamState<unknown>): void;
}

export const noSnapshots: Snapshots = { load: () => Promise.resolve(undefined), save: () => undefined };

interface Stored<S = unknown> {
  readonly stream: string;
  readonly version: number;
  readonly revision: number;
  readonly hash: string;
  readonly position: string;
  readonly state: S;
  readonly handled: readonly (readonly [string, number])[];
  readonly bytes: number;
}

const COLUMNS = ['stream', 'version', 'revision', 'hash', 'position', 'state', 'handled'];

const saveStatement = (parameter: Parameters) =>
  knex('platform.snapshot')
    .insert(Object.fromEntries(COLUMNS.map((name, n) => [name, parameter(n)])))
    .onConflict('stream')
    .merge(COLUMNS.slice(1))
    .where((older) =>
      older.whereRaw('snapshot.version <> excluded.version').orWhereRaw('snapshot.revision < excluded.revision'),
    );

const loadStatement = (parameter: Parameters) =>
  knex('platform.snapshot')
    .select([...COLUMNS, knex.raw('length(state::text) as bytes')])
    .whereRaw('stream = any(?)', [parameter(0)]);

export const createSnapshots = (pool: Pool, log: Log): Snapshots => ({
  load: createLoad(pool),
  save(stream, version, { state, head, position, processedCommands: handled }) {
    const values = [
      stream,
      version,
      head.revision,
      head.hash,
      String(position ?? -1n),
      JSON.stringify(state),
      JSON.stringify([...handled]),
    ];
    countOf(pool, prepared('snapshot-save', values, saveStatement)).catch((error: unknown) =>
      log.warn({ err: error, stream }, 'a snapshot could not be kept'),
    );
  },
});

/**
 * What is asked for at once, as a checkout does for the items of its lines, is one statement: most streams are short
 * and have no snapshot.
 */
function createLoad(pool: Pool): Snapshots['load'] {
  let gathered: { readonly streams: Set<string>; readonly rows: Promise<ReadonlyMap<string, Stored>> } | undefined;

  function gather() {
    const streams = new Set<string>();
    const rows = setImmediate().then(async () => {
      gathered = undefined;
      const rows = await rowsOf<Stored>(pool, prepared('snapshots-load', [[...streams]], loadStatement));
      return new Map(rows.map((row) => [row.stream, row]));
    });
    return { streams, rows };
  }

  return async <S>(stream: string, version: number) => {
    gathered ??= gather();
    gathered.streams.add(stream);
    const row = (await gathered.rows).get(stream) as Stored<S> | undefined;
    return row?.version === version
      ? {
          state: row.state,
          head: { revision: row.revision, hash: row.hash },
          position: BigInt(row.position),
          processedCommands: new Map(row.handled),
          bytes: row.bytes,
        }
      : undefined;
  };
}
