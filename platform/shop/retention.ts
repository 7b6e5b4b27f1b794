// Deletes what is kept for a time only (security.md S13): each hour one of all workers deletes what is past it, a
// little at a time.
import { own } from '#domain/shared/dictionary.ts';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import type { Clock } from '../kernel/runtime/clock.ts';
import type { Log } from '../kernel/runtime/log.ts';
import type { BlobStore } from '../adapters/blob/blob-store.ts';
import { transaction } from '../kernel/postgres/pool.ts';
import { ago, countOf, knex, present, rowOf } from '../kernel/postgres/statement.ts';
import { deleteForgottenFiles } from './waiting-files.ts';

export interface RetentionOptions {
  readonly pool: Pool;
  readonly log: Log;
  /** Days for which the security log is kept. */
  readonly securityLogDays: number;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

const HOUR = 3_600_000;
/** Not in the rush of a start. */
const FIRST_MS = 60_000;
const BATCH_SIZE = 5_000;
/** Effects that are done long since: their events' policies have passed them, so nothing asks for them again. */
const EFFECT_DAYS = 400;
/** The local mailbox, which stands in for a mail server. */
const MAIL_DAYS = 90;
/** An address that nobody has asked for since. */
const ADDRESS_DAYS = 180;
/** The session of a person who signed in and never came back lives so long. */
const IDLE_SESSION_DAYS = 2;
const LOCK = 0x6d777274;

/** The rows to delete of each table. */
const past = (securityLogDays: number): Readonly<Record<string, (rows: Knex.QueryBuilder) => Knex.QueryBuilder>> => ({
  'platform.session': (rows) =>
    rows
      .where('expires_at', '<', present())
      .orWhere((idle) =>
        idle.whereNot('subject', 'like', 'guest:%').where('seen_at', '<', ago('days', IDLE_SESSION_DAYS)),
      ),
  'platform.reset_token': (rows) => rows.where('expires_at', '<', present()),
  'platform.passkey_challenge': (rows) => rows.where('expires_at', '<', present()),
  'platform.captcha_challenge': (rows) => rows.where('expires_at', '<', present()),
  'platform.rate_limit': (rows) => rows.whereRaw('expire < extract(epoch from now()) * 1000'),
  'platform.security_event': (rows) => rows.where('at', '<', ago('days', securityLogDays)),
  'platform.effect': (rows) => rows.where({ status: 'done' }).where('done_at', '<', ago('days', EFFECT_DAYS)),
  'platform.address_count': (rows) => rows.where('last_at', '<', ago('days', ADDRESS_DAYS)),
  'platform.mailbox': (rows) => rows.where('sent_at', '<', ago('days', MAIL_DAYS)),
});

/** Deletes what is past its time; leaves it to another worker that is at it. Returns how many rows went, by table. */
export async function deleteExpired(pool: Pool, securityLogDays: number): Promise<Readonly<Record<string, number>>> {
  const deleted: Record<string, number> = {};
  for (const [table, of] of Object.entries(past(securityLogDays))) {
    for (let some = BATCH_SIZE; some === BATCH_SIZE; deleted[table] = (own(deleted, table) ?? 0) + some) {
      some = await transaction(pool, async (client) => {
        const { mine } = await rowOf<{ mine: boolean }>(
          client,
          knex.raw('select pg_try_advisory_xact_lock(?) as mine', [LOCK]),
        );
        if (!mine) return 0;
        const some = of(knex(table).select('ctid')).limit(BATCH_SIZE);
        return countOf(client, knex(table).whereRaw('ctid = any(array(?))', [some]).delete());
      });
    }
  }
  return deleted;
}

/** Runs until it is stopped. */
export function startRetention({ pool, log, securityLogDays, blobs, clock }: RetentionOptions): {
  stop(): Promise<void>;
} {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    const rows = deleteExpired(pool, securityLogDays);
    running = Promise.all([rows, deleteForgottenFiles(pool, blobs, clock)]).then(
      ([deleted, files]) => log.info({ deleted, files }, 'what is past its time was deleted'),
      (error: unknown) =>
        log.warn({ err: error }, 'what is past its time could not be deleted; the next hour tries again'),
    );
  };
  const first = setTimeout(run, FIRST_MS);
  const hourly = setInterval(run, HOUR);
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(hourly);
      await running;
    },
  };
}
