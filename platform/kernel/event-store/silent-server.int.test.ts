import { randomUUID } from 'node:crypto';
import { startEventStore, type EventStore as Server } from '#event-store/server.ts';
import type { PersonKeys } from '#platform/kernel/personal-data/person-keys.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/harness/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { until } from '../../../tests/harness/until.ts';
import { createCodec } from './codec.ts';
import { StoreUnavailable } from './event-store.ts';
import { createEventStore } from './eventstoredb.ts';
import { hangUpOnSilence } from './silent-server.ts';

const TOKEN = randomUUID();

describe('a store behind a connection that was accepted and stays silent', () => {
  let database: TestDatabase;
  let server: Server;
  let proxy: TcpProxy;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startEventStore({ databaseUrl: database.url, port: 0, token: TOKEN });
    proxy = await startTcpProxy({ port: server.port });
  });
  afterAll(async () => {
    await proxy.close();
    await server.close();
    await database.drop();
  });

  it('is reached again by a new one', async () => {
    await proxy.set('hang');
    const url = `esdb://127.0.0.1:${proxy.port}?tls=false&connectionName=${TOKEN}`;
    hangUpOnSilence(url, 500);
    const store = createEventStore(url, createCodec([], {} as PersonKeys));
    const first = store.head();
    await until(async () => (proxy.connections() > 0 ? true : undefined), 'a connection');
    await proxy.set('pass', { halfOpen: true });
    await expect(first).rejects.toBeInstanceOf(StoreUnavailable);
    expect(
      await until(
        () =>
          store.head().then(
            (head) => ({ head }),
            () => undefined,
          ),
        'an answer',
      ),
    ).toEqual({ head: undefined });
    await store.close();
  });
});
