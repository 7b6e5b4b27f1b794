// What every role stands on: database and event store.
import { eventCatalogue } from '#domain/event-catalogue.ts';
import type { Config } from '#platform/config/config.ts';
import { createCodec } from '#platform/event-store/codec.ts';
import type { EventStore } from '#platform/event-store/event-store.ts';
import { createEventStore } from '#platform/event-store/eventstoredb.ts';
import type { Log } from '#platform/log.ts';
import { observedStore } from '#platform/observability/observed-store.ts';
import { unobserved, type Observability } from '#platform/observability/observability.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { createPersonKeys } from '#platform/personal-data/person-keys.ts';
import { openDatabase } from '#platform/postgres/open.ts';
import type { Pool } from '#platform/postgres/pool.ts';

export interface Foundation {
  readonly config: Config;
  readonly log: Log;
  readonly pool: Pool;
  readonly store: EventStore;
  readonly observability: Observability;
  close(): Promise<void>;
}

/** @throws OperatorError when one of them cannot be reached */
export async function layFoundation(config: Config, role: string, log: Log, observability = unobserved): Promise<Foundation> {
  const pool = await openDatabase(config.DATABASE_URL, role, log);
  const keys = await createPersonKeys(pool, Buffer.from(config.MASTER_KEY, 'base64'));
  const store = observedStore(createEventStore(config.EVENTSTORE_URL, createCodec(eventCatalogue, keys), log), observability);
  await store.head().catch((error: Error) => {
    const { message } = (error.cause as Error | undefined) ?? error;
    throw new OperatorError(`EVENTSTORE_URL: the event store cannot be reached (${/Last error: (?:Error: )?(.+?)\. Resolution note/.exec(message)?.[1] ?? message})`);
  });
  return {
    config,
    log,
    pool,
    store,
    observability,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
