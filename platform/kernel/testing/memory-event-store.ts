// The event store's port over an array, for tests of what stands above it. Its own contract is that of the port's
// documentation.
import { randomUUID } from 'node:crypto';
import { hashOfEvent } from '#proof/event-hash.ts';
import { isoNow, systemClock, type Clock } from '../runtime/clock.ts';
import { RevisionConflict, type EventStore, type NewEvent, type StoredEvent } from '../event-store/event-store.ts';

export interface MemoryEventStore extends EventStore {
  readonly events: readonly StoredEvent[];
  /** Appends events of one type, whatever the stream's revision is. */
  add(stream: string, type: string, ...data: readonly object[]): Promise<void>;
}

export function createMemoryEventStore(clock: Clock = systemClock): MemoryEventStore {
  const events: StoredEvent[] = [];
  let wake = new AbortController();
  const streamOf = (stream: string) => events.filter((event) => event.stream === stream);

  const store: MemoryEventStore = {
    events,
    readStream: (stream, from = 0, count) =>
      Promise.resolve(
        streamOf(stream)
          .filter(({ revision }) => revision >= from)
          .slice(0, count),
      ),
    async *readAll(after, chunk) {
      const all = events.filter(({ position }) => position > (after ?? -1n));
      for (let at = 0; at < all.length; at += chunk) yield all.slice(at, at + chunk);
    },
    get asStored() {
      return store;
    },
    append(stream, news, head) {
      const last = streamOf(stream).at(-1);
      if ((last?.revision ?? -1) !== head.revision)
        return Promise.reject(new RevisionConflict(`${stream}: expected revision ${head.revision}`));
      let { hash } = head;
      news.forEach(({ id, type, data, metadata }, n) => {
        const revision = head.revision + 1 + n;
        hash = hashOfEvent({
          id,
          type,
          data,
          metadata: { ...metadata, schemaVersion: '1' },
          stream,
          revision,
          previous: hash,
        });
        events.push({
          id,
          stream,
          type,
          data,
          revision,
          position: BigInt(events.length),
          at: metadata.at ?? isoNow(clock),
          metadata: { ...metadata, schemaVersion: '1', hash },
        });
      });
      wake.abort();
      wake = new AbortController();
      return Promise.resolve({ revision: head.revision + news.length, hash, position: events.at(-1)!.position });
    },
    async *subscribe(after, { chunk, signal, onState }) {
      let position = after;
      while (!signal.aborted) {
        const news = events.filter((event) => event.position > (position ?? -1n)).slice(0, chunk);
        if (news.length) {
          yield news;
          position = news.at(-1)!.position;
          continue;
        }
        onState?.('live');
        const more = AbortSignal.any([signal, wake.signal]);
        if (!more.aborted)
          await new Promise<void>((resolve) => more.addEventListener('abort', () => resolve(), { once: true }));
      }
    },
    at: (position) => Promise.resolve(events.find((event) => event.position === position)),
    head: () => Promise.resolve(events.at(-1)?.position),
    close: () => Promise.resolve(),
    async add(stream, type, ...data) {
      const last = streamOf(stream).at(-1);
      const news = data.map((one): NewEvent => ({
        id: randomUUID(),
        type,
        data: one,
        metadata: { correlationId: 'c', causationId: 'c', commandId: randomUUID(), actor: 'test' },
      }));
      await store.append(
        stream,
        news,
        last ? { revision: last.revision, hash: last.metadata.hash } : { revision: -1, hash: '' },
      );
    },
  };
  return store;
}
