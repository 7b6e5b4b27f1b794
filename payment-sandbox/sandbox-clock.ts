// The sandbox's own clock: the days of its debits pass by it, and a test moves it.
import { systemClock } from '#platform/kernel/runtime/clock.ts';

export interface SandboxClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `work` once the clock has passed so many milliseconds. */
  after(ms: number, work: () => void): void;
  /** Goes forward at once. */
  advance(ms: number): void;
}

const TICK_MS = 500;

export function createSandboxClock(now: () => number = systemClock.now): SandboxClock {
  let ahead = 0;
  let waiting: { readonly at: number; readonly work: () => void }[] = [];
  let ticking: NodeJS.Timeout | undefined;
  const present = () => now() + ahead;
  const tick = () => {
    const due = waiting.filter(({ at }) => at <= present());
    waiting = waiting.filter(({ at }) => at > present());
    for (const { work } of due) work();
    if (waiting.length) return;
    clearInterval(ticking);
    ticking = undefined;
  };
  return {
    now: present,
    after(ms, work) {
      waiting.push({ at: present() + ms, work });
      // Whoever stops the sandbox waits for nothing.
      ticking ??= setInterval(tick, TICK_MS).unref();
    },
    advance(ms) {
      ahead += ms;
      tick();
    },
  };
}
