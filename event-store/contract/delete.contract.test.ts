import {
  AccessDeniedError,
  ANY,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type ExpectedRevision,
} from '@eventstore/db-client';
import { collect, errorOf, manyTested, newStream, numbers, tested, useStore } from './harness.ts';

const store = useStore();

async function streamOf(count: number): Promise<string> {
  const stream = newStream();
  await store().client.appendToStream(stream, manyTested(count));
  return stream;
}

const read = (stream: string): Promise<number[]> => numbers(store().client.readStream(stream));

describe('a soft-deleted stream', () => {
  it('reads as missing', async () => {
    const stream = await streamOf(3);
    const { position } = await store().client.deleteStream(stream);
    expect(typeof position?.commit).toBe('bigint');
    expect(await errorOf(read(stream))).toBeInstanceOf(StreamNotFoundError);
  });

  it.each<[string, ExpectedRevision | 'any' | 'stream_exists']>([
    ['no stream', NO_STREAM],
    ['its last revision', 2n],
    ['nothing', ANY],
  ])(
    'begins again with a write that expects %s, keeps its numbering, and hides what was',
    async (_, expectedRevision) => {
      const stream = await streamOf(3);
      await store().client.deleteStream(stream);
      const { nextExpectedRevision } = await store().client.appendToStream(stream, manyTested(2, 10), {
        expectedRevision,
      });
      expect(nextExpectedRevision).toBe(4n);
      const events = await collect(store().client.readStream(stream));
      expect(events.map(({ event }) => event!.revision)).toEqual([3n, 4n]);
      const { metadata } = await store().client.getStreamMetadata(stream);
      expect(metadata).toEqual({ truncateBefore: 3 });
    },
  );

  it('is not a stream that exists', async () => {
    const stream = await streamOf(1);
    await store().client.deleteStream(stream);
    const write = store().client.appendToStream(stream, tested(9), { expectedRevision: STREAM_EXISTS });
    expect(await errorOf(write)).toBeInstanceOf(StreamDeletedError);
  });

  it('begins again only once: a second write that expects no stream is a conflict', async () => {
    const stream = await streamOf(2);
    await store().client.deleteStream(stream);
    const [first, second] = [manyTested(2, 10), manyTested(2, 20)];
    const result = await store().client.appendToStream(stream, first, { expectedRevision: NO_STREAM });
    expect(await errorOf(store().client.appendToStream(stream, second, { expectedRevision: NO_STREAM }))).toMatchObject(
      { actualVersion: 3n },
    );
    expect(await store().client.appendToStream(stream, first, { expectedRevision: NO_STREAM })).toEqual(result);
    expect(await read(stream)).toEqual([10, 11]);
  });

  it('keeps its other metadata when it is deleted and when it begins again', async () => {
    const stream = await streamOf(3);
    await store().client.setStreamMetadata(stream, { maxCount: 5, cacheControl: 7, colour: 'red' });
    await store().client.deleteStream(stream);
    expect((await store().client.getStreamMetadata(stream)).metadata).toMatchObject({
      maxCount: 5,
      cacheControl: 7,
      colour: 'red',
    });
    await store().client.appendToStream(stream, tested(3));
    expect((await store().client.getStreamMetadata(stream)).metadata).toEqual({
      maxCount: 5,
      cacheControl: 7,
      colour: 'red',
      truncateBefore: 3,
    });
  });

  it('comes back without its old events when metadata is set', async () => {
    const stream = await streamOf(3);
    await store().client.deleteStream(stream);
    await store().client.setStreamMetadata(stream, { maxCount: 5 });
    expect(await read(stream)).toEqual([]);
    await store().client.appendToStream(stream, tested(3), { expectedRevision: 2n });
    expect(await read(stream)).toEqual([3]);
  });

  it('can be deleted again, and can be tombstoned', async () => {
    const stream = await streamOf(1);
    await store().client.deleteStream(stream);
    await store().client.deleteStream(stream);
    expect(await errorOf(read(stream))).toBeInstanceOf(StreamNotFoundError);
    await store().client.tombstoneStream(stream);
    expect(await errorOf(read(stream))).toBeInstanceOf(StreamDeletedError);
  });

  it('still has its events in the log of all events', async () => {
    const stream = await streamOf(2);
    await store().client.deleteStream(stream);
    const events = await collect(store().client.readAll());
    expect(events.filter(({ event }) => event!.streamId === stream)).toHaveLength(2);
  });
});

