import { BACKWARDS, END, FORWARDS, START, StreamNotFoundError, type ReadRevision } from '@eventstore/db-client';
import { collect, errorOf, manyTested, newStream, numbers, range, tested, useStore } from './harness.ts';

const store = useStore();

describe('a stream of ten events', () => {
  const stream = newStream();
  const read = (options: object): Promise<number[]> => numbers(store().client.readStream(stream, options));

  beforeAll(async () => {
    await store().client.appendToStream(stream, manyTested(10));
  });

  it.each<[string, ReadRevision, number, number[]]>([
    ['from the start', START, 100, range(10)],
    ['from a revision, which is included', 4n, 100, range(6, 4)],
    ['from the last revision', 9n, 100, [9]],
    ['from beyond the end', 10n, 100, []],
    ['from far beyond the end', 18_446_744_073_709_551_615n, 100, []],
    ['from the end, where nothing is', END, 100, []],
    ['no more than was asked for', 2n, 3, [2, 3, 4]],
  ])('is read forwards %s', async (_, fromRevision, maxCount, expected) => {
    expect(await read({ direction: FORWARDS, fromRevision, maxCount })).toEqual(expected);
  });

  it.each<[string, ReadRevision, number, number[]]>([
    ['from the end', END, 100, range(10).reverse()],
    ['from a revision, which is included', 4n, 100, [4, 3, 2, 1, 0]],
    ['from the start, where one event is', START, 100, [0]],
    ['from beyond the end', 1_000n, 100, range(10).reverse()],
    ['no more than was asked for', END, 2, [9, 8]],
  ])('is read backwards %s', async (_, fromRevision, maxCount, expected) => {
    expect(await read({ direction: BACKWARDS, fromRevision, maxCount })).toEqual(expected);
  });

  it('gives each event its revision and its position', async () => {
    const events = await collect(store().client.readStream(stream));
    expect(events.map(({ event }) => event!.revision)).toEqual(range(10).map(BigInt));
    const positions = events.map(({ event }) => event!.position!.commit);
    expect([...positions].sort((a, b) => Number(a - b))).toEqual(positions);
    expect(new Set(positions).size).toBe(10);
  });
});

it('is read in full, however long, in both directions', async () => {
  const stream = newStream();
  for (const from of [0, 1_000, 2_000]) await store().client.appendToStream(stream, manyTested(1_000, from));
  expect(await numbers(store().client.readStream(stream))).toEqual(range(3_000));
  expect(await numbers(store().client.readStream(stream, { direction: BACKWARDS, fromRevision: END }))).toEqual(
    range(3_000).reverse(),
  );
});

it('is read in full, however large its events are', async () => {
  const stream = newStream();
  const sizes = range(30, 1).map((n) => n * 30_000);
  for (const size of sizes) {
    await store().client.appendToStream(stream, {
      ...tested(0),
      contentType: 'application/octet-stream',
      data: new Uint8Array(size),
    } as never);
  }
  const events = await collect(store().client.readStream(stream));
  expect(events.map(({ event }) => (event!.data as Uint8Array).length)).toEqual(sizes);
});

it('is read while a slow reader takes its time', async () => {
  const stream = newStream();
  await store().client.appendToStream(stream, manyTested(2_000));
  const seen: number[] = [];
  for await (const { event } of store().client.readStream(stream)) {
    if (seen.length % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    seen.push((event!.data as { n: number }).n);
  }
  expect(seen).toEqual(range(2_000));
});

describe('a stream that does not exist', () => {
  it('is said to be missing, in both directions', async () => {
    const stream = newStream();
    for (const options of [{}, { direction: BACKWARDS, fromRevision: END } as const]) {
      const error = await errorOf(collect(store().client.readStream(stream, options)));
      expect(error).toBeInstanceOf(StreamNotFoundError);
      expect((error as StreamNotFoundError).streamName).toBe(stream);
    }
  });

  it('is no longer missing once it was written to', async () => {
    const stream = newStream();
    await errorOf(collect(store().client.readStream(stream)));
    await store().client.appendToStream(stream, tested(0));
    expect(await numbers(store().client.readStream(stream))).toEqual([0]);
  });
});
