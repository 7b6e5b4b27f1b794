// Builds a read model again beside the live one, to compare the two or to take the live one's place.
import type { Pool } from 'pg';
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
}

const CHUNK = 2_000;

/** All of `models` in one pass over history. @throws when one of them has no live table yet */
export async function rebuild(pool: Pool, store: EventStore, models: readonly ReadModel[], then: 'compare' | 'swap'): Promise<Rebuilt[]> {
  const besides = models.map((model) => `${model.table}_beside`);
  const dropAll = async () => {
    for (const beside of besides) await pool.query(`drop table if exists ${beside}`);
  };
  await dropAll();
  const projections = models.map((model, index) => readModelProjection(model, besides[index]));
  for (const projection of projections) await projection.prepare(pool);
  const client = await pool.connect();
  let position: bigint | undefined;
  let events = 0;

  async function catchUp(until: bigint | undefined): Promise<void> {
    for await (const chunk of ahead(store.readAll(position, CHUNK))) {
      const wanted = until === undefined ? chunk : chunk.filter((event) => event.position <= until);
      for (const projection of projections) await projection.project(client, wanted);
      events += wanted.length;
      position = wanted.at(-1)?.position ?? position;
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
    if (then === 'swap') {
      await client.query(`drop table ${model.table}`);
      await renameTable(beside, model.table);
      // One that had stopped was behind: it goes on from where the rebuilt rows stand.
      await client.query(`update platform.projection set epoch = epoch + 1, position = $3, status = 'live', error = '' where name = $1 and version = $2`, [model.name, model.version, String(position ?? -1n)]);
    } else {
      await client.query(`drop table ${beside}`);
    }
    return { name: model.name, rows: is.rows, same: was.digest === is.digest, events };
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
  } finally {
    client.release();
  }

  async function renameTable(from: string, to: string): Promise<void> {
    const { rows: indexes } = await client.query<{ indexname: string }>(`select indexname from pg_indexes where schemaname = 'read' and tablename = $1`, [from.replace('read.', '')]);
    await client.query(`alter table ${from} rename to ${to.replace('read.', '')}`);
    for (const { indexname } of indexes) await client.query(`alter index read."${indexname}" rename to "${indexname.replace('_beside', '')}"`);
  }
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
