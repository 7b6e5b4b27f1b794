import { pino } from 'pino';
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import { hashOfEvent } from '#proof/event-hash.ts';
import { startEventStore } from '#event-store/server.ts';
import { freePort } from '../runtime/free-port.ts';
import { createCodec } from '../event-store/codec.ts';
import { NO_STREAM, StoreUnavailable, type EventStore, type StoredEvent } from '../event-store/event-store.ts';
import { createEventStore } from '../event-store/eventstoredb.ts';
import { createPersonKeys, type PersonKeys } from '../personal-data/person-keys.ts';
import { createPool, type Pool } from '../postgres/pool.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import type { CommandContext } from './command.ts';
import { createCommandRunner } from './command-runner.ts';

type TillEvent = DomainEvent<'Paid', { readonly amount: number; readonly by: string }>;
interface Till {
  readonly total: number;
  readonly payments: number;
}
const till: Decider<Till, { readonly amount: number; readonly limit?: number }, TillEvent> = {
  initialState: { total: 0, payments: 0 },
  decide: ({ amount, limit = Number.POSITIVE_INFINITY }, state) =>
    state.total + amount > limit ? refuse('too_much') : [{ type: 'Paid', data: { amount, by: 'ada' } }],
  evolve: (state, { data }) => ({ total: state.total + data.amount, payments: state.payments + 1 }),
};
const events = defineEvents<TillEvent>({ category: 'till', personal: { Paid: { person: 'by', fields: ['amount'] } } });
const silent = pino({ level: 'silent' });
const command = (commandId = crypto.randomUUID()): CommandContext => ({
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: 'test',
});

