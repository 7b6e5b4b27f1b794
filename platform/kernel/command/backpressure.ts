// Work in the background makes room while shoppers wait for pages.
import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';
import type { Log } from '../runtime/log.ts';
import { listenTo } from '../postgres/listener.ts';
import { countOf, knex } from '../postgres/statement.ts';

export interface Backpressure {
  /** A web process of this shop has said in the last moments that it is busy with requests. */
  isHigh(): boolean;
}

export const noBackpressure: Backpressure = { isHigh: () => false };

const CHANNEL = 'web_busy';
const LOOK_EVERY_MS = 500;
/** Two looks may be missed; after that nobody waits any more. */
const HOLDS_MS = 3 * LOOK_EVERY_MS;
/** Share of the time in which the event loop works: beyond it requests begin to wait for each other. */
const BUSY_UTILIZATION = 0.5;
/** Fewer are no crowd: the loop is then busy with something else, such as following the import itself. */
const BUSY_REQUESTS = 10;

/** Tells whether requests keep this process busy, of what it did since it was asked last. */
export const requestsKeepBusy = (utilization: number, requests: number): boolean =>
  utilization >= BUSY_UTILIZATION && requests >= BUSY_REQUESTS;

/** Looks twice a second whether this process is busy, and tells the workers. `requests` came since the start. */
export function announceBusy(pool: Pool, requests: () => number, log: Log): { stop(): void } {
  let [loop, counted] = [performance.eventLoopUtilization(), requests()];
  const look = () => {
    const [nextLoop, nextCounted] = [performance.eventLoopUtilization(), requests()];
    const { utilization } = performance.eventLoopUtilization(nextLoop, loop);
    if (requestsKeepBusy(utilization, nextCounted - counted))
      countOf(pool, knex.raw(`select pg_notify(?, '')`, [CHANNEL])).catch((error: unknown) =>
        log.debug({ err: error }, 'workers could not be told that shoppers wait'),
      );
    [loop, counted] = [nextLoop, nextCounted];
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** Listens to what web processes say. Resolves once it does. */
export async function followBusy(
  databaseUrl: string,
  role: string,
  log: Log,
): Promise<Backpressure & { close(): Promise<void> }> {
  let heardAt = -Infinity;
  const listener = await listenTo({
    databaseUrl,
    role,
    log,
    channel: CHANNEL,
    onListening: async () => undefined,
    onNotification: () => (heardAt = performance.now()),
  });
  return { isHigh: () => performance.now() - heardAt < HOLDS_MS, close: () => listener.close() };
}
