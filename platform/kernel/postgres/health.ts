import type { Pool } from 'pg';
import { knex, rowOf } from './statement.ts';
import type { Check } from '../health/health.ts';

/** Checks that the database answers, and counts this process's connections in use. */
export const databaseCheck = (pool: Pool): Check => ({
  name: 'database',
  otherwise: 'unavailable',
  async look() {
    await pool.query('select 1');
    const { idleCount, totalCount, waitingCount, options } = pool;
    const used = totalCount - idleCount;
    return {
      level: 'ok',
      detail: { connections: totalCount, used, waiting: waitingCount },
      samples: [
        { name: 'millwright_postgres_connections', labels: { state: 'idle' }, value: idleCount },
        { name: 'millwright_postgres_connections', labels: { state: 'used' }, value: used },
        { name: 'millwright_postgres_connections_max', value: options.max },
        { name: 'millwright_postgres_waiting', value: waitingCount },
      ],
    };
  },
});

/** Measures the database; PostgreSQL counts its files for that. */
export const databaseSizeCheck = (pool: Pool): Check => ({
  name: 'database-size',
  otherwise: 'degraded',
  async look() {
    const size = knex.select({ bytes: knex.raw('pg_database_size(current_database())') });
    const value = Number((await rowOf<{ bytes: string }>(pool, size)).bytes);
    return { level: 'ok', detail: { bytes: value }, samples: [{ name: 'millwright_database_size_bytes', value }] };
  },
});