describe('deleting', () => {
  it('can name the last revision, and is a conflict when it names another', async () => {
    const stream = await streamOf(3);
    const error = await errorOf(store().client.deleteStream(stream, { expectedRevision: 1n }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion: 1n, actualVersion: 2n });
    await store().client.deleteStream(stream, { expectedRevision: 2n });
    expect(await errorOf(read(stream))).toBeInstanceOf(StreamNotFoundError);
  });

  it('is a conflict for a stream that never was', async () => {
    for (const expectedRevision of [ANY, NO_STREAM] as const) {
      expect(await errorOf(store().client.deleteStream(newStream(), { expectedRevision }))).toBeInstanceOf(
        WrongExpectedVersionError,
      );
    }
  });

  it('accepts a stream that has only metadata', async () => {
    const stream = newStream();
    await store().client.setStreamMetadata(stream, { cacheControl: 10 });
    await store().client.deleteStream(stream, { expectedRevision: NO_STREAM });
  });
});

describe('the log of all events', () => {
  it('can be written, deleted and tombstoned by nobody', async () => {
    const { client } = store();
    const attempts: (() => Promise<unknown>)[] = [
      () => client.appendToStream('$all', tested(0)),
      () => client.appendToStream('$all', tested(0), { credentials: { username: 'a', password: 'b' } }),
      () => client.deleteStream('$all'),
      () => client.tombstoneStream('$all'),
    ];
    for (const attempt of attempts) expect(await errorOf(attempt())).toBeInstanceOf(AccessDeniedError);
    const events = await collect(client.readAll());
    expect(events.filter(({ event }) => event!.streamId === '$all')).toEqual([]);
  });
});

describe('a tombstoned stream', () => {
  it('is gone for ever: neither read, nor written, nor deleted', async () => {
    const { client } = store();
    const stream = await streamOf(2);
    await client.setStreamMetadata(stream, { maxCount: 5 });
    const { position } = await client.tombstoneStream(stream);
    expect(typeof position?.commit).toBe('bigint');
    const attempts: (() => Promise<unknown>)[] = [
      () => read(stream),
      () => client.appendToStream(stream, tested(9)),
      () => client.appendToStream(stream, tested(9), { expectedRevision: NO_STREAM }),
      () => client.appendToStream(stream, tested(9), { credentials: { username: 'a', password: 'b' } }),
      () => client.deleteStream(stream),
      () => client.tombstoneStream(stream),
      () => client.setStreamMetadata(stream, { maxCount: 1 }),
      () => client.getStreamMetadata(stream),
      () => collect(client.subscribeToStream(stream)),
    ];
    for (const attempt of attempts) expect(await errorOf(attempt())).toBeInstanceOf(StreamDeletedError);
  });

  it('says which stream it is', async () => {
    const stream = await streamOf(1);
    await store().client.tombstoneStream(stream);
    expect(await errorOf(read(stream))).toMatchObject({ streamName: stream });
    expect(await errorOf(store().client.appendToStream(stream, tested(9)))).toMatchObject({ streamName: stream });
  });

  it('can be one that never was', async () => {
    const stream = newStream();
    await store().client.tombstoneStream(stream, { expectedRevision: NO_STREAM });
    expect(await errorOf(store().client.appendToStream(stream, tested(0)))).toBeInstanceOf(StreamDeletedError);
  });

  it('must be at the revision that is expected', async () => {
    const stream = await streamOf(2);
    expect(await errorOf(store().client.tombstoneStream(stream, { expectedRevision: 0n }))).toBeInstanceOf(
      WrongExpectedVersionError,
    );
    expect(await errorOf(store().client.tombstoneStream(stream, { expectedRevision: NO_STREAM }))).toBeInstanceOf(
      WrongExpectedVersionError,
    );
    await store().client.tombstoneStream(stream, { expectedRevision: 1n });
    expect(await errorOf(read(stream))).toBeInstanceOf(StreamDeletedError);
  });
});
