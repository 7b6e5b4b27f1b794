import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { createPool } from './pool.ts';
import { migrate } from './schema.ts';

/**
 * Connections to a database whose platform tables are there, at the newest step of their schema or at `schemaStep`.
 * @throws OperatorError when it cannot be used
 */
export async function openDatabase(
  connectionString: string,
  name: string,
  log: Log,
  max?: number,
  schemaStep?: number,
): Promise<Pool> {
  const pool = createPool(connectionString, name, log, max);
  try {
    await migrate(pool, schemaStep);
    return pool;
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    throw new OperatorError(`DATABASE_URL: PostgreSQL cannot be used (${message || code})`);
  }
}
