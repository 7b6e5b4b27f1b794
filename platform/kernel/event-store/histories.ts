// Streams that are looked at, for the auditor's views. A page asks for the same history several times, and a slider
// many times more; a stream only grows, so what was read stays true and only what is new is asked for.
import { LRUCache } from 'lru-cache';
import type { EventReads, StoredEvent } from './event-store.ts';

export interface Histories {
  /** All events of a stream. @throws StoreUnavailable */
  of(stream: string): Promise<StoredEvent[]>;
  /** Whatever was read is read anew: it may be of a person who was erased meanwhile. */
  forget(): void;
}

type History = readonly StoredEvent[];

const KEPT_STREAMS = 16;
/** Longer ones are read anew each time. */
const KEPT_EVENTS = 2_000;

export function createHistories(store: Pick<EventReads, 'readStream'>): Histories {
  const known = new LRUCache<string, Promise<History>>({ max: KEPT_STREAMS });

  async function readOn(stream: string, before: Promise<History> | undefined): Promise<History> {
    // A read that failed is the affair of who asked for it.
    const old = (await before?.catch(() => undefined)) ?? [];
    const news = await store.readStream(stream, (old.at(-1)?.revision ?? -1) + 1);
    return news.length ? [...old, ...news] : old;
  }

  return {
    async of(stream) {
      const reading = readOn(stream, known.get(stream));
      known.set(stream, reading);
      const events = await reading;
      if (events.length > KEPT_EVENTS) known.delete(stream);
      return [...events];
    },
    forget: () => known.clear(),
  };
}
