// The official client behind the port. Its default expected revision is ANY, so nothing else may import it.
import {
  type EventStoreDBClient,
  jsonEvent,
  START,
  NO_STREAM as CLIENT_NO_STREAM,
  WrongExpectedVersionError,
  StreamNotFoundError,
  type ResolvedEvent,
  BACKWARDS,
  END,
} from '@eventstore/db-client';
import { setTimeout as delay } from 'node:timers/promises';
import { needed } from '#domain/shared/needed.ts';
import { hashOfEvent } from '#proof/event-hash.ts';
import { ordinaryDeadlines, type Deadlines } from '../runtime/deadlines.ts';
import type { Log } from '../runtime/log.ts';
import type { Codec } from './codec.ts';
import {
  RevisionConflict,
  type Appended,
  type EventMetadata,
  type EventReads,
  type EventStore,
  type NewEvent,
  type StoredEvent,
  type StreamHead,
} from './event-store.ts';
import { shareClient } from './shared-client.ts';
import { eachBeforeSilence } from './silence.ts';
import { asUnavailable, isPassing } from './store-errors.ts';
import { eventReader, type ReadEvent } from './stored-event.ts';
import { chunkedSubscription } from './subscription.ts';

const RECONNECT_MS = 500;

/** So many events are searched for the last one of ours, where others share the store. */
const HEAD_PAGE = 20;

export function createEventStore(
  connectionString: string,
  codec: Codec,
  log?: Log,
  deadlines: Deadlines = ordinaryDeadlines,
): EventStore {
  const { client, release } = shareClient(connectionString);
  const read = eventReader(codec, log);

  /** Read to its end: a call that is left in the middle would keep the client from closing. @throws StoreUnavailable */
  async function readPage(
    options: Parameters<EventStoreDBClient['readAll']>[0],
  ): Promise<{ readonly events: readonly StoredEvent[]; readonly last: bigint | undefined }> {
    const events: StoredEvent[] = [];
    let last: bigint | undefined;
    try {
      await eachBeforeSilence(
        client.readAll(options),
        (resolved) => {
          events.push(...read(resolved));
          last = resolved.event?.position?.commit ?? last;
        },
        deadlines.storeSilence,
      );
      return { events, last };
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  return {
    ...reads(client, read, codec.decode, deadlines),
    asStored: reads(client, read, (events) => Promise.resolve(events), deadlines),

    async append(stream, events, head) {
      const encoded = await Promise.all(events.map((event) => encode(event, codec)));
      return append(client, stream, chain(stream, encoded, head), head, deadlines);
    },

    async *subscribe(after, { chunk, signal, onState }) {
      let position = after;
      while (!signal.aborted) {
        try {
          for await (const events of chunkedSubscription(client, position, read, { size: chunk, signal, onState })) {
            const decoded = await codec.decode(events);
            yield decoded;
            position = needed(events.at(-1), 'last event').position;
          }
        } catch (error) {
          if (!isPassing(error)) throw error;
        }
        // After a lost connection a subscription never comes back by itself.
        if (signal.aborted) return;
        onState?.('disconnected');
        await delay(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
      }
    },

    async at(position) {
      const { events } = await readPage({ fromPosition: { commit: position, prepare: position }, maxCount: 1 });
      return events.find((event) => event.position === position);
    },

    async head() {
      for (let from: bigint | undefined; ;) {
        const { events, last } = await readPage({
          direction: BACKWARDS,
          fromPosition: from === undefined ? END : { commit: from, prepare: from },
          maxCount: from === undefined ? 1 : HEAD_PAGE,
        });
        if (events.length || last === undefined || last === from) return events[0]?.position;
        from = last;
      }
    },

    close: release,
  };
}

function reads(
  client: EventStoreDBClient,
  read: ReadEvent,
  decode: (events: StoredEvent[]) => Promise<StoredEvent[]>,
  { storeSilence }: Deadlines,
): EventReads {
  return {
    async readStream(stream, from, count) {
      const reading = client.readStream(stream, {
        fromRevision: from === undefined ? START : BigInt(from),
        ...(count === undefined ? {} : { maxCount: count }),
      });
      const events: ResolvedEvent[] = [];
      try {
        await eachBeforeSilence(reading, (event) => void events.push(event), storeSilence);
        return await decode(events.flatMap(read));
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw asUnavailable(error);
      }
    },

    async *readAll(after, chunk) {
      const reading = client.readAll({ fromPosition: after === undefined ? START : { commit: after, prepare: after } });
      try {
        let events: StoredEvent[] = [];
        for await (const resolved of reading) {
          // A $all read begins with the event at the position itself.
          events.push(...read(resolved).filter((event) => after === undefined || event.position > after));
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
        await reading.cancel();
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

const encoder = new TextEncoder();
/** JSON that is bytes already: of anything else the client makes Base64 first, which costs as much as all else of an append. */
const bytesOf = (metadata: EventMetadata): Uint8Array => encoder.encode(JSON.stringify(metadata));

async function append(
  client: EventStoreDBClient,
  stream: string,
  events: readonly Chained[],
  head: StreamHead,
  deadlines: Deadlines,
): Promise<Appended> {
  try {
    const result = await client.appendToStream(
      stream,
      events.map(({ id, type, data, metadata }) =>
        jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: bytesOf(metadata) }),
      ),
      {
        expectedRevision: head.revision < 0 ? CLIENT_NO_STREAM : BigInt(head.revision),
        deadline: deadlines.append,
      },
    );
    return {
      revision: Number(result.nextExpectedRevision),
      hash: needed(events.at(-1), 'event to append').metadata.hash,
      position: needed(result.position, 'position of what was appended').commit,
    };
  } catch (error) {
    if (error instanceof WrongExpectedVersionError)
      throw new RevisionConflict(`${stream}: expected revision ${head.revision}`, { cause: error });
    throw asUnavailable(error);
  }
}
