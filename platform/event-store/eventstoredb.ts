// The official client behind the port. Its default expected revision is ANY, so nothing else may import it.
import { EventStoreDBClient, jsonEvent, START, NO_STREAM as CLIENT_NO_STREAM, WrongExpectedVersionError, StreamNotFoundError, type ResolvedEvent, BACKWARDS, END, excludeSystemEvents } from '@eventstore/db-client';
import { setTimeout as delay } from 'node:timers/promises';
import type { Codec } from './codec.ts';
import { RevisionConflict, StoreUnavailable, type Appended, type EventMetadata, type EventStore, type ExpectedRevision, type NewEvent, type StoredEvent, type SubscriptionState } from './event-store.ts';

const APPEND_DEADLINE_MS = 10_000;
const RECONNECT_MS = 500;

export function createEventStore(connectionString: string, codec: Codec): EventStore {
  const client = EventStoreDBClient.connectionString(connectionString);

  return {
    async append(stream, events, expected) {
      const encoded = await Promise.all(events.map((event) => encode(event, codec)));
      return append(client, stream, encoded, expected);
    },

    async readStream(stream, from) {
      try {
        const events: ResolvedEvent[] = [];
        for await (const event of client.readStream(stream, { fromRevision: from === undefined ? START : BigInt(from) })) events.push(event);
        return await codec.decode(events.flatMap(stored));
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
            yield await codec.decode(events);
            events = [];
          }
        }
        if (events.length) yield await codec.decode(events);
      } catch (error) {
        throw asUnavailable(error);
      } finally {
        // A reader that has enough leaves in the middle; the call must not stay open behind it.
        await read.cancel();
      }
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

    close: () => client.dispose(),
  };
}

async function encode(event: NewEvent, codec: Codec) {
  const { data, schemaVersion } = await codec.encode(event.type, event.data);
  return jsonEvent({ id: event.id, type: event.type, data: data as Record<string, unknown>, metadata: { ...event.metadata, schemaVersion } });
}

async function append(client: EventStoreDBClient, stream: string, events: Awaited<ReturnType<typeof encode>>[], expected: ExpectedRevision): Promise<Appended> {
  try {
    const result = await client.appendToStream(stream, events, {
      expectedRevision: expected < 0 ? CLIENT_NO_STREAM : BigInt(expected),
      deadline: APPEND_DEADLINE_MS,
    });
    return { revision: Number(result.nextExpectedRevision), position: result.position!.commit };
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(`${stream}: expected revision ${expected}`, { cause: error });
    throw asUnavailable(error);
  }
}

function stored({ event }: ResolvedEvent): StoredEvent[] {
  if (!event || event.type.startsWith('$')) return [];
  return [{
    id: event.id,
    stream: event.streamId,
    revision: Number(event.revision),
    position: event.position!.commit,
    at: event.created.toISOString(),
    type: event.type,
    data: event.data as object,
    metadata: event.metadata as unknown as EventMetadata,
  }];
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
