// What the services take for the present, and how they wait. Everywhere but in tests it is the machine's; a test moves a
// whole shop by its own (platform/testing/test-clock.ts, decision 0055). Durations are measured by `performance.now()`.
import { setTimeout as delay } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Ends after so many milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Calls `work` each time that so many milliseconds have gone by, until the function that it returns is called. */
  every(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => delay(ms),
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

/** The present of a clock as an event has it, ISO. */
export const isoNow = (clock: Pick<Clock, 'now'>): string => new Date(clock.now()).toISOString();
