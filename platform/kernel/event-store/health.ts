import { needed } from '#domain/shared/needed.ts';
import type { Check } from '../health/health.ts';
import type { EventStore } from './event-store.ts';

/**
 * Tells whether the event store answers. Without it nothing is changed, but everything that is there can be looked at:
 * degraded, not unavailable.
 */
export const eventStoreCheck = (store: EventStore, otherwise: Check['otherwise']): Check => ({
  name: 'event-store',
  otherwise,
  async look() {
    const head = await store.head();
    return {
      level: 'ok',
      detail: { head: head === undefined ? null : String(head) },
      samples: head === undefined ? [] : [{ name: 'millwright_event_store_head_position', value: Number(head) }],
    };
  },
});

export interface Lag {
  /** Events after the position, counted up to `most`. */
  readonly events: number;
  /** Age of the first of them; 0 when there is none. */
  readonly seconds: number;
}

/** Returns how far a position is behind the store at a moment. @throws StoreUnavailable */
export async function lagOf(store: EventStore, position: bigint | undefined, most: number, now: number): Promise<Lag> {
  const head = await store.head();
  if (head === undefined || (position ?? -1n) >= head) return { events: 0, seconds: 0 };
  for await (const events of store.asStored.readAll(position, most))
    return { events: events.length, seconds: Math.max(0, (now - Date.parse(needed(events[0], 'event').at)) / 1_000) };
  return { events: 0, seconds: 0 };
}
