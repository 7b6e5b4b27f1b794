// What somebody compares: at most 4 items (spec 9), kept in the browser until they are taken out.
import { useSyncExternalStore } from 'react';

export const MOST_COMPARED = 4;
const KEY = 'compare';

export interface Compared {
  readonly itemNumber: string;
  readonly imageUrl: string;
}

export interface ComparedItems {
  readonly items: readonly Compared[];
  /** Grows whenever somebody tried to add a fifth: the tray says that it cannot be. */
  readonly refusals: number;
}

const NOTHING: ComparedItems = { items: [], refusals: 0 };
let present: ComparedItems | undefined;
const listeners = new Set<() => void>();

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Compared).itemNumber === 'string' &&
  typeof (value as Compared).imageUrl === 'string';

function read(): ComparedItems {
  try {
    const storedItems: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return {
      items: Array.isArray(storedItems) ? storedItems.filter(isCompared).slice(0, MOST_COMPARED) : [],
      refusals: 0,
    };
  } catch {
    // A browser without storage, or with something else in it, compares what it is told from here on.
    return NOTHING;
  }
}

const now = (): ComparedItems => (present ??= read());

function become(next: ComparedItems): void {
  present = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next.items));
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Puts an item in, or takes it out. */
export function toggleCompared(item: Compared): void {
  const { items, refusals } = now();
  if (items.some(({ itemNumber }) => itemNumber === item.itemNumber)) return removeCompared(item.itemNumber);
  if (items.length >= MOST_COMPARED) return become({ items, refusals: refusals + 1 });
  become({ items: [...items, item], refusals });
}

export function removeCompared(itemNumber: string): void {
  const { items, refusals } = now();
  become({ items: items.filter((one) => one.itemNumber !== itemNumber), refusals });
}

export const clearCompared = (): void => become(NOTHING);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window compares too.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    present = undefined;
    listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The server knows nothing of it. */
export const useCompared = (): ComparedItems => useSyncExternalStore(subscribe, now, () => NOTHING);
