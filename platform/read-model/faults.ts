// What stands still until somebody acts: shown by health and in the work queue. A projection that stopped has its own
// status.
import type { Db } from './table.ts';

export interface Fault {
  readonly name: string;
  readonly error: string;
  readonly since: Date;
}

export async function reportFault(db: Db, name: string, error: string): Promise<void> {
  await db.query(
    'insert into platform.fault (name, error) values ($1, $2) on conflict (name) do update set error = excluded.error',
    [name, error.slice(0, 2_000)],
  );
}

export async function clearFault(db: Db, name: string): Promise<void> {
  await db.query('delete from platform.fault where name = $1', [name]);
}

/** Projections that stopped at an event, and whatever else reported that it cannot go on. */
export async function readFaults(db: Db): Promise<Fault[]> {
  const { rows } = await db.query<Fault>(
    `select name, error, since from platform.fault
     union all select name, error, moved_at from platform.checkpoint where status = 'faulted' and superseded_at is null order by name`,
  );
  return rows;
}
