import { BACKWARDS, END } from '@eventstore/db-client';
import { collect, eventually, manyTested, newStream, numbers, tested, until, useStore } from './harness.ts';

const store = useStore();

const read = (stream: string, options = {}): Promise<number[]> => numbers(store().client.readStream(stream, options));

describe('metadata of a stream', () => {
  it('is what was set last, with every key that was set', async () => {
    const stream = newStream();
    const acl = {
      readRoles: ['admin'],
      writeRoles: ['admin'],
      deleteRoles: ['admin'],
      metaReadRoles: ['admin'],
      metaWriteRoles: ['admin'],
    };
    const metadata = { maxAge: 200, cacheControl: 15, truncateBefore: 1, maxCount: 12, acl, colour: 'grün' };
    await store().client.setStreamMetadata(stream, { maxCount: 1 });
    await store().client.setStreamMetadata(stream, metadata);
    expect(await store().client.getStreamMetadata(stream)).toMatchObject({ streamName: stream, metadata });
  });

  it('is nothing when nothing was set', async () => {
    const stream = newStream();
    expect(await store().client.getStreamMetadata(stream)).toEqual({ streamName: stream });
  });

  it('is a stream of its own, written with an expected revision', async () => {
    const stream = newStream();
    expect(
      (await store().client.setStreamMetadata(stream, { maxCount: 1 }, { expectedRevision: 'no_stream' }))
        .nextExpectedRevision,
    ).toBe(0n);
    expect(
      (await store().client.setStreamMetadata(stream, { maxCount: 2 }, { expectedRevision: 0n })).nextExpectedRevision,
    ).toBe(1n);
    await expect(
      store().client.setStreamMetadata(stream, { maxCount: 3 }, { expectedRevision: 0n }),
    ).rejects.toMatchObject({ actualVersion: 1n });
  });

  it('does not make the stream itself exist', async () => {
    const stream = newStream();
    await store().client.setStreamMetadata(stream, { maxCount: 1 });
    await expect(read(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
    await store().client.appendToStream(stream, tested(0), { expectedRevision: 'no_stream' });
    expect(await read(stream)).toEqual([0]);
  });
});

describe('a stream with a largest count', () => {
  it('shows its last events only, in both directions, and numbers on', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(10));
    await store().client.setStreamMetadata(stream, { maxCount: 3 });
    expect(await read(stream)).toEqual([7, 8, 9]);
    expect(await read(stream, { fromRevision: 2n })).toEqual([7, 8, 9]);
    expect(await read(stream, { direction: BACKWARDS, fromRevision: END })).toEqual([9, 8, 7]);
    await store().client.appendToStream(stream, tested(10), { expectedRevision: 9n });
    expect(await read(stream)).toEqual([8, 9, 10]);
  });

  it('shows a new subscriber the same', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(10));
    await store().client.setStreamMetadata(stream, { maxCount: 2 });
    const events = await until(store().client.subscribeToStream(stream), (_, count) => count === 2);
    expect(events.map(({ event }) => event!.revision)).toEqual([8n, 9n]);
  });
});

describe('a stream that is truncated', () => {
  it('hides what is before that revision', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(10));
    await store().client.setStreamMetadata(stream, { truncateBefore: 6 });
    expect(await read(stream)).toEqual([6, 7, 8, 9]);
    expect(await read(stream, { direction: BACKWARDS, fromRevision: 7n })).toEqual([7, 6]);
  });

  it('exists, though nothing of it can be seen', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(3));
    await store().client.setStreamMetadata(stream, { truncateBefore: 3 });
    expect(await read(stream)).toEqual([]);
  });

  it('shows everything again when that is taken back', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(3));
    await store().client.setStreamMetadata(stream, { truncateBefore: 2 });
    await store().client.setStreamMetadata(stream, {});
    expect(await read(stream)).toEqual([0, 1, 2]);
  });

  it('still has all its events in the log', async () => {
    const stream = newStream();
    await store().client.appendToStream(stream, manyTested(3));
    await store().client.setStreamMetadata(stream, { truncateBefore: 2 });
    const events = await collect(store().client.readAll());
    expect(events.filter(({ event }) => event!.streamId === stream)).toHaveLength(3);
  });
});

describe('a stream with a largest age', () => {
  it('hides events once they are older', async () => {
    const stream = newStream();
    await store().client.setStreamMetadata(stream, { maxAge: 1 });
    await store().client.appendToStream(stream, manyTested(3));
    expect(await read(stream)).toEqual([0, 1, 2]);
    await eventually(async () => (await read(stream)).length === 0);
    await store().client.appendToStream(stream, tested(3), { expectedRevision: 2n });
    expect(await read(stream)).toEqual([3]);
  });
});
