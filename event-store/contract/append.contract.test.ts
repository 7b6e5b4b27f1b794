import { randomUUID } from 'node:crypto';
import {
  ANY,
  binaryEvent,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
  type AppendResult,
  type EventData,
} from '@eventstore/db-client';
import { collect, errorOf, manyTested, newStream, numbers, range, tested, useStore } from './harness.ts';

const store = useStore();

// The client appends in batches over one long call, unless an append brings credentials: then each is a call of its
// own.
describe.each([
  ['in a batch', undefined],
  ['by a call of its own', { username: 'admin', password: 'changeit' }],
])('an append %s', (_, credentials) => {
  const append = (
    stream: string,
    events: EventData | EventData[],
    expectedRevision: AppendExpectedRevision = ANY,
  ): Promise<AppendResult> =>
    store().client.appendToStream(
      stream,
      events,
      credentials === undefined ? { expectedRevision } : { expectedRevision, credentials },
    );
  const read = (stream: string): Promise<number[]> => numbers(store().client.readStream(stream));
  const conflict = async (promise: Promise<unknown>): Promise<WrongExpectedVersionError> => {
    const error = await errorOf(promise);
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    return error as WrongExpectedVersionError;
  };

  describe('of events', () => {
    it('keeps what was written: type, data, metadata, id, time', async () => {
      const stream = newStream();
      const [id, before] = [randomUUID(), Date.now() - 1000];
      const event = jsonEvent({ id, type: 'Bestellt-ÄÖÜ', data: { text: 'CC ‐ 1830 🦃' }, metadata: { actor: 'ß' } });
      await append(stream, event);
      const [resolved] = await collect(store().client.readStream(stream));
      expect(resolved?.event).toMatchObject({
        streamId: stream,
        id,
        revision: 0n,
        type: 'Bestellt-ÄÖÜ',
        data: { text: 'CC ‐ 1830 🦃' },
        metadata: { actor: 'ß' },
        isJson: true,
      });
      expect(resolved!.event!.created.getTime()).toBeGreaterThan(before);
      expect(resolved!.event!.created.getTime()).toBeLessThan(Date.now() + 1000);
    });

    it('keeps binary data and binary metadata byte for byte', async () => {
      const stream = newStream();
      const bytes = Uint8Array.from(range(256));
      await append(stream, binaryEvent({ type: 'Bytes', data: bytes, metadata: bytes }));
      const [resolved] = await collect(store().client.readStream(stream));
      expect(resolved?.event).toMatchObject({ isJson: false });
      expect(Buffer.from(resolved!.event!.data as Uint8Array)).toEqual(Buffer.from(bytes));
      expect(Buffer.from(resolved!.event!.metadata as Uint8Array)).toEqual(Buffer.from(bytes));
    });

    it('has no metadata when none was written, and no data when it is empty', async () => {
      const stream = newStream();
      await append(stream, binaryEvent({ type: 'Empty', data: Uint8Array.of() }));
      const [resolved] = await collect(store().client.readStream(stream));
      expect(resolved!.event!.metadata).toBeUndefined();
      expect(resolved!.event!.data).toHaveLength(0);
    });

    it('answers with the revision and the position of the last event', async () => {
      const stream = newStream();
      const result = await append(stream, manyTested(3));
      const events = await collect(store().client.readStream(stream));
      expect(result).toMatchObject({ success: true, nextExpectedRevision: 2n });
      expect(result.position).toEqual(events[2]!.event!.position);
      expect((await append(stream, tested(3))).position!.commit).toBeGreaterThan(result.position!.commit);
    });

    it('writes all of one append or nothing, in order', async () => {
      const stream = newStream();
      await append(stream, manyTested(500));
      expect(await read(stream)).toEqual(range(500));
    });

    it('refuses an append that is larger than the limit, and says what the limit is', async () => {
      const stream = newStream();
      const half = (): EventData => binaryEvent({ type: 'Half', data: new Uint8Array(600 * 1024) });
      const error = await errorOf(append(stream, [half(), half()]));
      expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
      expect((error as MaxAppendSizeExceededError).maxAppendSize).toBe(1024 * 1024);
      await append(stream, half(), NO_STREAM);
    });
  });

  describe('that expects no stream', () => {
    it('creates the stream', async () => {
      expect((await append(newStream(), tested(0), NO_STREAM)).nextExpectedRevision).toBe(0n);
    });

    it('is a conflict when the stream exists, and says where it is', async () => {
      const stream = newStream();
      await append(stream, manyTested(3));
      const error = await conflict(append(stream, tested(9), NO_STREAM));
      expect(error).toMatchObject({ streamName: stream, expectedVersion: NO_STREAM, actualVersion: 2n });
      expect(await read(stream)).toEqual([0, 1, 2]);
    });

    it('can be repeated, and gets the first answer again', async () => {
      const [stream, events] = [newStream(), manyTested(2)];
      const first = await append(stream, events, NO_STREAM);
      await append(stream, tested(2), 1n);
      expect(await append(stream, events, NO_STREAM)).toEqual(first);
      expect(await read(stream)).toEqual([0, 1, 2]);
    });

    it('is a conflict when only a part of it is there already', async () => {
      const [stream, first] = [newStream(), tested(0)];
      await append(stream, first, NO_STREAM);
      await conflict(append(stream, [first, tested(1)], NO_STREAM));
      expect(await read(stream)).toEqual([0]);
    });
  });

  describe('that expects a revision', () => {
    it('follows the event that it names', async () => {
      const stream = newStream();
      await append(stream, manyTested(2), NO_STREAM);
      expect((await append(stream, tested(2), 1n)).nextExpectedRevision).toBe(2n);
    });

    it('is a conflict when the stream is further, and says where', async () => {
      const stream = newStream();
      await append(stream, manyTested(3));
      const error = await conflict(append(stream, tested(9), 1n));
      expect(error).toMatchObject({ streamName: stream, expectedVersion: 1n, actualVersion: 2n });
    });

    it('is a conflict when the stream is not that far, or not there', async () => {
      const stream = newStream();
      expect(await conflict(append(stream, tested(0), 5n))).toMatchObject({
        expectedVersion: 5n,
        actualVersion: NO_STREAM,
      });
      await append(stream, tested(0));
      expect(await conflict(append(stream, tested(1), 5n))).toMatchObject({ expectedVersion: 5n, actualVersion: 0n });
    });

    it('can be repeated after others have written, and gets the first answer again', async () => {
      const [stream, events] = [newStream(), manyTested(2, 1)];
      await append(stream, tested(0), NO_STREAM);
      const first = await append(stream, events, 0n);
      await append(stream, tested(3), 2n);
      expect(await append(stream, events, 0n)).toEqual(first);
      expect(await read(stream)).toEqual([0, 1, 2, 3]);
    });

    it('is a conflict when only a part of it is there already', async () => {
      const [stream, second] = [newStream(), tested(1)];
      await append(stream, tested(0), NO_STREAM);
      await append(stream, second, 0n);
      await conflict(append(stream, [second, tested(2)], 0n));
      expect(await read(stream)).toEqual([0, 1]);
    });
  });

  describe('that expects some stream', () => {
    it('follows whatever is there', async () => {
      const stream = newStream();
      await append(stream, manyTested(2));
      expect((await append(stream, tested(2), STREAM_EXISTS)).nextExpectedRevision).toBe(2n);
    });

    it('is a conflict when nothing is there', async () => {
      const stream = newStream();
      const error = await conflict(append(stream, tested(0), STREAM_EXISTS));
      expect(error).toMatchObject({ streamName: stream, expectedVersion: STREAM_EXISTS, actualVersion: NO_STREAM });
    });

    it('counts a stream that has only metadata', async () => {
      const stream = newStream();
      await store().client.setStreamMetadata(stream, { maxCount: 10 });
      expect((await append(stream, tested(0), STREAM_EXISTS)).nextExpectedRevision).toBe(0n);
    });
  });

  describe('that expects nothing', () => {
    it('writes whether the stream is there or not', async () => {
      const stream = newStream();
      await append(stream, tested(0), ANY);
      await append(stream, tested(1), ANY);
      expect(await read(stream)).toEqual([0, 1]);
    });

    it('can be repeated soon, and gets the first answer again', async () => {
      const [stream, events] = [newStream(), manyTested(3)];
      const first = await append(stream, events, ANY);
      await append(stream, tested(3), ANY);
      expect(await append(stream, events, ANY)).toEqual(first);
      expect(await read(stream)).toEqual([0, 1, 2, 3]);
    });

    it('is a conflict when only a part of it is there already', async () => {
      const [stream, events] = [newStream(), manyTested(2)];
      await append(stream, events, ANY);
      await conflict(append(stream, [events[1]!, tested(2)], ANY));
      expect(await read(stream)).toEqual([0, 1]);
    });

    it('writes the same event ids to another stream', async () => {
      const [one, other, event] = [newStream(), newStream(), tested(0)];
      await append(one, event, ANY);
      await append(other, event, ANY);
      expect(await read(other)).toEqual([0]);
    });
  });
});

