import {
  excludeSystemEvents,
  eventTypeFilter,
  jsonEvent,
  streamNameFilter,
  type EventData,
  type Filter,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { describeEmbedded, errorOf, manyTested, newStream, range, tested, until, useStore } from './harness.ts';

const store = useStore();

function typed(type: string): EventData {
  return jsonEvent({ type, data: {} });
}

const LAST = 'filter-last';

/** Writes a last event that the filter lets through, and reads up to it. */
async function readFiltered(
  filter: Filter,
  last: { stream: string; type: string },
  fromPosition?: Position,
): Promise<ResolvedEvent[]> {
  await store().client.appendToStream(last.stream, typed(last.type));
  const subscription = store().client.subscribeToAll(
    fromPosition === undefined ? { filter } : { filter, fromPosition },
  );
  return until(subscription, ({ event }) => event?.type === last.type);
}

describe('a filter of the log of all events', () => {
  it('chooses by prefixes of stream names', async () => {
    const [one, other, third] = [newStream('filterone'), newStream('filterother'), newStream('third')];
    for (const stream of [one, third, other]) await store().client.appendToStream(stream, manyTested(2));
    const filter = streamNameFilter({ prefixes: ['filterone-', 'filterother-'] });
    const events = await readFiltered(filter, { stream: one, type: LAST });
    expect(events.map(({ event }) => event!.streamId)).toEqual([one, one, other, other, one]);
  });

  it('chooses by prefixes of event types', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, ['AppleEaten', 'PearEaten', 'AppleSold', 'ApplePear'].map(typed));
    const events = await readFiltered(eventTypeFilter({ prefixes: ['Apple', 'Pear', 'Last'] }), {
      stream,
      type: 'LastOfTypes',
    });
    expect(events.map(({ event }) => event!.type)).toEqual([
      'AppleEaten',
      'PearEaten',
      'AppleSold',
      'ApplePear',
      'LastOfTypes',
    ]);
  });

  it('chooses by a regular expression', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, ['x1y', 'x22y', 'xy', 'zx3y'].map(typed));
    const events = await readFiltered(eventTypeFilter({ regex: '^x[0-9]+y$' }), { stream, type: 'x999y' });
    expect(events.map(({ event }) => event!.type)).toEqual(['x1y', 'x22y', 'x999y']);
  });

  it('can leave out what the system writes', async () => {
    const stream = newStream();
    const { position } = await store().client.appendToStream(stream, tested(0));
    await store().client.setStreamMetadata(stream, { maxCount: 10 });
    await store().client.appendToStream(stream, tested(1));
    const events = await readFiltered(excludeSystemEvents(), { stream, type: 'SystemLast' }, position!);
    expect(events.map(({ event }) => event!.type)).toEqual(['Tested', 'SystemLast']);
  });

  it('knows the anchors and classes of .NET', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, ['Ärger', 'ärger', 'anÄrger'].map(typed));
    const events = await readFiltered(eventTypeFilter({ regex: '\\A\\p{Lu}rger\\z' }), { stream, type: 'Örger' });
    expect(events.map(({ event }) => event!.type)).toEqual(['Ärger', 'Örger']);
  });

  it('is refused when it is not a regular expression', async () => {
    const subscription = store().client.subscribeToAll({ filter: eventTypeFilter({ regex: '([' }) });
    expect(await errorOf(until(subscription, () => true))).toBeInstanceOf(Error);
  });

  it('holds up nobody, however many ways it has to fail', async () => {
    const { client } = store();
    await client.appendToStream(newStream(), typed(`${'a'.repeat(60)}!`));
    const subscription = client.subscribeToAll({ filter: eventTypeFilter({ regex: '^(a+)+$' }) });
    const last = until(subscription, () => true);
    await client.appendToStream(newStream(), typed('aaa'));
    expect((await last).map(({ event }) => event!.type)).toEqual(['aaa']);
  });
});

describeEmbedded('a filter of the embedded store', () => {
  it.each(['(?=Order)', '(a)\\1', 'a\\Z'])(
    'is refused where a bounded engine does not know the pattern: %s',
    async (regex) => {
      const subscription = store().client.subscribeToAll({ filter: eventTypeFilter({ regex }) });
      expect(await errorOf(until(subscription, () => true))).toMatchObject({
        code: 3,
        message: expect.stringContaining('not a regular expression of RE2'),
      });
    },
  );
});

describe('checkpoints of a filtered subscription', () => {
  it('come every 32 events times the interval, whether or not anything matched, and never go back', async () => {
    const { client } = store();
    const { position: start } = await client.appendToStream(newStream(), tested(0));
    const stream = newStream('checkpoints');
    await client.appendToStream(newStream('noise'), manyTested(32 * 2 * 5));
    const checkpoints: bigint[] = [];
    const filter = streamNameFilter({
      prefixes: ['checkpoints-'],
      checkpointInterval: 2,
      checkpointReached: async (_, position) => void checkpoints.push(position.commit),
    });
    const { position: last } = await client.appendToStream(stream, tested(0));
    const events = await until(client.subscribeToAll({ fromPosition: start!, filter }), () => true);
    expect(events.map(({ event }) => event!.streamId)).toEqual([stream]);
    expect(checkpoints.length).toBeGreaterThanOrEqual(5);
    expect([...checkpoints].sort((a, b) => Number(a - b))).toEqual(checkpoints);
    expect(checkpoints[0]).toBeGreaterThan(start!.commit);
    expect(checkpoints.at(-1)).toBeLessThanOrEqual(last!.commit);
  });

  it('are where the subscription can be taken up again without losing a match', async () => {
    const { client } = store();
    const { position: start } = await client.appendToStream(newStream(), tested(0));
    const stream = newStream('resumed');
    for (const n of range(6)) {
      await client.appendToStream(newStream('noise'), manyTested(40));
      await client.appendToStream(stream, tested(n));
    }
    // Forty events that do not match go before each match: at least one checkpoint does, too.
    const seen: number[] = [];
    let fromPosition = start!;
    while (seen.length < 6) {
      const checkpoints: Position[] = [];
      const filter = streamNameFilter({
        prefixes: [stream],
        checkpointReached: async (_, position) => void checkpoints.push(position),
      });
      const [match] = await until(client.subscribeToAll({ fromPosition, filter }), () => true);
      // The client reads ahead, so later ones may have reached it too.
      const checkpoint = checkpoints.filter(({ commit }) => commit < match!.event!.position!.commit).at(-1)!;
      const [again] = await until(client.subscribeToAll({ fromPosition: checkpoint, filter }), () => true);
      expect(again!.event!.id).toBe(match!.event!.id);
      seen.push((match!.event!.data as { n: number }).n);
      fromPosition = match!.event!.position!;
    }
    expect(seen).toEqual(range(6));
  });
});
