import { randomUUID } from 'node:crypto';
import { startEventStore, type EventStore as Server } from '#event-store/server.ts';
import type { PersonKeys } from '#platform/kernel/personal-data/person-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { createCodec } from './codec.ts';
import type { EventStore, NewEvent } from './event-store.ts';
import { createEventStore } from './eventstoredb.ts';

const TOKEN = randomUUID();

describe('two stores of one process', () => {
  let database: TestDatabase;
  let server: Server;
  let url: string;
  const open = (): EventStore => createEventStore(url, createCodec([], {} as PersonKeys));
  const event = (): NewEvent =>
    ({
      id: randomUUID(),
      type: 'Tested',
      data: { n: 1 },
      metadata: { actor: 'test', commandId: randomUUID(), correlationId: 'c', causationId: 'c', schemaVersion: '1' },
    }) as unknown as NewEvent;
  const append = (store: EventStore) => store.append(`test-${randomUUID()}`, [event()], { revision: -1, hash: '' });

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startEventStore({ databaseUrl: database.url, port: 0, token: TOKEN });
    url = `esdb://127.0.0.1:${server.port}?tls=false&connectionName=${TOKEN}`;
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  it('do not disturb each other: closing one under load leaves the appends of the other alone', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([append(one), append(other)]);
    const appending = Promise.allSettled(Array.from({ length: 200 }, () => append(other)));
    await one.close();
    expect((await appending).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await append(other)).revision).toBe(0);
    await other.close();
  });

  it('can be opened again after the last was closed', async () => {
    const first = open();
    await append(first);
    await first.close();
    await first.close();
    const again = open();
    expect((await append(again)).revision).toBe(0);
    await again.close();
  });
});
