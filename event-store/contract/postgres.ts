// A throw-away PostgreSQL for one test file or one benchmark.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { importEmbeddedPostgres } from '#platform/kernel/postgres/embedded-package.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';

export type TestPostgres = {
  /** The connection string of a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
};

export type TestPostgresOptions = {
  /** Tells whether commits wait for the disk: what is measured must, what is tested here need not. */
  readonly durable?: boolean;
};

export async function startPostgres({ durable = false }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'millwright-event-store-'));
  // PostgreSQL does not run as root: there it runs as the user `postgres`, who has to get at its data through this
  // folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const note = (message: unknown): void => void output.push(String(message));
  const { default: EmbeddedPostgres } = await importEmbeddedPostgres();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: durable ? [] : ['-c', 'fsync=off'],
    onLog: note,
    onError: note,
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    throw new Error(`PostgreSQL does not start:\n${output.join('')}`, { cause });
  }
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
