// Remembers what this process knows of streams: their state as of a revision, and which commands they have handled.
import { LRUCache } from 'lru-cache';
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { needed } from '#domain/shared/needed.ts';
import type { Appended, EventStore, StoredEvent } from '../event-store/event-store.ts';
import type { Outcome } from './command.ts';
import type { Snapshots } from './snapshots.ts';
import { newStream, type StreamState } from './stream-state.ts';

const MAX_STREAMS = 20_000;
const MAX_BYTES = 64_000_000;
/** An event beyond the last measuring counts so much. */
const BYTES_PER_EVENT = 300;
const MEASURE_EVERY = 16;
/**
 * A command that is sent again is recognised while fewer than so many others have been handled by its stream since.
 * Ledgers on which many act at once (stock, credit) also know what they did by its business id, without a limit.
 */
const REMEMBERED_COMMANDS = 500;
/** One command seldom appends more. */
const EVENTS_OF_A_COMMAND = 50;
/** A process that starts reads so many events of a ledger at most; a thousand took it longer than a hold may take. */
const SNAPSHOT_EVERY = 100;

export function createStreamStates(store: EventStore, snapshots: Snapshots) {
  const cache = new LRUCache<string, StreamState<unknown>>({
    max: MAX_STREAMS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, processedCommands: handled }, key) => key.length + bytes + handled.size * 100 + 200,
  });

  function keep<S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    before: StreamState<S>,
    news: number,
    next: Omit<StreamState<S>, 'bytes'>,
  ): StreamState<S> {
    const { revision } = next.head;
    const isMeasured =
      news > MEASURE_EVERY || Math.floor(revision / MEASURE_EVERY) !== Math.floor(before.head.revision / MEASURE_EVERY);
    const streamState = {
      ...next,
      bytes: isMeasured ? JSON.stringify(next.state).length : before.bytes + news * BYTES_PER_EVENT,
    };
    cache.set(stream, streamState);
    if (
      decider.snapshotVersion !== undefined &&
      Math.floor((revision + 1) / SNAPSHOT_EVERY) > Math.floor((before.head.revision + 1) / SNAPSHOT_EVERY)
    )
      snapshots.save(stream, decider.snapshotVersion, streamState);
    return streamState;
  }

  /** From where a stream is read that this process does not know. */
  async function begin<S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<{ from: StreamState<S>; events: StoredEvent<E>[] }> {
    const snapshot =
      decider.snapshotVersion === undefined ? undefined : await snapshots.load<S>(stream, decider.snapshotVersion);
    if (snapshot) {
      const [last, ...events] = (await store.readStream(stream, snapshot.head.revision)) as StoredEvent<E>[];
      // The chain tells whether the snapshot was taken of this very history.
      if (last?.metadata.hash === snapshot.head.hash) return { from: snapshot, events };
    }
    return { from: newStream(decider), events: (await store.readStream(stream)) as StoredEvent<E>[] };
  }

  return {
    forget: () => cache.clear(),

    cached: <S, C, E extends DomainEvent>(_decider: Decider<S, C, E>, stream: string) =>
      cache.get(stream) as StreamState<S> | undefined,

    /** Reads what is not known yet. @throws StoreUnavailable */
    async refresh<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string): Promise<StreamState<S>> {
      const known = cache.get(stream) as StreamState<S> | undefined;
      const { from, events } = known
        ? { from: known, events: (await store.readStream(stream, known.head.revision + 1)) as StoredEvent<E>[] }
        : await begin(decider, stream);
      const last = events.at(-1);
      if (!last) {
        // Also that there is no such stream yet: what begins it often comes next.
        if (!known) cache.set(stream, from);
        return from;
      }
      for (const event of events) remember(from.processedCommands, event.metadata.commandId, event.revision);
      return keep(decider, stream, from, events.length, {
        state: events.reduce<S>(decider.evolve, from.state),
        head: { revision: last.revision, hash: last.metadata.hash },
        position: last.position,
        processedCommands: from.processedCommands,
      });
    },

    /** Takes in what was just appended after `from`. Answers the new state. */
    appended<S, C, E extends DomainEvent>(
      decider: Decider<S, C, E>,
      stream: string,
      from: StreamState<S>,
      events: readonly E[],
      { revision, hash, position }: Appended,
      commandId: string,
    ): S {
      remember(from.processedCommands, commandId, revision);
      return keep(decider, stream, from, events.length, {
        state: events.reduce<S>(decider.evolve, from.state),
        head: { revision, hash },
        position,
        processedCommands: from.processedCommands,
      }).state;
    },

    /**
     * The answer as it was when the command was handled first; `last` is the revision of its last event.
     * @throws StoreUnavailable
     */
    async firstAnswer<S, C, E extends DomainEvent>(
      decider: Decider<S, C, E>,
      stream: string,
      commandId: string,
      last: number,
      now: StreamState<S>,
    ): Promise<Outcome<S, E>> {
      const first = Math.max(0, last - EVENTS_OF_A_COMMAND);
      const upTo = (events: readonly StoredEvent[]) =>
        events.filter(({ revision }) => revision <= last) as StoredEvent<E>[];
      const isOwn = (event: StoredEvent) => event.metadata.commandId === commandId;
      const near = upTo(await store.readStream(stream, first, last - first + 1));
      // Most are repeated at once: then the state is the present one, and the rest of the stream need not be read.
      const isWhole = first === 0 || (now.head.revision === last && !isOwn(needed(near[0], 'event that was read')));
      const events = isWhole ? near : upTo(await store.readStream(stream));
      const own = events.filter(isOwn);
      const state = now.head.revision === last ? now.state : events.reduce<S>(decider.evolve, decider.initialState);
      return { state, events: own, revision: last, position: own.at(-1)?.position, repeated: true };
    },
  };
}

function remember(handled: Map<string, number>, commandId: string, revision: number): void {
  handled.delete(commandId);
  handled.set(commandId, revision);
  const [oldest] = handled.keys();
  if (oldest !== undefined && handled.size > REMEMBERED_COMMANDS) handled.delete(oldest);
}
