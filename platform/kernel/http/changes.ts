// Remembers when the things changed that kept answers were made of.
import { systemClock } from '../runtime/clock.ts';

/** A moment among changes. */
export interface Moment {
  readonly change: number;
  readonly timeMs: number;
}

export type ReaderKind = 'who-changed-nothing' | 'who-changed-something';

export interface Changes {
  now(): Moment;
  /** These changed; undefined: whatever may have. */
  changed(dependencies: readonly string[] | undefined): void;
  /**
   * Tells whether what was made of these at a moment is still right. Of what changes all the time a reader who changed
   * nothing may be shown what is some seconds old.
   */
  holds(dependencies: Iterable<string>, made: Moment, reader: ReaderKind): boolean;
}

/** So old may stock be on a page, in milliseconds: one that sells by the second is made anew this often at most. */
export const LATE_MS = 5_000;
/** More things than this are not told apart: everything counts as changed. */
const MAX_TRACKED = 50_000;

export function createChanges(isLate: (dependency: string) => boolean, clock: () => number = systemClock.now): Changes {
  const last = new Map<string, number>();
  let everything = 0;
  let change = 0;
  return {
    now: () => ({ change, timeMs: clock() }),
    changed(dependencies) {
      change += 1;
      if (!dependencies || last.size + dependencies.length > MAX_TRACKED) {
        last.clear();
        everything = change;
        return;
      }
      for (const dependency of dependencies) last.set(dependency, change);
    },
    holds(dependencies, made, reader) {
      if (everything > made.change) return false;
      const isYoung = reader === 'who-changed-nothing' && clock() - made.timeMs < LATE_MS;
      for (const dependency of dependencies)
        if ((last.get(dependency) ?? 0) > made.change && !(isYoung && isLate(dependency))) return false;
      return true;
    },
  };
}
