import { own } from '#domain/shared/dictionary.ts';
import pg from 'pg';
import type { Log } from '../runtime/log.ts';

export type { Pool, PoolClient } from 'pg';

/** A statement of a page must end before its request does; those of other roles may work through more. */
const STATEMENT_TIMEOUT_MS: Readonly<Record<string, number>> = { web: 8_000, gateway: 8_000 };
const OTHER_STATEMENT_TIMEOUT_MS = 60_000;
/**
 * Rows and checkpoints of the projector are lost together, so a commit that is lost in a crash of the database only
 * costs its repetition.
 */
const ASYNCHRONOUS_COMMIT: Readonly<Record<string, string>> = { projector: '-c synchronous_commit=off' };
/** A process that stops in the middle of a transaction holds its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/**
 * A server that hangs cannot end a statement by itself: so long after it should have, it is given up on our side, and
 * its connection closed.
 */
const SILENCE_MS = 1_000;

/** Milliseconds. */
export const statementLimitOf = (role: string): number => own(STATEMENT_TIMEOUT_MS, role) ?? OTHER_STATEMENT_TIMEOUT_MS;

/** Connections of one role; `name` shows in pg_stat_activity. */
export function createPool(
  connectionString: string,
  name: string,
  log: Log,
  max = 10,
  statementMs = statementLimitOf(name),
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: `millwright-${name}`,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: own(ASYNCHRONOUS_COMMIT, name),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // One that breaks while it is lent out tells only itself; whoever works with it is told by its query.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke')),
  );
  return pool;
}

/**
 * Tells whether a statement would fail again however often it is tried, since it asks for or writes what its table cannot hold (SQLSTATE
 * classes 22, 23 and 42). Everything else (connection, disk, locks, time-outs, a database that restarts) passes and is tried again.
 */
export const isFaultOfStatement = (error: unknown): boolean =>
  /^(22|23|42)/.test((error as { code?: string }).code ?? '');

/** Runs `work` in one transaction. */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot roll back is closed; the database then rolls back by itself.
    await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError));
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * PostgreSQL went away (class 08, 57P), has no room for us (53), does not answer, or the socket broke: nobody's
 * statement is at fault.
 */
export function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    /^(08|53|57P)/.test(code ?? '') ||
    /ECONN|EPIPE|ETIMEDOUT|terminated|Connection|timeout exceeded when trying to connect|Query read timeout/.test(
      `${code} ${message}`,
    )
  );
}
