import { END, START, StreamDeletedError, type AllStreamResolvedEvent, type ResolvedEvent } from '@eventstore/db-client';
import { errorOf, manyTested, newStream, numbers, range, tested, until, useStore } from './harness.ts';

const store = useStore();

const number = ({ event }: ResolvedEvent): number => (event!.data as { n: number }).n;

/** Resolves when a subscription says so. */
function emitted(
  subscription: { once(event: 'caughtUp' | 'confirmation', listener: () => void): unknown },
  event: 'caughtUp' | 'confirmation',
): Promise<void> {
  return new Promise((resolve) => subscription.once(event, resolve));
}

/** The events of one stream out of a subscription to all. */
async function untilLastOf(
  stream: string,
  subscription: ReturnType<ReturnType<typeof store>['client']['subscribeToAll']>,
  last: number,
): Promise<AllStreamResolvedEvent[]> {
  const events = await until(subscription, (event) => event.event?.streamId === stream && number(event) === last);
  return events.filter(({ event }) => event?.streamId === stream);
}

describe('a subscription to a stream', () => {
  it('gives what is there from the start, then what comes', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(3));
    const subscription = store().client.subscribeToStream(stream, { fromRevision: START });
    const events = until(subscription, (_, count) => count === 6);
    await emitted(subscription, 'caughtUp');
    await store().client.appendToStream(stream, manyTested(3, 3));
    expect((await events).map(number)).toEqual(range(6));
  });

  it('gives what follows a revision, which is not included', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(5));
    const events = await until(
      store().client.subscribeToStream(stream, { fromRevision: 2n }),
      (_, count) => count === 2,
    );
    expect(events.map(number)).toEqual([3, 4]);
  });

  it('gives only what comes when it starts at the end', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(3));
    const subscription = store().client.subscribeToStream(stream, { fromRevision: END });
    const events = until(subscription, (_, count) => count === 2);
    await emitted(subscription, 'caughtUp');
    await store().client.appendToStream(newStream(), tested(99));
    await store().client.appendToStream(stream, manyTested(2, 3));
    expect((await events).map(number)).toEqual([3, 4]);
  });

  it('may begin before the stream does', async () => {
    const stream = newStream();
    const subscription = store().client.subscribeToStream(stream);
    const events = until(subscription, (_, count) => count === 2);
    await emitted(subscription, 'caughtUp');
    await store().client.appendToStream(stream, manyTested(2));
    expect((await events).map(number)).toEqual([0, 1]);
  });

  it('is confirmed first, and says once that it has caught up, after what was there', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(600));
    const order: string[] = [];
    const subscription = store().client.subscribeToStream(stream);
    subscription.on('confirmation', () => order.push('confirmed'));
    subscription.on('caughtUp', () => order.push('caught up'));
    subscription.on('data', (event: ResolvedEvent) => number(event) % 599 === 0 && order.push(String(number(event))));
    await emitted(subscription, 'caughtUp');
    const later = new Promise<void>((resolve) =>
      subscription.on('data', (event: ResolvedEvent) => number(event) === 1_198 && resolve()),
    );
    await store().client.appendToStream(stream, tested(1_198));
    await later;
    await subscription.unsubscribe();
    expect(order).toEqual(['confirmed', '0', '599', 'caught up', '1198']);
  });

  it('ends with an error when the stream is tombstoned', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, tested(0));
    const subscription = store().client.subscribeToStream(stream);
    const failed = errorOf(until(subscription, () => false));
    await emitted(subscription, 'caughtUp');
    await store().client.tombstoneStream(stream);
    expect(await failed).toBeInstanceOf(StreamDeletedError);
  });

  it('goes on over a soft delete', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, tested(0));
    const subscription = store().client.subscribeToStream(stream);
    const events = until(subscription, (_, count) => count === 2);
    await emitted(subscription, 'caughtUp');
    await store().client.deleteStream(stream);
    await store().client.appendToStream(stream, tested(1));
    expect((await events).map(({ event }) => event!.revision)).toEqual([0n, 1n]);
  });
});

