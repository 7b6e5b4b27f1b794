// Parts of answers that come again in many of them, such as a product's card, as finished JSON. Each is kept until
// something changes that it was made of; what was used longest ago goes first.
import { LRUCache } from 'lru-cache';
import type { Changes, Moment } from '#platform/kernel/http/changes.ts';
import { JsonText } from '#platform/kernel/operations/json-text.ts';

export interface FragmentCache {
  /**
   * The fragment that is kept under the key, or what `make` gives. What the fragment was made of is added to `seen`; `make` is
   * told to note it there.
   */
  get<T>(key: string, seen: Set<string>, make: Make<T>): JsonText<T>;
  /** Tells whether a fragment is kept under the key and still right. */
  has(key: string): boolean;
}

export type Make<T> = (seen: Set<string>) => T | JsonText<T>;

interface Fragment {
  readonly json: JsonText<unknown>;
  readonly made: Moment;
  readonly dependencies: readonly string[];
}

/** Bytes of JSON and keys, about 45,000 cards; most texts of a catalogue take one byte for a letter. */
const MAX_BYTES = 64_000_000;
/** Bytes of an entry besides its JSON: its dependencies, and its place in the cache. */
const ENTRY_BYTES = 700;

export function createFragmentCache(changes: Changes, most = MAX_BYTES): FragmentCache {
  const cache = new LRUCache<string, Fragment>({
    maxSize: most,
    sizeCalculation: ({ json }, key) => ENTRY_BYTES + key.length + json.text.length,
  });
  const find = (key: string): Fragment | undefined => {
    const fragment = cache.get(key);
    return fragment && changes.holds(fragment.dependencies, fragment.made, 'who-changed-something')
      ? fragment
      : undefined;
  };

  function keep<T>(key: string, make: Make<T>): Fragment {
    const made = changes.now();
    const seen = new Set<string>();
    const value = make(seen);
    const json = value instanceof JsonText ? value : JsonText.of(value);
    const fragment = { json, made, dependencies: [...seen] };
    cache.set(key, fragment);
    return fragment;
  }

  return {
    get<T>(key: string, seen: Set<string>, make: Make<T>) {
      const fragment = find(key) ?? keep(key, make);
      for (const dependency of fragment.dependencies) seen.add(dependency);
      return fragment.json as JsonText<T>;
    },
    has: (key) => find(key) !== undefined,
  };
}
