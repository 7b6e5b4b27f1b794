import { collect, newStream, numbers, range, tested, useStore } from './harness.ts';
import { WrongExpectedVersionError, type AppendResult } from '@eventstore/db-client';

const store = useStore();

function outcomes(results: PromiseSettledResult<AppendResult>[]): { won: AppendResult[]; lost: unknown[] } {
  const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  return { won, lost };
}

describe('many writers on one stream', () => {
  it.each([
    ['the stream does not exist', 'no_stream' as const, 0],
    ['the same revision', 0n, 1],
  ])('that all expect that %s: exactly one wins', async (_, expectedRevision, before) => {
    const stream = newStream();
    if (before > 0) await store().client.appendToStream(stream, tested(-1));
    const attempts = range(50).map((n) => store().client.appendToStream(stream, tested(n), { expectedRevision }));
    const { won, lost } = outcomes(await Promise.allSettled(attempts));
    expect(won).toHaveLength(1);
    expect(lost.every((error) => error instanceof WrongExpectedVersionError)).toBe(true);
    expect(await numbers(store().client.readStream(stream))).toHaveLength(before + 1);
  });

  it('that try again after each conflict all get through, one after the other', async () => {
    const stream = newStream();
    const writers = range(8).map(async (writer) => {
      for (let written = 0; written < 5;) {
        const events = await collect(store().client.readStream(stream)).catch(() => []);
        const expectedRevision = events.length === 0 ? 'no_stream' : BigInt(events.length - 1);
        const [result] = await Promise.allSettled([
          store().client.appendToStream(stream, tested(writer), { expectedRevision }),
        ]);
        if (result.status === 'fulfilled') written += 1;
      }
    });
    await Promise.all(writers);
    const said = await numbers(store().client.readStream(stream));
    expect([...said].sort()).toEqual(range(8).flatMap((writer) => range(5).map(() => writer)));
  });

  it('that expect nothing all write, in some order', async () => {
    const stream = newStream();
    await Promise.all(range(300).map((n) => store().client.appendToStream(stream, tested(n))));
    expect((await numbers(store().client.readStream(stream))).sort((a, b) => a - b)).toEqual(range(300));
  });
});

describe('200 appenders at once', () => {
  it('each get the revision and the position of their own event', async () => {
    const streams = range(200).map(() => newStream('many'));
    const results = await Promise.all(
      streams.map(async (stream) => {
        const first = await store().client.appendToStream(stream, tested(0), { expectedRevision: 'no_stream' });
        const second = await store().client.appendToStream(stream, tested(1), {
          expectedRevision: first.nextExpectedRevision,
        });
        return { stream, positions: [first.position, second.position] };
      }),
    );
    const all = new Map(
      (await collect(store().client.readAll())).map(({ event }) => [
        `${event!.streamId}@${event!.revision}`,
        event!.position,
      ]),
    );
    for (const { stream, positions } of results) {
      expect([all.get(`${stream}@0`), all.get(`${stream}@1`)]).toEqual(positions);
    }
  });

  it('with 200 of the same repeated append write once', async () => {
    const [stream, event] = [newStream(), tested(0)];
    const results = await Promise.all(
      range(200).map(() => store().client.appendToStream(stream, event, { expectedRevision: 'no_stream' })),
    );
    expect(new Set(results.map(({ position }) => position!.commit)).size).toBe(1);
    expect(await numbers(store().client.readStream(stream))).toEqual([0]);
  });
});