describe('a subscription to the log of all events', () => {
  it('gives what is there from the start, then what comes', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(3));
    const subscription = store().client.subscribeToAll({ fromPosition: START });
    const events = untilLastOf(stream, subscription, 5);
    await emitted(subscription, 'caughtUp');
    await store().client.appendToStream(stream, manyTested(3, 3));
    expect((await events).map(number)).toEqual(range(6));
  });

  it('gives what follows a position, which is not included', async () => {
    const stream = newStream();
    const { position } = await store().client.appendToStream(stream, manyTested(3));
    await store().client.appendToStream(stream, manyTested(2, 3));
    const events = await untilLastOf(stream, store().client.subscribeToAll({ fromPosition: position! }), 4);
    expect(events.map(number)).toEqual([3, 4]);
  });

  it('gives only what comes when it starts at the end', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(3));
    const subscription = store().client.subscribeToAll({ fromPosition: END });
    const events = untilLastOf(stream, subscription, 4);
    await emitted(subscription, 'caughtUp');
    await store().client.appendToStream(stream, manyTested(2, 3));
    expect((await events).map(number)).toEqual([3, 4]);
  });

  it('can be taken up again where it was left, any number of times', async () => {
    const stream = newStream();
    const { position: start } = await store().client.appendToStream(newStream(), tested(0));
    await store().client.appendToStream(stream, manyTested(40));
    const seen: number[] = [];
    let fromPosition = start!;
    while (seen.length < 40) {
      const events = await until(store().client.subscribeToAll({ fromPosition }), (_, count) => count === 10);
      seen.push(...events.map(number));
      fromPosition = events.at(-1)!.event!.position;
    }
    expect(seen).toEqual(range(40));
  });
});

describe('the seam between stored and new events', () => {
  it('has no hole and no duplicate while 16 writers append', async () => {
    const { client } = store();
    const { position: start } = await client.appendToStream(newStream(), tested(0));
    const streams = range(16).map(() => newStream('seam'));
    const each = 60;
    const total = streams.length * each;

    // A new subscriber begins every now and then: each crosses the seam while events arrive on both sides of it.
    const followers: Promise<ResolvedEvent[]>[] = [];
    const follow = (): void =>
      void followers.push(until(client.subscribeToAll({ fromPosition: start! }), (_, count) => count === total));
    follow();
    let written = 0;
    await Promise.all(
      streams.map(async (stream) => {
        for (const n of range(each)) {
          await client.appendToStream(stream, tested(n), { expectedRevision: n === 0 ? 'no_stream' : BigInt(n - 1) });
          written += 1;
          if (written % 160 === 0) follow();
        }
      }),
    );

    for (const events of await Promise.all(followers)) {
      const commits = events.map(({ event }) => event!.position!.commit);
      expect(commits.every((commit, index) => index === 0 || commit > commits[index - 1]!)).toBe(true);
      for (const stream of streams) {
        expect(events.filter(({ event }) => event!.streamId === stream).map(number)).toEqual(range(each));
      }
    }
  });

  it('is the same for a stream that is written meanwhile', async () => {
    const { client } = store();
    const [stream, noise] = [newStream(), newStream()];
    const followers: Promise<ResolvedEvent[]>[] = [];
    await Promise.all([
      (async () => {
        for (const n of range(200)) {
          await client.appendToStream(stream, tested(n));
          if (n % 40 === 0) followers.push(until(client.subscribeToStream(stream), (_, count) => count === 200));
        }
      })(),
      (async () => {
        for (const n of range(200)) await client.appendToStream(noise, tested(n));
      })(),
    ]);
    for (const events of await Promise.all(followers)) expect(events.map(number)).toEqual(range(200));
  });
});

describe('a subscriber that is slow', () => {
  it('gets everything, and nobody else waits for it', async () => {
    const { client } = store();
    const stream = newStream();
    const payload = 'x'.repeat(20_000);
    const subscription = client.subscribeToStream(stream, {}, { highWaterMark: 1 });
    await emitted(subscription, 'caughtUp');
    // Nobody reads yet: what fits in the buffers between here and there is soon full.
    for (const n of range(400)) {
      await client.appendToStream(stream, { ...tested(n), data: { n, payload } } as never);
    }
    expect(await numbers(client.readStream(stream))).toEqual(range(400));
    const events = await until(subscription, (_, count) => count === 400);
    expect(events.map(number)).toEqual(range(400));
  });

  it('is told that it fell behind and that it has caught up, and still gets everything once', async () => {
    const { client } = store();
    const stream = newStream();
    const subscription = client.subscribeToStream(stream, {}, { highWaterMark: 1 });
    const said: string[] = [];
    for (const word of ['caughtUp', 'fellBehind'] as const) subscription.on(word, () => said.push(word));
    await emitted(subscription, 'caughtUp');
    // More than the store keeps in memory for those who are live, and than fits in the buffers on the way.
    for (const from of range(12)) await client.appendToStream(stream, manyTested(1_000, from * 1_000));
    const caughtUpAgain = emitted(subscription, 'caughtUp');
    const events: number[] = [];
    subscription.on('data', (event: ResolvedEvent) => events.push(number(event)));
    await caughtUpAgain;
    await subscription.unsubscribe();
    expect(events).toEqual(range(12_000));
    expect(said).toEqual(['caughtUp', 'fellBehind', 'caughtUp']);
  });
});
