// Two PostgreSQL servers: one of the shop, which faults reach, and one of the event store and the gateway, which they
// do not.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/kernel/postgres/embedded.ts';
import type { Databases } from './cluster-shape.ts';

export async function startDatabases(): Promise<Databases & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-chaos-postgres-'));
  chmodSync(folder, 0o755);
  const shop = await startEmbeddedPostgres({ folder: join(folder, 'shop'), mayCreateDatabases: true });
  const rest = await startEmbeddedPostgres({ folder: join(folder, 'rest'), mayCreateDatabases: true });
  return {
    shop: { url: shop.url, folder: shop.folder },
    store: rest.url,
    gateway: await createDatabase(rest.url, 'gateway'),
    async stop() {
      await shop.stop();
      await rest.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
