// Answers that are the same for every reader without an account, kept until the catalogue changes. What is kept belongs
// to one version of what it was made of: a change empties the cache at once, not after a while. Bounded in bytes
// (security.md S4).
import { LRUCache } from 'lru-cache';

export interface SharedCache<T> {
  /** The kept answer, or the one that `make` gives; only what `keep` accepts is kept. */
  get(key: string, make: () => Promise<T>, keep?: (made: T) => boolean): Promise<T>;
}

export interface SharedCacheOptions<T> {
  /** Names what kept answers were made of. */
  readonly version: () => string;
  readonly bytesOf: (made: T) => number;
  /** What used longest ago goes first. */
  readonly most?: number;
}

const MOST_BYTES = 32_000_000;
/** Of an entry besides its key and value. */
const ENTRY_BYTES = 400;
/** One answer that would push out all others is not kept. */
const SHARE = 8;

export function createSharedCache<T extends object | string>({
  version,
  bytesOf,
  most = MOST_BYTES,
}: SharedCacheOptions<T>): SharedCache<T> {
  const kept = new LRUCache<string, T>({
    maxSize: most,
    maxEntrySize: Math.ceil(most / SHARE),
    sizeCalculation: (made, key) => ENTRY_BYTES + 2 * key.length + bytesOf(made),
  });
  let keptVersion = version();
  return {
    async get(key, make, keep = () => true) {
      const before = version();
      if (before !== keptVersion) {
        kept.clear();
        keptVersion = before;
      }
      const hit = kept.get(key);
      if (hit !== undefined) return hit;
      const made = await make();
      // What was read while something changed may be of both worlds.
      if (version() === before && keptVersion === before && keep(made)) kept.set(key, made);
      return made;
    },
  };
}

/** Never keeps anything. */
export const noCache = <T>(): SharedCache<T> => ({ get: (_key, make) => make() });