it('answers with the same position in a batch and by a call of its own', async () => {
  const [stream, event] = [newStream(), tested(0)];
  const inBatch = await store().client.appendToStream(stream, event);
  const byItself = await store().client.appendToStream(stream, event, {
    credentials: { username: 'admin', password: 'changeit' },
  });
  expect(byItself.position).toEqual(inBatch.position);
});

it('joins a batch that is sent in many parts', async () => {
  const stream = newStream();
  await store().client.appendToStream(stream, manyTested(1_000), { batchAppendSize: 1024 });
  expect(await numbers(store().client.readStream(stream))).toEqual(range(1_000));
});

it('refuses a batch in many parts once, however many parts follow', async () => {
  const events = range(40).map(() => binaryEvent({ type: 'Part', data: new Uint8Array(100 * 1024) }));
  const error = await errorOf(store().client.appendToStream(newStream(), events, { batchAppendSize: 150 * 1024 }));
  expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
  expect((await store().client.appendToStream(newStream(), tested(0))).success).toBe(true);
});

it('does not write what is already too late', async () => {
  const stream = newStream();
  const error = await errorOf(store().client.appendToStream(stream, manyTested(5_000), { deadline: 1 }));
  expect(error).toMatchObject({ type: 'deadline-exceeded' });
  expect(await errorOf(numbers(store().client.readStream(stream)))).toMatchObject({ type: 'stream-not-found' });
});