describe('the command runner', () => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startEventStore>>;
  let pool: Pool;
  let keys: PersonKeys;
  let store: EventStore;

  beforeAll(async () => {
    database = await createTestDatabase();
    const port = await freePort();
    server = await startEventStore({ databaseUrl: database.url, port }, silent);
    pool = createPool(database.url, 'test', silent);
    await migrate(pool);
    keys = await createPersonKeys(pool, Buffer.alloc(32, 7));
    store = createEventStore(`esdb://127.0.0.1:${port}?tls=false`, createCodec([events], keys));
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await server.close();
    await database.drop();
  });

  const stream = () => `till-${crypto.randomUUID()}`;

  it('takes effect once for a repeated command, and gives the first answer again', async () => {
    const runner = createCommandRunner(store);
    const [name, first] = [stream(), command()];
    const answer = await runner.run(till, name, { amount: 5 }, first);
    await runner.run(till, name, { amount: 7 }, command());
    const again = await runner.run(till, name, { amount: 5 }, first);
    expect(again).toMatchObject({
      state: { total: 5, payments: 1 },
      revision: answer.revision,
      position: answer.position,
      repeated: true,
    });
    const elsewhere = await createCommandRunner(store).run(till, name, { amount: 5 }, first);
    expect(elsewhere).toMatchObject({ state: { total: 5 }, repeated: true });
    expect(await store.readStream(name)).toHaveLength(2);
  });

  it('loses no command when two processes hit one stream at once', async () => {
    const runners = [createCommandRunner(store), createCommandRunner(store)];
    const name = stream();
    await Promise.all(Array.from({ length: 40 }, (_, n) => runners[n % 2]!.run(till, name, { amount: 1 }, command())));
    expect((await runners[0]!.load(till, name)).state).toEqual({ total: 40, payments: 40 });
  });

  it('refuses on the true state, not on an old one that it remembers', async () => {
    const [one, other] = [createCommandRunner(store), createCommandRunner(store)];
    const name = stream();
    await one.run(till, name, { amount: 10 }, command());
    await other.run(till, name, { amount: -10 }, command());
    expect((await one.run(till, name, { amount: 5, limit: 5 }, command())).state.total).toBe(5);
  });

  it('reads the stream after an append whose outcome is unknown, and says what became of it', async () => {
    let lost = 0;
    const forgetful: EventStore = {
      ...store,
      async append(...args) {
        const appended = await store.append(...args);
        if (lost++ === 0) throw new StoreUnavailable('the answer was lost');
        return appended;
      },
    };
    const name = stream();
    const outcome = await createCommandRunner(forgetful).run(till, name, { amount: 5 }, command());
    expect(outcome).toMatchObject({ state: { total: 5, payments: 1 }, repeated: true });
    expect(await store.readStream(name)).toHaveLength(1);
  });

  it('tries a probably new stream without reading it, and is right when it was not new', async () => {
    const name = stream();
    await createCommandRunner(store).run(till, name, { amount: 1 }, command(), { expectNew: true });
    const outcome = await createCommandRunner(store).run(till, name, { amount: 2 }, command(), { expectNew: true });
    expect(outcome.state).toEqual({ total: 3, payments: 2 });
  });

  const hashesOf = (events: readonly StoredEvent[]) =>
    events.map(({ metadata: { hash: _, ...metadata }, ...event }, index) =>
      hashOfEvent({ ...event, metadata, previous: events[index - 1]?.metadata.hash ?? '' }),
    );

  it('chains every event to the one before it, over what is stored', async () => {
    const name = stream();
    const runners = [createCommandRunner(store), createCommandRunner(store)];
    for (const n of [0, 0, 1, 0, 1]) await runners[n]!.run(till, name, { amount: n }, command());
    const stored = await store.asStored.readStream(name);
    expect(stored.map(({ metadata }) => metadata.hash)).toEqual(hashesOf(stored));
    expect((await store.readStream(name)).map(({ metadata }) => metadata.hash)).toEqual(hashesOf(stored));
  });

  it('gives the first answer to a repeat that would have written something else, and keeps the chain', async () => {
    const [here, elsewhere] = [createCommandRunner(store), createCommandRunner(store)];
    const [name, repeated] = [stream(), command()];
    await here.run(till, name, { amount: 1 }, command());
    await elsewhere.load(till, name);
    await here.run(till, name, { amount: 5 }, repeated);
    // The other process knows the stream as of before, and a later clock would have it write 6.
    expect(
      await elsewhere.run(till, name, { amount: 6 }, { ...repeated, correlationId: 'another request' }),
    ).toMatchObject({ state: { total: 6, payments: 2 }, events: [{ data: { amount: 5 } }], repeated: true });
    await elsewhere.run(till, name, { amount: 1 }, command());
    const stored = await store.asStored.readStream(name);
    expect(stored.map(({ metadata }) => metadata.hash)).toEqual(hashesOf(stored));
  });

  it('gives an append that is repeated the same hash', async () => {
    const name = stream();
    const event = { id: crypto.randomUUID(), type: 'Paid', data: { amount: 4711, by: 'bob' }, metadata: command() };
    const first = await store.append(name, [event], NO_STREAM);
    expect(await store.append(name, [event], NO_STREAM)).toEqual(first);
    expect((await store.readStream(name)).map(({ metadata }) => metadata.hash)).toEqual([first.hash]);
  });

  it('goes on from events that were stored before there was a chain', async () => {
    const name = stream();
    await store.append(
      name,
      [{ id: crypto.randomUUID(), type: 'Paid', data: { amount: 1, by: 'ada' }, metadata: command() }],
      NO_STREAM,
    );
    await pool.query(
      `update event_store.events e set metadata = convert_to((convert_from(metadata, 'UTF8')::jsonb - 'hash')::text, 'UTF8') from event_store.streams s where s.id = e.stream_id and s.name = $1`,
      [name],
    );
    await createCommandRunner(store).run(till, name, { amount: 2 }, command());
    const stored = await store.asStored.readStream(name);
    expect(stored.map(({ metadata }) => metadata.hash)).toEqual(hashesOf(stored));
  });

  it('stores personal data sealed, and reads it as [erased] once the key is gone', async () => {
    const name = stream();
    await createCommandRunner(store).run(till, name, { amount: 4711 }, command());
    const { rows } = await pool.query<{ data: Buffer }>(
      `select data from event_store.events e join event_store.streams s on s.id = e.stream_id where s.name = $1`,
      [name],
    );
    expect(rows[0]!.data.toString()).not.toContain('4711');
    expect((await store.readStream(name))[0]!.data).toMatchObject({ amount: 4711 });
    const before = await store.asStored.readStream(name);
    await keys.erase('ada');
    expect((await store.readStream(name))[0]!.data).toEqual({ amount: '[erased]', by: 'ada' });
    expect(await store.asStored.readStream(name)).toEqual(before);
    await createCommandRunner(store).run(till, name, { amount: 4712 }, command());
    expect((await store.readStream(name)).map(({ data }) => data)).toEqual(
      Array(2).fill({ amount: '[erased]', by: 'ada' }),
    );
    expect(hashesOf(before)).toEqual([before[0]!.metadata.hash]);
  });
});
