// A store that other applications write to, too (security.md S6).
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { pino } from 'pino';
import { startEventStore, type EventStore as Server } from '#event-store/server.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { PersonKeys } from '../personal-data/person-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { createCodec } from './codec.ts';
import { NO_STREAM, type EventStore, type StoredEvent } from './event-store.ts';
import { createEventStore } from './eventstoredb.ts';

const silent = pino({ level: 'silent' });

describe('a store that is shared', () => {
  let database: TestDatabase;
  let server: Server;
  let store: EventStore;
  let other: EventStoreDBClient;
  const warnings: string[] = [];

  const append = async (stream: string) => {
    const id = randomUUID();
    return store.append(
      stream,
      [
        {
          id,
          type: 'Tested',
          data: {},
          metadata: { commandId: id, correlationId: id, causationId: id, actor: 'test' },
        },
      ],
      NO_STREAM,
    );
  };
  const foreign = (stream: string, metadata?: Record<string, string>) =>
    other.appendToStream(stream, jsonEvent({ type: 'SecProbe', data: {}, ...(metadata ? { metadata } : {}) }));

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startEventStore({ databaseUrl: database.url, port: 0 }, silent);
    const url = `esdb://127.0.0.1:${server.port}?tls=false`;
    const log = Object.assign(Object.create(silent), {
      warn: (_details: object, message: string) => void warnings.push(message),
    });
    store = createEventStore(url, createCodec([defineEvents({ category: 'test' })], {} as PersonKeys), log);
    other = EventStoreDBClient.connectionString(url);
    await foreign('sec-probe-1');
    await append('test-1');
    await foreign('test-2');
    await foreign('sec-probe-2', { commandId: 'c', correlationId: 'c', actor: 'a', schemaVersion: '1' });
    await append('test-3');
    for (let n = 0; n < 45; n++) await foreign(`audit-${n}`);
  });
  afterAll(async () => {
    await store.close();
    await server.close();
    await database.drop();
  });

  const all = async () => {
    const events: StoredEvent[] = [];
    for await (const chunk of store.readAll(undefined, 10)) events.push(...chunk);
    return events.map(({ stream }) => stream);
  };

  it('shows the shop its own events only', async () => {
    expect(await all()).toEqual(['test-1', 'test-3']);
    expect(await store.readStream('test-2')).toEqual([]);
  });

  it('is followed past the events of others', async () => {
    const ending = new AbortController();
    const seen: string[] = [];
    for await (const events of store.subscribe(undefined, {
      chunk: 10,
      signal: ending.signal,
      onState: (state) => state === 'live' && ending.abort(),
    }))
      seen.push(...events.map(({ stream }) => stream));
    expect(seen).toEqual(['test-1', 'test-3']);
  });

  it('ends for the shop with its own last event', async () => {
    const [last] = await store.readStream('test-3');
    expect(await store.head()).toBe(last!.position);
  });

  it('says once for each category that it skips others', () => {
    expect(warnings.filter((warning) => warning.includes('no event category'))).toHaveLength(2);
    expect(warnings.filter((warning) => warning.includes('does not say which command'))).toHaveLength(1);
  });
});
