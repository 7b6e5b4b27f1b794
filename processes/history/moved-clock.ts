// The time of whoever tells of the past: each piece of work has its own.
import { AsyncLocalStorage } from 'node:async_hooks';
import { isoNow, systemClock, type Clock } from '#platform/kernel/runtime/clock.ts';

const moment = new AsyncLocalStorage<number>();

/** Waits as the machine's does, and takes for the present what `at` says; outside of it, the machine's. */
const movedClock: Clock = { ...systemClock, now: () => moment.getStore() ?? systemClock.now() };

/** `time`: milliseconds since 1970. */
export const at = <T>(time: number, work: () => Promise<T>): Promise<T> => moment.run(time, work);

/** What a shop is built with whose history tells of the past (processes/application.ts). */
export const ofThePast = {
  clock: movedClock,
  recordedAt: (): string | undefined => (moment.getStore() === undefined ? undefined : isoNow(systemClock)),
};
