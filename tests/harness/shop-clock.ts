// The clock of a test's shop. Its database goes by it, too: there `now()` is a function of ours that stands before
// PostgreSQL's in the search path. So a test sets one clock, and sessions, due times and schedules go by it. It is one row, whoever
// sets it at the same moment: with two of them no statement that asks for the time would succeed any more.
import pLimit from 'p-limit';
import pg from 'pg';
import type { Clock } from '#platform/kernel/runtime/clock.ts';
import { createTestClock } from '#platform/kernel/testing/test-clock.ts';

/** A Wednesday, noon in Toronto: no test depends on the day or the hour at which it runs. */
export const FIRST_MOMENT = '2026-11-18T17:00:00.000Z';
/** What all shops begin with happened on the day before. */
export const PREPARED_MOMENT = '2026-11-17T17:00:00.000Z';

export interface ShopClock extends Clock {
  /** How many wait for a moment of it in this process. */
  waiting(): number;
  /** Leaps: what was due meanwhile is due now. */
  advance(ms: number): Promise<void>;
  advanceTo(moment: string | number): Promise<void>;
  /** From here on the services' clock stands still, but for leaps. */
  stop(): void;
}

/** @param moment ISO; undefined leaves the machine's time, which processes of their own go by */
export async function setShopClock(databaseUrl: string, moment: string | undefined): Promise<ShopClock> {
  const clock = createTestClock(moment);
  const setDatabase = () => run(databaseUrl, `select shop_clock.set_ahead(${Math.round(clock.aheadMs)})`);
  await run(databaseUrl, INSTALL);
  await setDatabase();
  const inTurn = pLimit(1);
  const advance = (ms: number) =>
    inTurn(async () => {
      // The database first: what wakes up finds everything due.
      await run(databaseUrl, `select shop_clock.set_ahead(${Math.round(clock.aheadMs + ms)})`);
      clock.advance(ms);
    });
  return {
    now: clock.now,
    sleep: clock.sleep,
    every: clock.every,
    stop: clock.stop,
    waiting: () => clock.waiting,
    after: clock.after,
    advance,
    advanceTo: (at) => advance(new Date(at).getTime() - clock.now()),
  };
}

const INSTALL = `
  create schema if not exists shop_clock;
  create table if not exists shop_clock.ahead (one boolean primary key check (one), ms bigint not null);
  create or replace function shop_clock.now() returns timestamptz language sql stable as
    $$ select pg_catalog.now() + coalesce((select ms from shop_clock.ahead), 0) * interval '1 millisecond' $$;
  create or replace function shop_clock.set_ahead(bigint) returns void language sql as
    $$ insert into shop_clock.ahead values (true, $1) on conflict (one) do update set ms = excluded.ms $$;
  do $$ begin
    execute format('alter database %I set search_path = public, shop_clock, pg_catalog', current_database());
  end $$;`;

async function run(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
