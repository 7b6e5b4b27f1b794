// Adds up what visitors do in memory, and writes it together: bounded in memory, and without anything that tells who.
import type { Log } from '#platform/kernel/runtime/log.ts';

export interface BatchedCounts<T> {
  /** `join` makes one of what was counted under the same key and what comes. */
  count(key: string, one: T): void;
  /** Writes what was counted. A database that is away loses these counts, and nothing else. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const FLUSH_MS = 5_000;
/** Keys between two writes; a scan of the shop for holes asks for many more. */
const MOST_AT_ONCE = 500;

export function createBatchedCounts<T>(
  what: string,
  join: (known: T, one: T) => T,
  write: (counted: readonly T[]) => Promise<void>,
  log: Log,
): BatchedCounts<T> {
  let counted = new Map<string, T>();
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    const rows = [...counted.values()];
    counted = new Map();
    if (rows.length)
      writing = writing
        .then(() => write(rows))
        .catch((error: unknown) => log.warn({ err: error, rows: rows.length }, `counts of ${what} were lost`));
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    count(key, one) {
      const known = counted.get(key);
      if (known === undefined && counted.size >= MOST_AT_ONCE) return;
      counted.set(key, known === undefined ? one : join(known, one));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
