import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SERVER_URL } from './database-server.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database of one's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[SERVER_URL];
  if (!server) throw new Error('no test database server: is jest started by its own configuration?');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    for (const sql of statements) await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    // Not "with (force)": that refuses when autovacuum is at work, which belongs to the superuser; a plain drop makes it stop.
    drop: () => run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`, `drop database if exists ${name}`),
  };
}
