// The time of whoever tells of the past: each piece of work has its own.
import { AsyncLocalStorage } from 'node:async_hooks';
import { isoNow, type Clock } from '#platform/kernel/runtime/clock.ts';

const moment = new AsyncLocalStorage<number>();

/** `time`: milliseconds since 1970. */
export const at = <T>(time: number, work: () => Promise<T>): Promise<T> => moment.run(time, work);

/**
 * What a shop is built with whose history tells of the past (processes/application.ts): it waits as `present` does, and takes for
 * the present what `at` says, outside of it that of `present`.
 */
export const ofThePast = (present: Clock) => ({
  clock: { ...present, now: () => moment.getStore() ?? present.now() },
  recordedAt: (): string | undefined => (moment.getStore() === undefined ? undefined : isoNow(present)),
});
