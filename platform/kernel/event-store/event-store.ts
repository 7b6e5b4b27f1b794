// The port to the event store. It has no way to append without naming the head that was read.
import type { DomainEvent } from '#domain/shared/decider.ts';

/** Flat, string to string (design 5). `actor` is a role and an id, never a name. */
export interface EventMetadata {
  readonly correlationId: string;
  /** The command or event that led here. */
  readonly causationId: string;
  readonly commandId: string;
  readonly actor: string;
  /** Route of the operation that was called; absent in events from before it was kept. */
  readonly operation?: string;
  readonly schemaVersion: string;
  readonly traceparent?: string;
  /**
   * The time at which the command was decided, ISO: ours, so that it stays with the event in whatever store. Absent in events from
   * before it was kept.
   */
  readonly at?: string;
  /**
   * The time at which it was written down, ISO, of an event that tells of the past: `at` is then when it happened
   * (decision 0057).
   */
  readonly recordedAt?: string;
  /** Chains the event to the stream's previous one (proof/event-hash.ts). */
  readonly hash: string;
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: Omit<EventMetadata, 'schemaVersion' | 'hash'>;
}

export type StoredEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly stream: string;
  /** Number of the event within its stream, from 0. */
  readonly revision: number;
  /** Commit position over all streams: opaque, increasing, with gaps on a real cluster. */
  readonly position: bigint;
  /** The time at which it happened, ISO: the metadata's, or that at which the store took it. */
  readonly at: string;
  readonly metadata: EventMetadata;
};

/** The last event of a stream: what the next one is appended after, and chained to. */
export interface StreamHead {
  readonly revision: number;
  readonly hash: string;
}

/** The head of a stream that has no events yet. */
export const NO_STREAM: StreamHead = { revision: -1, hash: '' };

/** The stream's new head. */
export interface Appended extends StreamHead {
  readonly position: bigint;
}

export interface EventReads {
  /**
   * Events of one stream from `from` on, inclusive, `count` at most; nothing for a stream that does not exist.
   * @throws StoreUnavailable
   */
  readStream(stream: string, from?: number, count?: number): Promise<StoredEvent[]>;
  /** All events after `after`, in commit order, up to the present head, in chunks. @throws StoreUnavailable */
  readAll(after: bigint | undefined, chunk: number): AsyncIterable<StoredEvent[]>;
}

export interface EventStore extends EventReads {
  /**
   * Events as they lie in the store: sealed fields sealed, in the schema version they were written in. What hashes are
   * over.
   */
  readonly asStored: EventReads;
  /** @throws RevisionConflict, StoreUnavailable (the outcome may be unknown: read the stream before saying anything) */
  append(stream: string, events: readonly NewEvent[], head: StreamHead): Promise<Appended>;
  /**
   * All events after `after`, for ever, in chunks of what is at hand; comes back by itself after a lost connection.
   * Ends with `signal`.
   */
  subscribe(
    after: bigint | undefined,
    options: {
      readonly chunk: number;
      readonly signal: AbortSignal;
      readonly onState?: (state: SubscriptionState) => void;
    },
  ): AsyncIterable<StoredEvent[]>;
  /** The event at exactly this position; undefined when there is none. @throws StoreUnavailable */
  at(position: bigint): Promise<StoredEvent | undefined>;
  /** Position of the last event; undefined in an empty store. @throws StoreUnavailable */
  head(): Promise<bigint | undefined>;
  close(): Promise<void>;
}

export type SubscriptionState = 'catching-up' | 'live' | 'disconnected';

/** Somebody appended first: load again and decide again. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
}

/** The store did not answer; an append may or may not have happened. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
