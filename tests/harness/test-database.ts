import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SERVER_URL } from './database-server.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of one's own: empty, or a copy of another that nobody is connected to. */
export async function createTestDatabase(copied = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(`create database ${name} template ${copied}`);
  return {
    url: addressOf(name),
    // Not "with (force)": that refuses when autovacuum is at work, which belongs to the superuser; a plain drop makes
    // it stop.
    drop: () =>
      run(
        // Clients of it may be about to connect again.
        `alter database ${name} with allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
        `drop database if exists ${name}`,
      ),
  };
}

/** An empty database that others are copied from, so it stays until its server goes. */
export async function createNamedDatabase(name: string): Promise<TestDatabase> {
  await run(`drop database if exists ${name}`, `create database ${name}`);
  return { url: addressOf(name), drop: () => Promise.resolve() };
}

function serverAddress(): string {
  const server = process.env[SERVER_URL];
  if (!server) throw new Error('no test database server: are the tests started by vitest.config.ts?');
  return server;
}

function addressOf(name: string): string {
  const url = new URL(serverAddress());
  url.pathname = `/${name}`;
  return url.href;
}

async function run(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverAddress() });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}
