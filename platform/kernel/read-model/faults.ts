// Lists what stands still until somebody acts, for health and in the work queue. A projection that stopped has its own
// status.
import { countOf, knex, rowsOf, type Db } from '../postgres/statement.ts';

export interface Fault {
  readonly name: string;
  readonly error: string;
  readonly since: Date;
}

export async function reportFault(db: Db, name: string, error: string): Promise<void> {
  const fault = { name, error: error.slice(0, 2_000) };
  await countOf(db, knex('platform.fault').insert(fault).onConflict('name').merge(['error']));
}

export async function clearFault(db: Db, name: string): Promise<void> {
  await countOf(db, knex('platform.fault').where({ name }).delete());
}

/** Projections that stopped at an event, and whatever else reported that it cannot go on. */
export async function readFaults(db: Db): Promise<Fault[]> {
  const stopped = knex('platform.checkpoint')
    .select('name', 'error', 'moved_at')
    .where({ status: 'faulted' })
    .whereNull('superseded_at');
  return rowsOf<Fault>(db, knex('platform.fault').select('name', 'error', 'since').unionAll([stopped]).orderBy('name'));
}
