// A process that has worked and is idle gives back what it no longer needs: V8 collects when it wants room, and who
// waits wants none. What a start or an import leaves behind would otherwise stay for days.

export interface IdleMemoryOptions {
  /** Processor time that this process has used, in milliseconds. */
  readonly usedMs: () => number;
  readonly collect: () => void;
}

/** Collecting stops everything for some tens of milliseconds, so it must be worth it, and nobody may be waiting. */
const WORTH_MS = 1_000;
const IDLE_MS = 250;

/** Returns the function to call every `IDLE_CHECK_MS`. */
export function collectWhenIdle({ usedMs, collect }: IdleMemoryOptions): () => void {
  let atLastCheck = usedMs();
  let atLastCollection = 0;
  return () => {
    const used = usedMs();
    const isIdle = used - atLastCheck < IDLE_MS;
    atLastCheck = used;
    if (!isIdle || used - atLastCollection < WORTH_MS) return;
    collect();
    atLastCollection = atLastCheck = usedMs();
  };
}

/** What every role does anyway is up to a fiftieth of a processor. */
export const IDLE_CHECK_MS = 10_000;
