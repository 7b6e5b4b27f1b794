// The past: the same folds, over events that end at a moment or with an event.
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { EventReads, StoredEvent } from '../event-store/event-store.ts';

/** The point up to which history counts. */
export interface AsOf {
  /** The moment; of an event, when it happened. ISO, UTC. */
  readonly at: string;
  /** The position of the named event: it tells events of one millisecond apart. */
  readonly position?: bigint;
}

/** `<ISO moment>` or `<stream>@<revision>`. @throws DomainError as_of_future, event_not_found */
export async function asOfFrom(text: string, now: string, store: EventReads): Promise<AsOf> {
  const [, stream, revision] = /^(.+)@(\d+)$/.exec(text) ?? [];
  if (stream) {
    const [event] = await store.readStream(stream, Number(revision), 1);
    return event ? { at: event.at, position: event.position } : notFound('event_not_found', { event: text });
  }
  const at = new Date(text).toISOString();
  return at > now ? refuse('as_of_future', {}, 'invalid') : { at };
}

/**
 * Reads what of one stream had happened by then: a beginning without holes, even where the store's clock was once set back.
 */
export const until = (events: readonly StoredEvent[], { at, position }: AsOf): StoredEvent[] =>
  events.slice(
    0,
    events.findLastIndex((event) => (position === undefined ? event.at <= at : event.position <= position)) + 1,
  );

export const inOrder = (histories: readonly (readonly StoredEvent[])[]): StoredEvent[] =>
  histories.flat().sort((a, b) => (a.position < b.position ? -1 : 1));
