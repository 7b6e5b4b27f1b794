import { BACKWARDS, END, START, type AllStreamResolvedEvent, type Position } from '@eventstore/db-client';
import { collect, describeEmbedded, manyTested, newStream, tested, useStore } from './harness.ts';

const store = useStore();

describe('the log of all events', () => {
  const [one, other] = [newStream('all'), newStream('all')];
  const mine = (events: AllStreamResolvedEvent[]): string[] =>
    events
      .filter(({ event }) => event!.streamId === one || event!.streamId === other)
      .map(({ event }) => `${event!.streamId === one ? 'one' : 'other'} ${event!.revision}`);
  const order = ['one 0', 'other 0', 'one 1', 'one 2', 'other 1'];
  const positions: Position[] = [];

  beforeAll(async () => {
    const { client } = store();
    const writes = [
      [one, 1],
      [other, 1],
      [one, 2],
      [other, 1],
    ] as const;
    for (const [stream, count] of writes)
      positions.push((await client.appendToStream(stream, manyTested(count))).position!);
  });

  it('is read forwards from the start, in the order of the writes', async () => {
    expect(mine(await collect(store().client.readAll({ fromPosition: START })))).toEqual(order);
  });

  it('is read backwards from the end', async () => {
    expect(mine(await collect(store().client.readAll({ fromPosition: END, direction: BACKWARDS })))).toEqual(
      [...order].reverse(),
    );
  });

  it('is read forwards from a position, which is included', async () => {
    expect(mine(await collect(store().client.readAll({ fromPosition: positions[1]! })))).toEqual(order.slice(1));
  });

  it('is read backwards from a position, which is not included', async () => {
    const events = await collect(store().client.readAll({ fromPosition: positions[1]!, direction: BACKWARDS }));
    expect(mine(events)).toEqual(['one 0']);
  });

  it('has nothing after the end and nothing before the start', async () => {
    expect(await collect(store().client.readAll({ fromPosition: END }))).toEqual([]);
    expect(await collect(store().client.readAll({ fromPosition: START, direction: BACKWARDS }))).toEqual([]);
  });

  it('is read no further than was asked for', async () => {
    expect(await collect(store().client.readAll({ maxCount: 2 }))).toHaveLength(2);
    expect(
      await collect(store().client.readAll({ maxCount: 2, fromPosition: END, direction: BACKWARDS })),
    ).toHaveLength(2);
  });

  it('gives positions that only grow, the same as a stream gives', async () => {
    const events = await collect(store().client.readAll());
    const commits = events.map(({ event }) => event!.position!.commit);
    expect(commits.every((commit, index) => index === 0 || commit > commits[index - 1]!)).toBe(true);
    const [first] = await collect(store().client.readStream(one));
    expect(first!.event!.position).toEqual(events.find(({ event }) => event!.id === first!.event!.id)!.event!.position);
    expect(first!.event!.position).toEqual(positions[0]);
  });

  it('is read in full, however long, and each event once', async () => {
    const stream = newStream('long');
    for (const from of [0, 1_000]) await store().client.appendToStream(stream, manyTested(1_000, from));
    const forwards = await collect(store().client.readAll());
    const backwards = await collect(store().client.readAll({ fromPosition: END, direction: BACKWARDS }));
    expect(new Set(forwards.map(({ event }) => event!.id)).size).toBe(forwards.length);
    expect(backwards.map(({ event }) => event!.id).reverse()).toEqual(forwards.map(({ event }) => event!.id));
  });
});

describeEmbedded('positions of the embedded store', () => {
  it('begin at 1 and have no gap', async () => {
    await store().client.appendToStream(newStream(), tested(0));
    const events = await collect(store().client.readAll());
    expect(events.map(({ event }) => event!.position!.commit)).toEqual(events.map((_, index) => BigInt(index + 1)));
  });
});
