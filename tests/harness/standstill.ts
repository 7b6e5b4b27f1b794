import type { Pool } from 'pg';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { readGroup } from '#platform/kernel/read-model/checkpoints.ts';
import { readFaults } from '#platform/kernel/read-model/faults.ts';
import { saidLately } from './shop-log.ts';

/** What a test says when nothing goes on: where the read models stand, what stopped them, what the database waits for. */
export async function standstill(pool: Pool): Promise<string> {
  const [{ position }, faults, sessions] = await Promise.all([
    readGroup(pool),
    readFaults(pool),
    rowsOf(
      pool,
      knex('pg_stat_activity')
        .select('application_name', 'state', 'wait_event_type', 'wait_event', 'query')
        .whereRaw("datname = current_database() and state <> 'idle'"),
    ),
  ]);
  return JSON.stringify({ position: String(position), faults, sessions, said: saidLately() });
}
