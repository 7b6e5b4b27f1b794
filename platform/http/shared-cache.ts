// Answers that are the same for every reader without an account, kept until the catalogue changes. What is kept belongs
// to one version of what it was made of: a change empties the cache at once, not after a while.
import { BoundedMap } from '../bounded-map.ts';

export interface SharedCache<T> {
  /** The kept answer, or the one that `make` gives; only what `keep` accepts is kept. */
  get(key: string, make: () => Promise<T>, keep?: (made: T) => boolean): Promise<T>;
}

const MOST = 5_000;

export function createSharedCache<T>(version: () => string, most = MOST): SharedCache<T> {
  const kept = new BoundedMap<string, T>(most);
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
