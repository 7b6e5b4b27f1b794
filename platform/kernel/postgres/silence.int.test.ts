// A database that takes connections and says nothing: whoever waits for it goes on by their own clock.
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/harness/tcp-proxy.ts';
import { until } from '../../../tests/harness/until.ts';
import { listenTo } from './listener.ts';
import { createPool, isConnectionError } from './pool.ts';

const silent = pino({ level: 'silent' });

describe('a database that falls silent', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let url: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await startTcpProxy({ port: Number(new URL(database.url).port) });
    url = Object.assign(new URL(database.url), { port: String(proxy.port) }).href;
  });
  afterEach(() => proxy.set('pass'));
  afterAll(async () => {
    await proxy.close();
    await database.drop();
  });

  it('keeps nobody waiting who asks it something, and the connection is not used again', async () => {
    const pool = createPool(url, 'test', silent, 1, 200);
    await pool.query('select 1');
    await proxy.set('hang');
    const error: unknown = await pool.query('select 1').catch((caught: unknown) => caught);
    expect(isConnectionError(error)).toBe(true);
    await proxy.set('pass', { halfOpen: true });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('is listened to again once it is back, though the old connection never ended', async () => {
    const heard: string[] = [];
    const listener = await listenTo({
      databaseUrl: url,
      channel: 'news',
      role: 'test',
      log: silent,
      heartbeatMs: 500,
      onListening: async () => void heard.push('listening'),
      onNotification: (text) => heard.push(text),
    });
    await proxy.set('hang');
    await proxy.set('pass', { halfOpen: true });
    await until(async () => (heard.length > 1 ? true : undefined), 'a new connection');
    const pool = createPool(database.url, 'test', silent, 1);
    await pool.query(`select pg_notify('news', 'hello')`);
    await until(async () => (heard.includes('hello') ? true : undefined), 'the notification');
    expect(heard).toEqual(['listening', 'listening', 'hello']);
    await pool.end();
    await listener.close();
  });
});
