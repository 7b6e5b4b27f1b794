// Builds a read model again beside the live one, to compare the two or to take the live one's place.
import type { Pool, PoolClient } from 'pg';
import { OperatorError } from '../operator-error.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { readModelProjection } from './projection.ts';
import type { ReadModel } from './read-model.ts';
import { digest } from './table.ts';

export interface Rebuilt {
  readonly name: string;
  readonly rows: number;
  /** Whether the rebuilt table holds the same bytes as the live one. */
  readonly same: boolean;
  readonly events: number;
  /** Rows of which the two tables do not hold the same, and the first of them. */
  readonly different: number;
  readonly differences: readonly RowDifference[];
}

export interface RowDifference {
  readonly key: string;
  readonly live: Record<string, unknown> | null;
  readonly rebuilt: Record<string, unknown> | null;
}

/** Two at once would share the tables beside. */
export class RebuildRunning extends OperatorError {}

const CHUNK = 2_000;
/** Any number that nothing else locks: "mwrb". */
const REBUILD_LOCK = 0x6d777262;
const DIFFERENCES_SHOWN = 50;

/** All of `models` in one pass over history. @throws RebuildRunning; an error when one of them has no live table yet */
export async function rebuild(pool: Pool, store: EventStore, models: readonly ReadModel[], then: 'compare' | 'swap', onProgress: (events: number, position: bigint) => Promise<void> = async () => undefined): Promise<Rebuilt[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [REBUILD_LOCK]);
    if (!rows[0]!.locked) throw new RebuildRunning('Another rebuild is running: wait for its end.');
    const rebuilt = await rebuildAlone(client, pool, store, models, then, onProgress);
    // The server ends a closed connection in its own time; who rebuilds next should not have to wait for that.
    await client.query('select pg_advisory_unlock($1)', [REBUILD_LOCK]);
    return rebuilt;
  } finally {
    // The connection is closed: with it go its own settings, and after a failure the lock.
    client.release(true);
  }
}

async function rebuildAlone(client: PoolClient, pool: Pool, store: EventStore, models: readonly ReadModel[], then: 'compare' | 'swap', onProgress: (events: number, position: bigint) => Promise<void>): Promise<Rebuilt[]> {
  const besides = models.map((model) => `${model.table}_beside`);
  const dropAll = async () => {
    for (const beside of besides) await pool.query(`drop table if exists ${beside}`);
  };
  await dropAll();
  const projections = models.map((model, index) => readModelProjection(model, besides[index]));
  for (const projection of projections) await projection.prepare(pool);
  let position: bigint | undefined;
  let events = 0;

  async function catchUp(until: bigint | undefined): Promise<void> {
    for await (const chunk of ahead(store.readAll(position, CHUNK))) {
      const wanted = until === undefined ? chunk : chunk.filter((event) => event.position <= until);
      for (const projection of projections) await projection.project(client, wanted);
      events += wanted.length;
      position = wanted.at(-1)?.position ?? position;
      if (position !== undefined) await onProgress(events, position);
      if (until !== undefined && chunk.at(-1)!.position >= until) return;
    }
  }

  /** The projector waits while all stand at the same position; readers go on. */
  async function meetProjector(): Promise<void> {
    await client.query(`lock table ${models.map((model) => model.table).join(', ')} in exclusive mode`);
    const { rows } = await client.query<{ position: string | null }>(
      'select max(p.position) as position from platform.projection p join unnest($1::text[], $2::int[]) as wanted(name, version) on p.name = wanted.name and p.version = wanted.version',
      [models.map((model) => model.name), models.map((model) => model.version)],
    );
    const live = BigInt(rows[0]!.position ?? -1);
    if (live >= 0n) await catchUp(live);
  }

  async function settle(model: ReadModel, beside: string): Promise<Rebuilt> {
    const [was, is] = [await digest(client, model), await digest(client, model, beside)];
    const same = was.digest === is.digest;
    const { different, differences } = same ? { different: 0, differences: [] } : await differencesOf(client, model, beside);
    if (then === 'swap') {
      await client.query(`drop table ${model.table}`);
      await renameTable(beside, model.table);
      // One that had stopped was behind: it goes on from where the rebuilt rows stand.
      await client.query(`update platform.projection set epoch = epoch + 1, position = $3, status = 'live', error = '' where name = $1 and version = $2`, [model.name, model.version, String(position ?? -1n)]);
    } else {
      await client.query(`drop table ${beside}`);
    }
    return { name: model.name, rows: Math.max(was.rows, is.rows), same, events, different, differences };
  }

  try {
    await client.query('set synchronous_commit = off');
    await catchUp(undefined);
    await client.query('begin');
    await meetProjector();
    const rebuilt: Rebuilt[] = [];
    for (const [index, model] of models.entries()) rebuilt.push(await settle(model, besides[index]!));
    await client.query('commit');
    return rebuilt;
  } catch (error) {
    await client.query('rollback');
    await dropAll();
    throw error;
  }

  async function renameTable(from: string, to: string): Promise<void> {
    const { rows: indexes } = await client.query<{ indexname: string }>(`select indexname from pg_indexes where schemaname = 'read' and tablename = $1`, [from.replace('read.', '')]);
    await client.query(`alter table ${from} rename to ${to.replace('read.', '')}`);
    for (const { indexname } of indexes) await client.query(`alter index read."${indexname}" rename to "${indexname.replace('_beside', '')}"`);
  }
}

async function differencesOf(client: PoolClient, { table, key }: ReadModel, beside: string): Promise<Pick<Rebuilt, 'different' | 'differences'>> {
  const differing = `from ${table} live full join ${beside} rebuilt using ("${key}") where live::text is distinct from rebuilt::text`;
  const { rows } = await client.query<RowDifference>(`select "${key}" as key, to_jsonb(live) as live, to_jsonb(rebuilt) as rebuilt ${differing} order by 1 limit ${DIFFERENCES_SHOWN}`);
  const { rows: counted } = await client.query<{ different: string }>(`select count(*) as different ${differing}`);
  return { different: Number(counted[0]!.different), differences: rows };
}

/** Reads the next chunk while the last one is being worked on. */
async function* ahead<T>(chunks: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = iterator.next();
      // A failure of the read ahead is met when its turn comes.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
