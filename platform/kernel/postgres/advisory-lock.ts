// Locks that stand for no row: a number that only one connection holds at a time, until it lets go or ends.
import type { Knex } from 'knex';
import { knex, rowOf, type Db } from './statement.ts';

/** Takes the lock for the connection; answers at once whether it has it now. */
export async function tryLock(client: Db, lock: number): Promise<boolean> {
  const { locked } = await rowOf<{ locked: boolean }>(
    client,
    knex.select({ locked: knex.raw('pg_try_advisory_lock(?)', [lock]) }),
  );
  return locked;
}

/** Closes the connection that holds the lock in this database; further conditions may be added. */
export const endHolder = (lock: number): Knex.QueryBuilder =>
  knex('pg_locks')
    .select(knex.raw('pg_terminate_backend(pid)'))
    .where({ locktype: 'advisory', classid: 0, objid: lock, granted: true })
    .where('database', knex('pg_database').select('oid').whereRaw('datname = current_database()'));
