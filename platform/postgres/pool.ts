import pg from 'pg';
import type { Log } from '../log.ts';

export type { Pool, PoolClient } from 'pg';

/** Connections of one role; `name` shows in pg_stat_activity. */
export function createPool(connectionString: string, name: string, log: Log, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, application_name: `millwright-${name}`, idleTimeoutMillis: 60_000, connectionTimeoutMillis: 5_000, keepAlive: true });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}

/** Runs `work` in one transaction. */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => client.release(true));
    throw error;
  } finally {
    client.release();
  }
}
