// The official client behind the port. Its default expected revision is ANY, so nothing else may import it.
import { type EventStoreDBClient, jsonEvent, START, NO_STREAM as CLIENT_NO_STREAM, WrongExpectedVersionError, StreamNotFoundError, type ResolvedEvent, BACKWARDS, END, excludeSystemEvents } from '@eventstore/db-client';
import { setTimeout as delay } from 'node:timers/promises';
import { hashOfEvent } from '#proof/event-hash.ts';
import type { Codec } from './codec.ts';
import { RevisionConflict, StoreUnavailable, type Appended, type EventMetadata, type EventReads, type EventStore, type NewEvent, type StoredEvent, type StreamHead, type SubscriptionState } from './event-store.ts';
import { shareClient } from './shared-client.ts';

const APPEND_DEADLINE_MS = 10_000;
const RECONNECT_MS = 500;

export function createEventStore(connectionString: string, codec: Codec): EventStore {
  const { client, release } = shareClient(connectionString);

  return {
    ...reads(client, codec.decode),
    asStored: reads(client, (events) => Promise.resolve(events)),

    async append(stream, events, head) {
      const encoded = await Promise.all(events.map((event) => encode(event, codec)));
      return append(client, stream, chain(stream, encoded, head), head);
    },

    async *subscribe(after, { chunk, signal, onState }) {
      let position = after;
      while (!signal.aborted) {
        try {
          for await (const events of chunked(client, position, chunk, signal, onState)) {
            const decoded = await codec.decode(events);
            yield decoded;
            position = events.at(-1)!.position;
          }
        } catch (error) {
          if (!isConnectionError(error)) throw error;
        }
        // After a lost connection a subscription never comes back by itself.
        if (signal.aborted) return;
        onState?.('disconnected');
        await delay(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
      }
    },

    async head() {
      try {
        // Read to its end: a call that is left in the middle would keep the client from closing.
        let head: bigint | undefined;
        for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) head = event?.position?.commit;
        return head;
      } catch (error) {
        throw asUnavailable(error);
      }
    },

    close: release,
  };
}

function reads(client: EventStoreDBClient, decode: (events: StoredEvent[]) => Promise<StoredEvent[]>): EventReads {
  return {
    async readStream(stream, from, count) {
      try {
        const events: ResolvedEvent[] = [];
        for await (const event of client.readStream(stream, { fromRevision: from === undefined ? START : BigInt(from), ...(count === undefined ? {} : { maxCount: count }) })) events.push(event);
        return await decode(events.flatMap(stored));
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw asUnavailable(error);
      }
    },

    async *readAll(after, chunk) {
      const read = client.readAll({ fromPosition: after === undefined ? START : { commit: after, prepare: after } });
      try {
        let events: StoredEvent[] = [];
        for await (const resolved of read) {
          // A $all read begins with the event at the position itself.
          events.push(...stored(resolved).filter((event) => after === undefined || event.position > after));
          if (events.length >= chunk) {
            yield await decode(events);
            events = [];
          }
        }
        if (events.length) yield await decode(events);
      } catch (error) {
        throw asUnavailable(error);
      } finally {
        // A reader that has enough leaves in the middle; the call must not stay open behind it.
        await read.cancel();
      }
    },
  };
}

type Unchained = Omit<NewEvent, 'metadata'> & { readonly metadata: Omit<EventMetadata, 'hash'> };
type Chained = NewEvent & { readonly metadata: EventMetadata };

async function encode({ id, type, data, metadata }: NewEvent, codec: Codec): Promise<Unchained> {
  const encoded = await codec.encode(id, type, data);
  return { id, type, data: encoded.data, metadata: { ...metadata, schemaVersion: encoded.schemaVersion } };
}

function chain(stream: string, events: readonly Unchained[], head: StreamHead): Chained[] {
  let previous = head.hash;
  return events.map((event, index) => {
    previous = hashOfEvent({ ...event, stream, revision: head.revision + 1 + index, previous });
    return { ...event, metadata: { ...event.metadata, hash: previous } };
  });
}

async function append(client: EventStoreDBClient, stream: string, events: readonly Chained[], head: StreamHead): Promise<Appended> {
  try {
    const result = await client.appendToStream(stream, events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: { ...metadata } })), {
      expectedRevision: head.revision < 0 ? CLIENT_NO_STREAM : BigInt(head.revision),
      deadline: APPEND_DEADLINE_MS,
    });
    return { revision: Number(result.nextExpectedRevision), hash: events.at(-1)!.metadata.hash, position: result.position!.commit };
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(`${stream}: expected revision ${head.revision}`, { cause: error });
    throw asUnavailable(error);
  }
}

function stored({ event }: ResolvedEvent): StoredEvent[] {
  if (!event || event.type.startsWith('$')) return [];
  const read = {
    id: event.id,
    stream: event.streamId,
    revision: Number(event.revision),
    position: event.position!.commit,
    at: event.created.toISOString(),
    type: event.type,
    data: event.data as object,
    metadata: event.metadata as unknown as EventMetadata,
  };
  // An event from before the chain follows nothing; the next one is chained to it all the same.
  return [read.metadata.hash ? read : { ...read, metadata: { ...read.metadata, hash: hashOfEvent({ ...read, previous: '' }) } }];
}

/** Everything at hand becomes one chunk: one transaction for many events when behind, for few when live. */
async function* chunked(client: EventStoreDBClient, after: bigint | undefined, size: number, signal: AbortSignal, onState?: (state: SubscriptionState) => void): AsyncGenerator<StoredEvent[]> {
  const subscription = client.subscribeToAll({
    fromPosition: after === undefined ? START : { commit: after, prepare: after },
    filter: excludeSystemEvents(),
  });
  const waiting: StoredEvent[] = [];
  let wake: () => void = () => undefined;
  let ended: { readonly error?: unknown } | undefined;
  let announce: (() => void) | undefined;
  const end = (error?: unknown) => {
    ended ??= { error };
    wake();
  };
  const stop = () => {
    end();
    void subscription.unsubscribe().catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  onState?.('catching-up');
  subscription
    .on('data', (resolved) => {
      waiting.push(...stored(resolved as ResolvedEvent));
      if (waiting.length >= size * 2) subscription.pause();
      wake();
    })
    .on('caughtUp', () => {
      announce = () => onState?.('live');
      wake();
    })
    .on('error', end)
    .on('end', () => end())
    .on('close', () => end());
  try {
    for (;;) {
      if (waiting.length) {
        const events = waiting.splice(0, size);
        if (subscription.isPaused() && waiting.length < size) subscription.resume();
        yield events;
      } else if (announce) {
        // Live only once the consumer has worked off what came before.
        announce();
        announce = undefined;
      } else if (ended) {
        if (ended.error) throw ended.error;
        return;
      } else {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    if (!ended) stop();
  }
}

/** A lost server shows itself as UnavailableError, or as a raw gRPC error without a `type`. */
function isConnectionError(error: unknown): boolean {
  const { type, code } = error as { type?: string; code?: number | string };
  return type === 'unavailable' || type === 'deadline-exceeded' || type === 'cancelled' || [1, 4, 10, 13, 14].includes(Number(code));
}

const asUnavailable = (error: unknown): unknown => (isConnectionError(error) ? new StoreUnavailable('the event store does not answer', { cause: error }) : error);
