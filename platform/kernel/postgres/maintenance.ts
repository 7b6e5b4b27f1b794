// A command that moves or replaces a history must be alone with it. A lock that lasts as long as its connection keeps
// roles from starting meanwhile; a command that was killed keeps nobody.
import pg, { type Pool } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../runtime/log.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import { tryLock } from './advisory-lock.ts';
import { endWhenSilent } from './listener.ts';
import { openDatabase } from './open.ts';
import { transaction } from './pool.ts';
import { knex, rowOf, rowsOf } from './statement.ts';

/** Any number that nothing else locks: "mwmt". */
const MAINTENANCE_LOCK = 0x6d776d74;
/** Connections of a role that has just ended are gone within this time. */
const GRACE_MS = 5_000;
const POLL_MS = 200;
/** Longer than any work that keeps the event loop: such a command must not be ended for being busy. */
const HEARTBEAT_MS = 30_000;
/** These may stay connected; all others must have ended, also those that append nothing (backup, catalogue index). */
const ALLOWED_DURING_MAINTENANCE = ['millwright-maintenance', 'millwright-gateway', 'millwright-start'];

export interface Maintenance {
  readonly pool: Pool;
  end(): Promise<void>;
}

/**
 * The database to oneself: no role runs, and none starts until the end. A process that loses the lock meanwhile ends.
 * @throws OperatorError naming the roles that still run
 */
export async function beginMaintenance(
  databaseUrl: string,
  log: Log,
  lastMigration?: string,
  endProcess: () => void = () => process.exit(1),
): Promise<Maintenance> {
  const pool = await openDatabase(databaseUrl, 'maintenance', log, undefined, lastMigration);
  let isOver = false;
  const holder = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'millwright-maintenance',
    keepAlive: true,
    query_timeout: HEARTBEAT_MS,
  });
  const end = async () => {
    isOver = true;
    await holder.end();
    await pool.end();
  };
  try {
    await holder.connect();
    holder.on('error', (error) => log.warn({ err: error }, 'the connection that holds the lock on the shop broke'));
    // From now on a role may start and append, so nothing more may be moved or replaced: this ends as if it were killed.
    // Whoever runs the command again takes the lock anew, and the command goes on from what is there.
    const beat = endWhenSilent(holder, HEARTBEAT_MS);
    holder.once('end', () => {
      clearInterval(beat);
      if (isOver) return;
      log.fatal('the lock on the shop is lost: this command ends here, run it again');
      endProcess();
    });
    if (!(await tryLock(holder, MAINTENANCE_LOCK)))
      throw new OperatorError('Another command of this kind works on the shop: wait for its end.');
    await expectNoRole(holder);
    return { pool, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Every role that appends holds a connection for as long as it runs. */
async function expectNoRole(client: pg.Client): Promise<void> {
  for (const begun = performance.now(); ; await delay(POLL_MS)) {
    const rows = await rowsOf<{ name: string }>(
      client,
      knex('pg_stat_activity')
        .distinct(knex.raw(`replace(application_name, 'millwright-', '') as name`))
        .whereRaw('datname = current_database()')
        .whereLike('application_name', 'millwright-%')
        .whereNotIn('application_name', ALLOWED_DURING_MAINTENANCE)
        .orderBy('name'),
    );
    if (!rows.length) return;
    if (performance.now() - begun > GRACE_MS)
      throw new OperatorError(
        `The shop still runs (connected to its database: ${rows.map(({ name }) => name).join(', ')}): ` +
          'stop every web, projector and worker first, so that nothing is appended meanwhile.',
      );
  }
}

/** @throws OperatorError while somebody is alone with the shop */
export async function expectNoMaintenance(pool: Pool): Promise<void> {
  const free = await transaction(
    pool,
    async (client) =>
      (
        await rowOf<{ free: boolean }>(
          client,
          knex.select({ free: knex.raw('pg_try_advisory_xact_lock_shared(?)', [MAINTENANCE_LOCK]) }),
        )
      ).free,
  );
  if (!free)
    throw new OperatorError(
      'The shop’s history is being moved, restored or accepted right now: start again when that command has ended.',
    );
}
