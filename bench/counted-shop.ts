// A shop whose PostgreSQL counts its statements.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ADMIN } from '#platform/kernel/postgres/embedded-roles.ts';
import { startShopUnderTest, type ShopUnderTest } from './shop-under-test.ts';

export interface Statement {
  readonly calls: number;
  /** All calls together. */
  readonly ms: number;
  readonly query: string;
}

export interface CountedShop extends ShopUnderTest {
  readonly admin: pg.Client;
  /** Statements of the shop since the last reset, the most frequent first. */
  statements(): Promise<Statement[]>;
  reset(): Promise<void>;
}

/** Starts the shop of `folder` once more. */
export async function startCountedShop(folder: string, settings: Record<string, string> = {}): Promise<CountedShop> {
  const configuration = join(readFileSync(join(folder, 'postgres-folder'), 'utf8'), 'postgresql.auto.conf');
  if (!readFileSync(configuration, 'utf8').includes('pg_stat_statements'))
    appendFileSync(
      configuration,
      "\nshared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track = 'top'\npg_stat_statements.track_utility = on\n",
    );
  const shop = await startShopUnderTest(folder, settings);
  const admin = await asAdmin(folder, shop);
  await admin.query('create extension if not exists pg_stat_statements');
  return {
    ...shop,
    admin,
    async reset() {
      await admin.query('select pg_stat_statements_reset()');
    },
    async statements() {
      const { rows } = await admin.query<{ calls: string; ms: number; query: string }>(
        `select sum(calls) as calls, sum(total_exec_time) as ms, query from pg_stat_statements
          join pg_database d on d.oid = dbid where datname = current_database() and userid <> (select oid from pg_roles
          where rolname = current_user) group by query order by calls desc`,
      );
      return rows.map(({ calls, ms, query }) => ({ calls: Number(calls), ms, query }));
    },
    async stop() {
      await admin.end();
      await shop.stop();
    },
  };
}

async function asAdmin(folder: string, { environment }: ShopUnderTest): Promise<pg.Client> {
  const { database } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as {
    database: { admin: string };
  };
  const url = new URL(environment['DATABASE_URL']!);
  const client = new pg.Client({
    host: url.hostname,
    port: Number(url.port),
    database: url.pathname.slice(1),
    user: ADMIN,
    password: database.admin,
  });
  await client.connect();
  return client;
}
