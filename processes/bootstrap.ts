// Connects what every role needs: database and event store.
import { eventCatalogue } from '#domain/event-catalogue.ts';
import type { Config } from '#platform/adapters/config/config.ts';
import { deadlinesOf } from '#platform/kernel/runtime/deadlines.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import type { EventStore } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { openRawStore } from '#platform/kernel/event-store/raw-history.ts';
import { reachStore } from '#platform/kernel/event-store/reach-store.ts';
import { observedStore } from '#platform/adapters/observability/observed-store.ts';
import { unobserved, type Observability } from '#platform/adapters/observability/observability.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { createPersonKeys, type PersonKeys } from '#platform/kernel/personal-data/person-keys.ts';
import { expectNoMaintenance } from '#platform/kernel/postgres/maintenance.ts';
import { openDatabase } from '#platform/kernel/postgres/open.ts';
import { statementLimitOf, type Pool } from '#platform/kernel/postgres/pool.ts';

export interface Infrastructure {
  readonly config: Config;
  readonly log: Log;
  readonly pool: Pool;
  readonly store: EventStore;
  readonly keys: PersonKeys;
  readonly observability: Observability;
  close(): Promise<void>;
}

/** @throws OperatorError when one of them cannot be reached */
export async function connectInfrastructure(
  config: Config,
  role: string,
  log: Log,
  observability = unobserved,
): Promise<Infrastructure> {
  const statementMs = statementLimitOf(role) * config.TIME_LIMIT_FACTOR;
  const pool = await openDatabase(config.DATABASE_URL, role, log, undefined, undefined, statementMs);
  try {
    await expectNoMaintenance(pool);
    await reachStore(config.EVENTSTORE_URL);
    await expectInUse(config.EVENTSTORE_URL);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const keys = await createPersonKeys(pool, Buffer.from(config.MASTER_KEY, 'base64'));
  const store = observedStore(
    createEventStore(config.EVENTSTORE_URL, createCodec(eventCatalogue, keys), log, deadlinesOf(config)),
    observability,
  );
  return {
    config,
    log,
    pool,
    store,
    keys,
    observability,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}

/**
 * @throws OperatorError when this store's history was moved to another one: what is appended here would be seen by
 * nobody
 */
async function expectInUse(url: string): Promise<void> {
  const raw = openRawStore(url, createCodec(eventCatalogue));
  try {
    const to = await raw.movedTo();
    if (to !== undefined)
      throw new OperatorError(
        `EVENTSTORE_URL: the history of this event store was moved to ${to} (npm run migrate-store); set EVENTSTORE_URL to that one`,
      );
  } finally {
    await raw.close();
  }
}
