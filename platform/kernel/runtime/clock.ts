// What the services take for the present, and how they wait. Everywhere but in tests it is the machine's; a test moves a
// whole shop by its own (platform/kernel/testing/test-clock.ts, decision 0055). Durations are measured by `performance.now()`.

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `work` after so many milliseconds, unless the function that it returns is called before. */
  after(ms: number, work: () => void): () => void;
  /** Ends after so many milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Calls `work` each time that so many milliseconds have gone by, until the function that it returns is called. */
  every(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  sleep: (ms) => new Promise((resolve) => void systemClock.after(ms, resolve)),
  every(ms, work) {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

/** The present of a clock as an event has it, ISO. */
export const isoNow = (clock: Pick<Clock, 'now'>): string => new Date(clock.now()).toISOString();
