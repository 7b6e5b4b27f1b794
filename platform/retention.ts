// What is kept for a time only (security.md S13): each hour one of all workers deletes what is past it, a little at a
// time.
import type { Pool } from 'pg';
import type { Log } from './log.ts';
import { transaction } from './postgres/pool.ts';

export interface RetentionOptions {
  readonly pool: Pool;
  readonly log: Log;
  /** Days for which the security log is kept. */
  readonly securityLogDays: number;
}

const HOUR = 3_600_000;
/** Not in the rush of a start. */
const FIRST_MS = 60_000;
const AT_ONCE = 5_000;
/** Effects that are done long since: their events' policies have passed them, so nothing asks for them again. */
const EFFECT_DAYS = 400;
/** The local mailbox, which stands in for a mail server. */
const MAIL_DAYS = 90;
const LOCK = 0x6d777274;

interface Rule {
  readonly table: string;
  /** Of the rows to delete; never holds text of a caller. */
  readonly where: string;
}

const rules = (securityLogDays: number): readonly Rule[] => [
  {
    table: 'platform.session',
    where: `expires_at < now() or (subject not like 'guest:%' and seen_at < now() - interval '2 days')`,
  },
  { table: 'platform.reset_token', where: 'expires_at < now()' },
  { table: 'platform.rate_limit', where: 'expire < extract(epoch from now()) * 1000' },
  { table: 'platform.security_event', where: `at < now() - interval '${securityLogDays} days'` },
  { table: 'platform.effect', where: `status = 'done' and done_at < now() - interval '${EFFECT_DAYS} days'` },
  { table: 'platform.mailbox', where: `sent_at < now() - interval '${MAIL_DAYS} days'` },
];

/** Deletes what is past its time; leaves it to another worker that is at it. Answers how many rows went, by table. */
export async function deleteExpired(pool: Pool, securityLogDays: number): Promise<Readonly<Record<string, number>>> {
  const deleted: Record<string, number> = {};
  for (const { table, where } of rules(securityLogDays)) {
    for (let some = AT_ONCE; some === AT_ONCE; deleted[table] = (deleted[table] ?? 0) + some) {
      some = await transaction(pool, async (client) => {
        const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
        if (!rows[0]!.mine) return 0;
        return (
          (
            await client.query(
              `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${AT_ONCE}))`,
            )
          ).rowCount ?? 0
        );
      });
    }
  }
  return deleted;
}

/** Runs until it is stopped. */
export function startRetention({ pool, log, securityLogDays }: RetentionOptions): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = deleteExpired(pool, securityLogDays).then(
      (deleted) => log.info({ deleted }, 'what is past its time was deleted'),
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
