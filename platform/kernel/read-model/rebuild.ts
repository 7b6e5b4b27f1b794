// Builds a read model again beside the live one, to compare the two or to take the live one's place.
import type { Pool, PoolClient } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { tryLock } from '../postgres/advisory-lock.ts';
import { countOf, knex, rowOf, rowsOf } from '../postgres/statement.ts';
import { ALWAYS, writeTogether } from '../postgres/write-together.ts';
import { liveGroup, readCheckpoints } from './checkpoints.ts';
import { announceReplaced } from './positions.ts';
import { readsTogether } from './reads-together.ts';
import { readModelProjection, type Outcome, type Projection } from './projection.ts';
import type { ReadModel } from './read-model.ts';
import { createBareTable, createIndexes, digest } from './table.ts';

export interface Rebuilt {
  readonly name: string;
  readonly rows: number;
  /** Tells whether the rebuilt table holds the same bytes as the live one. */
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

export type OnProgress = (events: number, position: bigint) => Promise<void>;

/** Two at once would share the tables beside. */
export class RebuildRunning extends OperatorError {}

const CHUNK = 2_000;
/** Any number that nothing else locks: "mwrb". */
const REBUILD_LOCK = 0x6d777262;
const DIFFERENCES_SHOWN = 50;

/** All of `models` in one pass over history. @throws RebuildRunning; an error when one of them has no live table yet */
export async function rebuild(
  pool: Pool,
  store: EventStore,
  models: readonly ReadModel[],
  then: 'compare' | 'swap',
  onProgress: OnProgress = async () => undefined,
): Promise<Rebuilt[]> {
  const client = await pool.connect();
  try {
    // A pass over all of history may take longer than any statement of a page.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    if (!(await tryLock(client, REBUILD_LOCK)))
      throw new RebuildRunning('Another rebuild is running: wait for its end.');
    const rebuilt = await rebuildAlone(client, store, models, then, onProgress);
    // The server ends a closed connection in its own time; who rebuilds next should not have to wait for that.
    await countOf(client, knex.raw('select pg_advisory_unlock(?)', [REBUILD_LOCK]));
    return rebuilt;
  } finally {
    // The connection is closed: with it go its own settings, and after a failure the lock.
    client.release(true);
  }
}

async function rebuildAlone(
  client: PoolClient,
  store: EventStore,
  models: readonly ReadModel[],
  then: 'compare' | 'swap',
  onProgress: OnProgress,
): Promise<Rebuilt[]> {
  const beside = models.map((model) => ({ model, table: `${model.table}_beside` }));
  const dropAll = async () => {
    for (const { table } of beside) await countOf(client, knex.raw('drop table if exists ??', [table]));
  };
  await dropAll();
  const history = passThrough(
    client,
    store,
    beside.map(({ model, table }) => readModelProjection(model, table)),
    onProgress,
  );
  try {
    await client.query('set synchronous_commit = off');
    for (const { model, table } of beside) await createBareTable(client, model, table);
    // Never beyond the live tables: what is to be compared must stand at one position.
    await history.catchUp(await positionOf(client, models));
    const rebuilt = await compare(client, history, beside);
    if (then === 'swap') await swap(client, history, beside);
    else await dropAll();
    return rebuilt;
  } catch (error) {
    await client.query('rollback');
    await dropAll();
    throw error;
  }
}

interface Beside {
  readonly model: ReadModel;
  readonly table: string;
}

interface Pass {
  readonly events: number;
  readonly position: bigint | undefined;
  /** Reads up to `until` and no further. */
  catchUp(until: bigint | undefined): Promise<void>;
}

function passThrough(
  client: PoolClient,
  store: EventStore,
  projections: readonly Projection[],
  onProgress: OnProgress,
): Pass {
  const reads = readsTogether(client);
  let position: bigint | undefined;
  let events = 0;
  return {
    get events() {
      return events;
    },
    get position() {
      return position;
    },
    async catchUp(until) {
      if (until === undefined || (position ?? -1n) >= until) return;
      for await (const chunk of ahead(store.readAll(position, CHUNK))) {
        const wanted = chunk.filter((event) => event.position <= until);
        for (const projection of projections) {
          const outcome: Outcome = { writes: [], effects: [] };
          await projection.project(reads, wanted, outcome);
          if (outcome.writes.length) await writeTogether(client, ALWAYS, outcome.writes, []);
        }
        events += wanted.length;
        position = wanted.at(-1)?.position ?? position;
        if (position !== undefined) await onProgress(events, position);
        if (needed(chunk.at(-1), 'last event').position >= until) return;
      }
    },
  };
}

/**
 * The live tables as of one moment are compared within one snapshot, so that neither the projector nor readers wait.
 */
async function compare(client: PoolClient, history: Pass, beside: readonly Beside[]): Promise<Rebuilt[]> {
  await client.query('begin isolation level repeatable read');
  await history.catchUp(
    await positionOf(
      client,
      beside.map(({ model }) => model),
    ),
  );
  const rebuilt: Rebuilt[] = [];
  for (const { model, table } of beside) {
    const [was, is] = [await digest(client, model), await digest(client, model, table)];
    const same = was.digest === is.digest;
    const { different, differences } = same
      ? { different: 0, differences: [] }
      : await differencesOf(client, model, table);
    rebuilt.push({
      name: model.name,
      rows: Math.max(was.rows, is.rows),
      same,
      events: history.events,
      different,
      differences,
    });
  }
  await client.query('commit');
  return rebuilt;
}

/**
 * The projector waits for the group's row while the rest of history is taken in and the tables change places; readers
 * wait for the renaming alone.
 */
async function swap(client: PoolClient, history: Pass, beside: readonly Beside[]): Promise<void> {
  const models = beside.map(({ model }) => model);
  // Comparing needs none, and readers wait for nothing that is done before the tables change places.
  for (const { model, table } of beside) await createIndexes(client, model, table);
  await client.query('begin');
  // The projector locks the group's table first and then those that it writes; so must we, or each waits for the other.
  await client.query('lock table platform.projection_group in exclusive mode');
  // A new epoch: what the projector remembers of the old tables is not true any more.
  await countOf(client, liveGroup().update({ epoch: knex.raw('epoch + 1') }));
  const until = await positionOf(client, models);
  await history.catchUp(until);
  for (const { model, table } of beside) {
    await countOf(client, knex.raw('drop table ??', [model.table]));
    await renameTable(client, table, model.table);
    // One that had stopped was behind: it goes on from where the rebuilt rows stand.
    const stands = String(history.position ?? -1n);
    await countOf(
      client,
      knex('platform.projection')
        .where({ name: model.name, version: model.version })
        .update({
          epoch: knex.raw('epoch + 1'),
          status: 'live',
          error: '',
          position: knex.raw('nullif(?::bigint, ?)', [stands, liveGroup().select('position')]),
        }),
    );
    await announceReplaced(client, model.name, history.position);
  }
  await client.query('commit');
}

/**
 * Finds where all of them stand; for several that do not stand together, where the furthest does.
 * @throws when one has no live table yet
 */
async function positionOf(client: PoolClient, models: readonly ReadModel[]): Promise<bigint | undefined> {
  const checkpoints = await readCheckpoints(client);
  const own = models.map(({ name, version }) => {
    const found = checkpoints.find((c) => c.name === name && c.version === version);
    if (!found) throw new Error(`the read model ${name} has not been built yet`);
    return found.position ?? -1n;
  });
  const furthest = own.reduce((max, position) => (position > max ? position : max), -1n);
  return furthest < 0n ? undefined : furthest;
}

async function renameTable(client: PoolClient, from: string, to: string): Promise<void> {
  const indexes = await rowsOf<{ indexname: string }>(
    client,
    knex('pg_indexes')
      .select('indexname')
      .where({ schemaname: 'read', tablename: from.replace('read.', '') }),
  );
  await countOf(client, knex.raw('alter table ?? rename to ??', [from, to.replace('read.', '')]));
  for (const { indexname } of indexes)
    await countOf(
      client,
      knex.raw('alter index ?? rename to ??', [`read.${indexname}`, indexname.replace('_beside', '')]),
    );
}

async function differencesOf(
  client: PoolClient,
  { table, key }: ReadModel,
  beside: string,
): Promise<Pick<Rebuilt, 'different' | 'differences'>> {
  const differing = () =>
    knex({ live: table })
      .fullOuterJoin({ rebuilt: beside }, (join) => join.using(key))
      .whereRaw('live::text is distinct from rebuilt::text');
  const differences = await rowsOf<RowDifference>(
    client,
    differing()
      .select({ key }, knex.raw('to_jsonb(live) as live, to_jsonb(rebuilt) as rebuilt'))
      .orderBy(key)
      .limit(DIFFERENCES_SHOWN),
  );
  const { different } = await rowOf<{ different: string }>(client, differing().count({ different: '*' }));
  return { different: Number(different), differences };
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
