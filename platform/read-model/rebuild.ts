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

/** @throws when the read model has no live table yet */
export async function rebuild<Row extends object>(pool: Pool, store: EventStore, model: ReadModel<Row>, then: 'compare' | 'swap', onProgress?: (events: number) => void): Promise<Rebuilt> {
  const beside = `${model.table}_beside`;
  await pool.query(`drop table if exists ${beside}`);
  const projection = readModelProjection(model, beside);
  await projection.prepare(pool);
  const client = await pool.connect();
  let position: bigint | undefined;
  let events = 0;

  async function catchUp(until: bigint | undefined): Promise<void> {
    for await (const chunk of store.readAll(position, CHUNK)) {
      const wanted = until === undefined ? chunk : chunk.filter((event) => event.position <= until);
      await projection.project(client, wanted);
      events += wanted.length;
      position = wanted.at(-1)?.position ?? position;
      onProgress?.(events);
      if (until !== undefined && chunk.at(-1)!.position >= until) return;
    }
  }

  try {
    await client.query('set synchronous_commit = off');
    await catchUp(undefined);
    await client.query('begin');
    // The projector waits here while both stand at the same position; readers go on.
    await client.query(`lock table ${model.table} in exclusive mode`);
    const { rows } = await client.query<{ position: string }>('select position from platform.projection where name = $1 and version = $2', [model.name, model.version]);
    const live = BigInt(rows[0]!.position);
    if (live >= 0n) await catchUp(live);
    const [was, is] = [await digest(client, model), await digest(client, model, beside)];
    if (then === 'swap') {
      await client.query(`drop table ${model.table}`);
      await renameTable(beside, model.table);
      await client.query(`update platform.projection set epoch = epoch + 1, status = 'live', error = '' where name = $1 and version = $2`, [model.name, model.version]);
    } else {
      await client.query(`drop table ${beside}`);
    }
    await client.query('commit');
    return { name: model.name, rows: is.rows, same: was.digest === is.digest, events };
  } catch (error) {
    await client.query('rollback');
    await pool.query(`drop table if exists ${beside}`);
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
