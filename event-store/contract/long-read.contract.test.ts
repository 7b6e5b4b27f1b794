// Reads of many pages, which the embedded store serves beside its writer: the same events as from anywhere else.
import {
  BACKWARDS,
  binaryEvent,
  END,
  START,
  eventTypeFilter,
  jsonEvent,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import {
  collect,
  describeEmbedded,
  eventually,
  manyTested,
  newStream,
  numbers,
  range,
  tested,
  until,
  useStore,
} from './harness.ts';
import { useServers } from './servers.ts';

const store = useStore();
const EVENTS = 5_000;

async function longStream(client: EventStoreDBClient): Promise<string> {
  const stream = newStream('long');
  for (let from = 0; from < EVENTS; from += 1_000) await client.appendToStream(stream, manyTested(1_000, from));
  return stream;
}

describe('a long read', () => {
  let stream = '';
  beforeAll(async () => {
    stream = await longStream(store().client);
  });

  // The first one may begin before whatever serves it is up, so everything is asked twice.
  describe.each(['first', 'second'])('for the %s time', () => {
    it('of a stream has every event once, in both directions', async () => {
      expect(await numbers(store().client.readStream(stream))).toEqual(range(EVENTS));
      expect(await numbers(store().client.readStream(stream, { direction: BACKWARDS, fromRevision: END }))).toEqual(
        range(EVENTS).reverse(),
      );
      expect(await numbers(store().client.readStream(stream, { fromRevision: 700n, maxCount: 1_200 }))).toEqual(
        range(1_200, 700),
      );
    });

    it('of the log has every event once, in both directions', async () => {
      const forwards = (await collect(store().client.readAll({ fromPosition: START }))).map(
        ({ event }) => event!.position!.commit,
      );
      const backwards = (await collect(store().client.readAll({ fromPosition: END, direction: BACKWARDS }))).map(
        ({ event }) => event!.position!.commit,
      );
      expect(forwards.length).toBeGreaterThanOrEqual(EVENTS);
      expect(forwards.every((commit, index) => index === 0 || commit > forwards[index - 1]!)).toBe(true);
      expect(backwards.reverse()).toEqual(forwards);
    });

    it('by a subscription has every event once', async () => {
      const events = await until(store().client.subscribeToStream(stream), (_, count) => count === EVENTS);
      expect(events.map(({ event }) => (event!.data as { n: number }).n)).toEqual(range(EVENTS));
    });
  });

  it('is filtered, with a checkpoint every 32 events', async () => {
    const rare = newStream('rare');
    await store().client.appendToStream(rare, jsonEvent({ type: 'Rare', data: {} }));
    const checkpoints: bigint[] = [];
    const filter = eventTypeFilter({
      prefixes: ['Rare'],
      checkpointReached: async (_, position) => void checkpoints.push(position.commit),
    });
    const [match] = await until(store().client.subscribeToAll({ fromPosition: START, filter }), () => true);
    expect(match!.event!.streamId).toBe(rare);
    const before = checkpoints.filter((commit) => commit < match!.event!.position!.commit);
    expect(before.length).toBeGreaterThanOrEqual(Math.floor(EVENTS / 32));
    expect([...checkpoints].sort((a, b) => Number(a - b))).toEqual(checkpoints);
  });

  it('resolves links', async () => {
    const links = newStream('links');
    await store().client.appendToStream(
      links,
      range(1_500).map((n) => binaryEvent({ type: '$>', data: Buffer.from(`${n}@${stream}`) })),
    );
    expect(await numbers(store().client.readStream(links, { resolveLinkTos: true }))).toEqual(range(1_500));
  });

  it('that is left in the middle disturbs nobody', async () => {
    const reading = store().client.readAll({ fromPosition: START });
    for await (const _ of reading) break;
    await reading.cancel();
    expect(await numbers(store().client.readStream(stream, { maxCount: 3 }))).toEqual([0, 1, 2]);
  });
});

describeEmbedded('a long read of the embedded store', () => {
  const { databaseUrl, startHere, connect, ask } = useServers();
  const READERS = `from pg_stat_activity where application_name = 'event-store reader' and datname = current_database()`;

  it('whose database connections are lost goes on over others, or says that it cannot; the next one has everything', async () => {
    const client = connect(await startHere({ databaseUrl: databaseUrl() }));
    const stream = await longStream(client);
    await numbers(client.readStream(stream));
    const seen: number[] = [];
    const read = async (): Promise<void> => {
      for await (const { event } of client.readStream(stream)) {
        if (seen.length % 500 === 0) await ask(`select pg_terminate_backend(pid) ${READERS}`);
        seen.push((event!.data as { n: number }).n);
      }
    };
    const failure: unknown = await read().catch((error: unknown) => error);
    expect(seen).toEqual(range(seen.length));
    if (failure === undefined) expect(seen).toHaveLength(EVENTS);
    else expect(failure).toMatchObject({ type: 'unavailable' });
    expect(await eventually(() => numbers(client.readStream(stream)).catch(() => undefined))).toEqual(range(EVENTS));
  });

  it('does not keep appends waiting', async () => {
    const client = connect(await startHere({ databaseUrl: databaseUrl() }));
    const stream = await longStream(client);
    const readings = range(5).map(() => numbers(client.readStream(stream)));
    const written = newStream();
    for (const n of range(20)) await client.appendToStream(written, tested(n));
    for (const reading of await Promise.all(readings)) expect(reading).toEqual(range(EVENTS));
    expect(await numbers(client.readStream(written))).toEqual(range(20));
  });
});
