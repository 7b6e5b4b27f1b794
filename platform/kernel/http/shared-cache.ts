// Answers that are the same for many readers, kept until something changes that they were made of: each is kept with the
// names of what it depends on. Bounded in bytes (security.md S4).
import { LRUCache } from 'lru-cache';
import type { Changes, Moment, ReaderKind } from './changes.ts';

/** Adds to what an answer depends on. */
export type Seen = (dependencies: readonly string[]) => void;

export interface SharedCache<T> {
  /** The kept answer, or the one that `make` gives; only what `keep` accepts is kept. */
  get(key: string, reader: ReaderKind, make: (seen: Seen) => Promise<T>, keep?: (made: T) => boolean): Promise<T>;
}

export interface SharedCacheOptions<T> {
  /** Names what all kept answers were made of, such as the settings. */
  readonly version: () => string;
  readonly changes: Changes;
  readonly bytesOf: (made: T) => number;
  /** What used longest ago goes first. */
  readonly most?: number;
}

interface Entry<T> {
  readonly value: T;
  readonly made: Moment;
  readonly dependencies: readonly string[];
}

const MOST_BYTES = 32_000_000;
/** An entry takes so much besides its key and value, and so much for each thing that it depends on. */
const ENTRY_BYTES = 400;
const DEPENDENCY_BYTES = 40;
/** One answer that would push out all others is not kept. */
const SHARE = 8;

export function createSharedCache<T extends object | string>({
  version,
  changes,
  bytesOf,
  most = MOST_BYTES,
}: SharedCacheOptions<T>): SharedCache<T> {
  const cache = new LRUCache<string, Entry<T>>({
    maxSize: most,
    maxEntrySize: Math.ceil(most / SHARE),
    sizeCalculation: ({ value, dependencies }, key) =>
      ENTRY_BYTES + 2 * key.length + bytesOf(value) + DEPENDENCY_BYTES * dependencies.length,
  });
  let cacheVersion = version();
  return {
    async get(key, reader, make, keep = () => true) {
      const before = version();
      if (before !== cacheVersion) {
        cache.clear();
        cacheVersion = before;
      }
      const hit = cache.get(key);
      if (hit && changes.holds(hit.dependencies, hit.made, reader)) return hit.value;
      const made = changes.now();
      const seen = new Set<string>();
      const value = await make((dependencies) => {
        for (const dependency of dependencies) seen.add(dependency);
      });
      // What was read while something changed may be of both worlds.
      const isOfOne = version() === before && cacheVersion === before && changes.holds(seen, made, reader);
      if (isOfOne && keep(value)) cache.set(key, { value, made, dependencies: [...seen] });
      return value;
    },
  };
}

/** Never keeps anything. */
export const noCache = <T>(): SharedCache<T> => ({ get: (_key, _reader, make) => make(() => undefined) });
