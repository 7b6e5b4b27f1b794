// Of the processes that answer over one OpenSearch, one fills it. The lead is an advisory lock of PostgreSQL, which ends
// with its connection; versions of documents keep out what a process that hung writes too late.
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { tryLock } from '#platform/kernel/postgres/advisory-lock.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';

/** With the version of the index added: any numbers that nothing else locks, from "mwo" on. */
const FIRST_LOCK = 0x6d776f00;
const TRY_EVERY_MS = 1_000;

export const fillerLock = (version: number): number => FIRST_LOCK + version;

export interface Lead {
  /** Aborts when the lead is lost. */
  readonly signal: AbortSignal;
  /** @throws when it is lost, or this process ends */
  confirm(): Promise<void>;
}

export interface LeadOptions {
  readonly pool: Pool;
  readonly lock: number;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Works until its signal aborts. */
  readonly work: (lead: Lead) => Promise<void>;
}

/** Leads whenever nobody else does. Ends when `signal` aborts. */
export async function leadAgainAndAgain({ pool, lock, log, signal, work }: LeadOptions): Promise<void> {
  while (!signal.aborted) {
    let client: PoolClient | undefined;
    const lost = new AbortController();
    try {
      client = await pool.connect();
      client.on('error', (error) => lost.abort(error));
      while (!signal.aborted && !(await tryLock(client, lock))) await pause(signal);
      if (signal.aborted) continue;
      const held = client;
      const over = AbortSignal.any([signal, lost.signal]);
      await work({
        signal: over,
        async confirm() {
          over.throwIfAborted();
          await countOf(held, knex.select(knex.raw('1')));
        },
      });
    } catch (error) {
      if (signal.aborted) continue;
      log.warn({ err: error }, 'this process does not fill the index of OpenSearch; it tries again');
      await pause(signal);
    } finally {
      // The lock goes with the connection.
      client?.release(true);
    }
  }
}

const pause = (signal: AbortSignal) => delay(TRY_EVERY_MS, undefined, { signal }).catch(() => undefined);
