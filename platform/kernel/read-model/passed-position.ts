// A position that grows, and those who wait until it has passed theirs.
import { systemClock, type Clock } from '../runtime/clock.ts';
import { ordinaryDeadlines } from '../runtime/deadlines.ts';

export interface PassedPosition {
  /** -1 before the first. */
  readonly current: bigint;
  /** Resolves once `position` was passed, or after `timeoutMs`; returns whether it was. */
  waitFor(position: bigint, timeoutMs?: number): Promise<boolean>;
  /** A lower one than the current changes nothing. */
  moveTo(position: bigint): void;
}

/** @param waitMs for which it is waited where nothing else is said */
export function createPassedPosition(
  waitMs = ordinaryDeadlines.readModels,
  clock: Clock = systemClock,
): PassedPosition {
  let current = -1n;
  let waiting: { readonly position: bigint; readonly resolve: (passed: boolean) => void }[] = [];
  return {
    get current() {
      return current;
    },
    moveTo(position) {
      current = position > current ? position : current;
      const passed = waiting.filter((waiter) => waiter.position <= current);
      waiting = waiting.filter((waiter) => waiter.position > current);
      for (const waiter of passed) waiter.resolve(true);
    },
    waitFor(position, timeoutMs = waitMs) {
      if (position <= current) return Promise.resolve(true);
      return new Promise((resolve) => {
        const waiter = {
          position,
          resolve: (passed: boolean) => {
            forget();
            resolve(passed);
          },
        };
        const forget = clock.after(timeoutMs, () => {
          waiting = waiting.filter((w) => w !== waiter);
          resolve(false);
        });
        waiting.push(waiter);
      });
    },
  };
}
