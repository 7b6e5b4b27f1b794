// The shop's history as it lies in a store, byte for byte: what is copied from store to store, kept in a backup, and
// written back. Behind it is the official client, so either side may be the embedded store or a cluster.
import {
  jsonEvent,
  START,
  NO_STREAM,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import { setTimeout as delay } from 'node:timers/promises';
import type { Codec } from './codec.ts';
import { StoreUnavailable } from './event-store.ts';
import { shareClient } from './shared-client.ts';
import { eachBeforeSilence } from './silence.ts';
import { isPassing } from './store-errors.ts';
import { categoryOf, isOfSystem, whyForeign } from './stored-event.ts';

/** Sealed fields are sealed, metadata has the chain's hash: nothing of it is made by the reader. */
export interface RawEvent {
  readonly stream: string;
  /** From 0, without holes. */
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: object;
}

/** Events of others by category of their streams: they are never copied. */
export type ForeignEvents = Map<string, number>;

export interface RawHistory {
  /**
   * All events of the shop in the order of the store. `foreign` is counted up on the way.
   * @throws StoreUnavailable, DamagedStream
   */
  events(foreign?: ForeignEvents): AsyncIterable<RawEvent>;
}

export interface RawStore extends RawHistory {
  /**
   * Consecutive events of one stream, the first of which has the revision that it is to have. A repetition is harmless.
   * @throws OtherEvents, StoreUnavailable
   */
  append(events: readonly RawEvent[]): Promise<void>;
  /** Reads what `markMoved` has left there; undefined for a store that is in use. @throws StoreUnavailable */
  movedTo(): Promise<string | undefined>;
  /**
   * From now on no role starts on this store: its history goes on in another one. `to` is where, without secrets.
   * @throws StoreUnavailable
   */
  markMoved(to: string): Promise<void>;
  /** The history comes back here. @throws StoreUnavailable */
  unmarkMoved(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Somebody else wrote to one of the shop's streams, or part of it was removed: its revisions cannot be kept elsewhere.
 */
export class DamagedStream extends Error {
  override readonly name = 'DamagedStream';
}

/** The stream goes on with other events than those that were to follow. */
export class OtherEvents extends Error {
  override readonly name = 'OtherEvents';
}

/** Not of any category of the shop: readers skip it like the streams of others. */
export const MOVED_STREAM = 'millwright_store';
const MOVED_TYPE = 'HistoryMoved';

const PAGE = 2_000;
const APPEND_DEADLINE_MS = 10_000;
/** A fail-over takes seconds; one that takes longer is waited for by who runs the command. */
const TIMEOUT_MS = 60_000;
const RETRY_MS = 500;

export function openRawStore(connectionString: string, codec: Pick<Codec, 'knows'>): RawStore {
  const { client, release } = shareClient(connectionString);
  return {
    events: (foreign = new Map()) => eventsOf(client, codec, foreign),
    append: (events) => patiently(() => append(client, events)),
    movedTo: () => patiently(async () => (await marks(client)).at(-1)?.to),
    async markMoved(to) {
      await patiently(async () => {
        const last = (await marks(client)).at(-1);
        const expectedRevision = last ? last.revision : NO_STREAM;
        await client.appendToStream(MOVED_STREAM, jsonEvent({ type: MOVED_TYPE, data: { to } }), {
          expectedRevision,
          deadline: APPEND_DEADLINE_MS,
        });
      });
    },
    async unmarkMoved() {
      await patiently(async () => {
        const last = (await marks(client)).at(-1);
        if (last)
          await client.deleteStream(MOVED_STREAM, { expectedRevision: last.revision, deadline: APPEND_DEADLINE_MS });
      });
    },
    close: release,
  };
}

async function* eventsOf(
  client: EventStoreDBClient,
  codec: Pick<Codec, 'knows'>,
  foreign: ForeignEvents,
): AsyncGenerator<RawEvent> {
  const ends = new Map<string, number>();
  for await (const { event } of pages(client)) {
    if (!event || isOfSystem(event) || event.streamId === MOVED_STREAM) continue;
    if (whyForeign(event, codec)) {
      const category = categoryOf(event.streamId);
      foreign.set(category, (foreign.get(category) ?? 0) + 1);
      continue;
    }
    const revision = Number(event.revision);
    const expected = (ends.get(event.streamId) ?? -1) + 1;
    if (revision !== expected)
      throw new DamagedStream(
        `${event.streamId}@${revision} does not follow revision ${expected - 1}: between them lies an event that is not the shop's, or part of the stream was removed`,
      );
    ends.set(event.streamId, revision);
    yield {
      stream: event.streamId,
      revision,
      id: event.id,
      type: event.type,
      data: event.data as object,
      metadata: event.metadata as object,
    };
  }
}

/** Page by page, so that a connection that is lost costs one page. */
async function* pages(client: EventStoreDBClient): AsyncGenerator<AllStreamResolvedEvent> {
  let from: AllStreamResolvedEvent['event'] | undefined;
  for (;;) {
    const after = from?.position;
    const page = await patiently(async () => {
      const events: AllStreamResolvedEvent[] = [];
      await eachBeforeSilence(
        client.readAll({ fromPosition: after ?? START, maxCount: PAGE }),
        (event) => void events.push(event),
      );
      return events;
    });
    // A page begins with the event that it is read from.
    yield* page.filter(({ event }) => event && (after === undefined || event.position.commit > after.commit));
    from = page.at(-1)?.event ?? from;
    if (page.length < PAGE) return;
  }
}

async function append(client: EventStoreDBClient, events: readonly RawEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  try {
    await client.appendToStream(
      first.stream,
      events.map(({ id, type, data, metadata }) =>
        jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: metadata as Record<string, unknown> }),
      ),
      {
        expectedRevision: first.revision === 0 ? NO_STREAM : BigInt(first.revision - 1),
        deadline: APPEND_DEADLINE_MS,
      },
    );
  } catch (error) {
    if (error instanceof WrongExpectedVersionError)
      throw new OtherEvents(
        `${first.stream} does not end with revision ${first.revision - 1} there: somebody else writes to the target`,
        { cause: error },
      );
    throw error;
  }
}

async function marks(client: EventStoreDBClient): Promise<{ readonly to: string; readonly revision: bigint }[]> {
  const found: { readonly to: string; readonly revision: bigint }[] = [];
  try {
    await eachBeforeSilence(client.readStream(MOVED_STREAM), ({ event }) => {
      if (event?.type === MOVED_TYPE)
        found.push({ to: String((event.data as { to?: unknown }).to), revision: event.revision });
    });
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return found;
}

/** @throws StoreUnavailable when a store that is away does not come back in time */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const begun = performance.now(); ; await delay(RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() - begun > TIMEOUT_MS)
        throw new StoreUnavailable('the event store does not answer', { cause: error });
    }
  }
}
