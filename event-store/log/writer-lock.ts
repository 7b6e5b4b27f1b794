import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** Any number will do; advisory locks are per database, and nothing else in this one uses it. */
const LOCK_KEY = 77_021_113;
const POLL_MS = 50;

/**
 * Takes the lock that makes this connection the only writer. It belongs to the connection: PostgreSQL frees it
 * when the connection ends, and not before a transaction that the connection has under way has ended. A server
 * that was killed a moment ago may therefore still hold it, which is why this waits.
 * @param waitMs how long to wait for another holder, in milliseconds
 * @returns false when another still holds it after that
 */
export async function takeWriterLock(client: ClientBase, waitMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
    if (rows[0]?.taken === true) return true;
    if (Date.now() >= giveUpAt) return false;
    await pause(POLL_MS);
  }
}
