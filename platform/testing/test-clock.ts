// A clock that a test sets: it goes on like the machine's, from a moment of the test's own, and leaps.
import { systemClock, type Clock } from '../clock.ts';

export interface TestClock extends Clock {
  /** Milliseconds by which it is ahead of the machine's; negative when it is behind. */
  readonly aheadMs: number;
  /** How many sleep. */
  readonly sleeping: number;
  /** Leaps; who sleeps until then wakes up, and what happens every so often happens once. */
  advance(ms: number): void;
  /** From here on it stands still, but for leaps. */
  stop(): void;
}

/** @param moment ISO; the machine's where it is left out */
export function createTestClock(moment?: string): TestClock {
  let aheadMs = moment === undefined ? 0 : Date.parse(moment) - systemClock.now();
  let stoppedAt: number | undefined;
  const sleepers = new Set<{ readonly due: number; wake(): void }>();
  const repeated = new Set<() => void>();
  const now = () => (stoppedAt ?? systemClock.now()) + aheadMs;
  return {
    get aheadMs() {
      return aheadMs;
    },
    get sleeping() {
      return sleepers.size;
    },
    now,
    advance(ms) {
      aheadMs += ms;
      for (const sleeper of [...sleepers]) if (sleeper.due <= now()) sleeper.wake();
      for (const work of [...repeated]) work();
    },
    stop() {
      stoppedAt ??= systemClock.now();
    },
    sleep: (ms) =>
      new Promise((resolve) => {
        const sleeper = {
          due: now() + ms,
          wake() {
            clearTimeout(timer);
            sleepers.delete(sleeper);
            resolve();
          },
        };
        const timer = setTimeout(sleeper.wake, ms);
        sleepers.add(sleeper);
      }),
    every(ms, work) {
      repeated.add(work);
      const stop = systemClock.every(ms, work);
      return () => {
        repeated.delete(work);
        stop();
      };
    },
  };
}
