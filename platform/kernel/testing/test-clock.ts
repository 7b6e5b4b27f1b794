// A clock that a test sets: it goes on like the machine's, from a moment of the test's own, and leaps.
import { systemClock, type Clock } from '../runtime/clock.ts';

export interface TestClock extends Clock {
  /** Milliseconds by which it is ahead of the machine's; negative when it is behind. */
  readonly aheadMs: number;
  /** How many wait for a moment of it. */
  readonly waiting: number;
  /** Leaps; who sleeps until then wakes up, and what happens every so often happens once. */
  advance(ms: number): void;
  /** From here on it stands still, but for leaps. */
  stop(): void;
}

/** @param moment ISO; the machine's where it is left out */
export function createTestClock(moment?: string): TestClock {
  let aheadMs = moment === undefined ? 0 : Date.parse(moment) - systemClock.now();
  let stoppedAt: number | undefined;
  const appointments = new Set<{ readonly due: number; keep(): void }>();
  const repeated = new Set<() => void>();
  const now = () => (stoppedAt ?? systemClock.now()) + aheadMs;
  const after: Clock['after'] = (ms, work) => {
    const end = () => {
      clearTimeout(timer);
      appointments.delete(one);
    };
    const one = {
      due: now() + ms,
      keep() {
        end();
        work();
      },
    };
    const timer = setTimeout(one.keep, ms);
    appointments.add(one);
    return end;
  };
  return {
    get aheadMs() {
      return aheadMs;
    },
    get waiting() {
      return appointments.size;
    },
    now,
    advance(ms) {
      aheadMs += ms;
      for (const one of [...appointments]) if (one.due <= now()) one.keep();
      for (const work of [...repeated]) work();
    },
    stop() {
      stoppedAt ??= systemClock.now();
    },
    after,
    sleep: (ms) => new Promise((resolve) => void after(ms, resolve)),
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
