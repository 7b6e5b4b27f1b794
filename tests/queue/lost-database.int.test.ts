// A worker whose database was dropped, or is being restored: it asks now and then, and keeps no core busy.
import { pino } from 'pino';
import { migrate } from '#platform/kernel/postgres/migrate.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { createQueue, type JobQueue } from '#platform/kernel/queue/queue.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { until } from '../harness/until.ts';

const silent = pino({ level: 'silent' });
/** Two kinds of jobs, some connections each: about ten a turn. */
const CONNECTIONS = 16;

describe('a worker whose database is gone', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let queue: JobQueue;

  beforeAll(async () => {
    database = await createTestDatabase();
    const pool = createPool(database.url, 'test', silent);
    await migrate(pool);
    await pool.end();
    const server = new URL(database.url);
    proxy = await startTcpProxy({ port: Number(server.port), host: server.hostname });
    server.hostname = '127.0.0.1';
    server.port = String(proxy.port);
    queue = await createQueue({ databaseUrl: server.href, log: silent });
    await queue.work(async () => undefined);
  });
  afterAll(async () => {
    await queue.close();
    await proxy.close();
  });

  it('waits a second before it asks again', async () => {
    await database.drop();
    const before = proxy.accepted();
    const began = performance.now();
    await until(async () => (proxy.accepted() - before >= CONNECTIONS ? true : undefined), 'further connections');
    expect(performance.now() - began).toBeGreaterThan(2_000);
  });
});
