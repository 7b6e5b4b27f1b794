import type { Pool } from 'pg';
import type { Log } from '../runtime/log.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import { createPool } from './pool.ts';
import { migrate } from './migrate.ts';

/**
 * Connections to a database whose platform tables are there, after the newest migration or `lastMigration`.
 * @throws OperatorError when it cannot be used
 */
export async function openDatabase(
  connectionString: string,
  name: string,
  log: Log,
  max?: number,
  lastMigration?: string,
  statementMs?: number,
): Promise<Pool> {
  const pool = createPool(connectionString, name, log, max, statementMs);
  try {
    await migrate(pool, lastMigration);
    return pool;
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    throw new OperatorError(`DATABASE_URL: PostgreSQL cannot be used (${message || code})`);
  }
}
