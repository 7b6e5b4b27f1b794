// What moves or replaces a history must be alone with it. A lock that lasts as long as its connection keeps roles from
// starting meanwhile; a command that was killed keeps nobody.
import pg, { type Pool } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { openDatabase } from './open.ts';
import { transaction } from './pool.ts';

/** Any number that nothing else locks: "mwmt". */
const MAINTENANCE_LOCK = 0x6d776d74;
/** Connections of a role that has just ended are gone within this time. */
const GRACE_MS = 5_000;
const POLL_MS = 200;
/** Programs that append nothing. */
const HARMLESS = ['millwright-maintenance', 'millwright-gateway', 'millwright-start'];

export interface Maintenance {
  readonly pool: Pool;
  end(): Promise<void>;
}

/**
 * The database to oneself: no role runs, and none starts until the end.
 * @throws OperatorError naming what still runs
 */
export async function beginMaintenance(databaseUrl: string, log: Log, lastMigration?: string): Promise<Maintenance> {
  const pool = await openDatabase(databaseUrl, 'maintenance', log, undefined, lastMigration);
  const holder = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'millwright-maintenance',
    keepAlive: true,
  });
  const end = async () => {
    await holder.end();
    await pool.end();
  };
  try {
    await holder.connect();
    holder.on('error', (error) => log.error({ err: error }, 'the lock on the shop is lost'));
    const { rows } = await holder.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MAINTENANCE_LOCK,
    ]);
    if (!rows[0]!.locked) throw new OperatorError('Another command of this kind works on the shop: wait for its end.');
    await expectNoRole(holder);
    return { pool, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Every role that appends holds a connection for as long as it runs. */
async function expectNoRole(client: pg.Client): Promise<void> {
  for (const begun = Date.now(); ; await delay(POLL_MS)) {
    const { rows } = await client.query<{ name: string }>(
      `select distinct replace(application_name, 'millwright-', '') as name from pg_stat_activity
        where datname = current_database() and application_name like 'millwright-%' and application_name <> all($1) order by 1`,
      [HARMLESS],
    );
    if (!rows.length) return;
    if (Date.now() - begun > GRACE_MS)
      throw new OperatorError(
        `The shop still runs (${rows.map(({ name }) => name).join(', ')} use its database): stop every web, projector and worker first, so that nothing is appended meanwhile.`,
      );
  }
}

/** @throws OperatorError while somebody is alone with the shop */
export async function expectNoMaintenance(pool: Pool): Promise<void> {
  const free = await transaction(
    pool,
    async (client) =>
      (await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock_shared($1) as free', [MAINTENANCE_LOCK]))
        .rows[0]!.free,
  );
  if (!free)
    throw new OperatorError(
      'The shop’s history is being moved, restored or accepted right now: start again when that command has ended.',
    );
}
