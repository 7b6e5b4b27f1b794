// One PostgreSQL for a whole test run; every test file makes a database of its own in it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedDatabase } from '#platform/kernel/postgres/embedded.ts';

export const SERVER_URL = 'MILLWRIGHT_TEST_DATABASE_SERVER';

let server: EmbeddedDatabase | undefined;
let folder = '';

export async function startDatabaseServer(): Promise<void> {
  const { DATABASE_URL: outside } = process.env;
  if (outside) return void (process.env[SERVER_URL] = outside);
  folder = mkdtempSync(join(tmpdir(), 'millwright-test-'));
  server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, mayCreateDatabases: true });
  process.env[SERVER_URL] = server.url;
}

export async function stopDatabaseServer(): Promise<void> {
  await server?.stop();
  if (server) rmSync(server.folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
