import { excludeSystemEvents, START, type EventStoreDBClient, type ResolvedEvent } from '@eventstore/db-client';
import { StoreUnavailable, type StoredEvent, type SubscriptionState } from './event-store.ts';
import type { ReadEvent } from './stored-event.ts';

export interface SubscriptionOptions {
  /** Events of one chunk, at most. */
  readonly size: number;
  readonly signal: AbortSignal;
  readonly onState: ((state: SubscriptionState) => void) | undefined;
}

/**
 * Everything at hand becomes one chunk: one transaction for many events when behind, for few when live.
 * @throws whatever ends the subscription; StoreUnavailable where an event comes after a later one, as over a broken
 * connection: read models and proofs are made of the order
 */
export async function* chunkedSubscription(
  client: EventStoreDBClient,
  after: bigint | undefined,
  read: ReadEvent,
  { size, signal, onState }: SubscriptionOptions,
): AsyncGenerator<StoredEvent[]> {
  const subscription = client.subscribeToAll({
    fromPosition: after === undefined ? START : { commit: after, prepare: after },
    filter: excludeSystemEvents(),
  });
  const waiting: StoredEvent[] = [];
  let last = after ?? -1n;
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
      if (ended) return;
      for (const event of read(resolved as ResolvedEvent)) {
        if (event.position < last) return end(new StoreUnavailable('the event store sends events out of order'));
        last = event.position;
        waiting.push(event);
      }
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
