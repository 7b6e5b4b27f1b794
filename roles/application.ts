// Puts the shop together: what every role that handles operations needs, from configuration to dispatcher.
import { createHmac } from 'node:crypto';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { openBlobs } from '#platform/blob/open-blobs.ts';
import { createCommandRunner } from '#platform/command/command-runner.ts';
import { createSnapshots } from '#platform/command/snapshots.ts';
import type { Config } from '#platform/config/config.ts';
import { createCodec } from '#platform/event-store/codec.ts';
import type { EventStore } from '#platform/event-store/event-store.ts';
import { createEventStore } from '#platform/event-store/eventstoredb.ts';
import { openRawStore } from '#platform/event-store/raw-history.ts';
import { reachStore } from '#platform/event-store/reach-store.ts';
import type { Log } from '#platform/log.ts';
import { createDispatcher, type Dispatcher } from '#platform/operations/dispatcher.ts';
import { createSandboxClient } from '#platform/payment/sandbox-client.ts';
import { createPersonKeys } from '#platform/personal-data/person-keys.ts';
import { expectNoMaintenance } from '#platform/postgres/maintenance.ts';
import { openDatabase } from '#platform/postgres/open.ts';
import type { Pool } from '#platform/postgres/pool.ts';
import { createStuckEffects } from '#platform/queue/stuck-effects.ts';
import { followPositions, type Positions } from '#platform/read-model/positions.ts';
import { createReadSide, type ReadSide } from '#platform/read-model/read-side.ts';
import { awaitReadModels } from '#platform/read-model/await-read-models.ts';
import type { Services } from '#platform/services.ts';
import { createThreadPool } from '#platform/threads/thread-pool.ts';
import { createRateLimits } from '#platform/security/rate-limits.ts';
import { createSecurityLog } from '#platform/security/security-log.ts';
import { createSignInGuard } from '#platform/security/sign-in-guard.ts';
import { createSecondFactors } from '#platform/session/second-factor.ts';
import { createPasswords } from '#platform/session/passwords.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { createQueryHandlers, mirroredReadModels, readModels, settingIsOn } from '#projections/registry.ts';
import { commandHandlers } from '#write-side/registry.ts';
import { threadFile } from './thread-file.ts';

export interface Foundation {
  readonly config: Config;
  readonly log: Log;
  readonly pool: Pool;
  readonly store: EventStore;
  close(): Promise<void>;
}

export interface Application extends Foundation {
  readonly positions: Positions;
  readonly read: ReadSide;
  readonly dispatcher: Dispatcher;
  readonly services: Services;
}

/** Database and event store. @throws OperatorError when one of them cannot be reached */
export async function layFoundation(config: Config, role: string, log: Log): Promise<Foundation> {
  const pool = await openDatabase(config.DATABASE_URL, role, log);
  try {
    await expectNoMaintenance(pool);
    await reachStore(config.EVENTSTORE_URL);
    await expectInUse(config.EVENTSTORE_URL);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const keys = await createPersonKeys(pool, Buffer.from(config.MASTER_KEY, 'base64'));
  const store = createEventStore(config.EVENTSTORE_URL, createCodec(eventCatalogue, keys), log);
  return {
    config,
    log,
    pool,
    store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}

/** @throws OperatorError when this store's history was moved to another one: what is appended here would be seen by nobody */
async function expectInUse(url: string): Promise<void> {
  const raw = openRawStore(url, createCodec(eventCatalogue));
  try {
    const to = await raw.movedTo();
    if (to !== undefined) throw new OperatorError(`EVENTSTORE_URL: the history of this event store was moved to ${to} (npm run migrate-store); set EVENTSTORE_URL to that one`);
  } finally {
    await raw.close();
  }
}

/** Everything that answers operations. Waits until the projector has made the read models. */
export async function buildApplication(config: Config, role: string, log: Log, clock?: () => Date): Promise<Application> {
  const foundation = await layFoundation(config, role, log);
  const { pool, store } = foundation;
  await awaitReadModels(pool, readModels);
  const positions = await followPositions(config.DATABASE_URL, log);
  const read = await createReadSide(pool, positions, mirroredReadModels);
  const limits = createRateLimits(pool, config.RATE_LIMIT_FACTOR);
  const threads = createThreadPool({ file: threadFile() });
  const nameKey = createHmac('sha256', Buffer.from(config.MASTER_KEY, 'base64')).update('user names').digest();
  const services: Services = {
    gateway: createSandboxClient(config.GATEWAY_URL, config.GATEWAY_API_KEY),
    blobs: openBlobs(config),
    passwords: createPasswords(pool),
    stuckEffects: createStuckEffects(pool),
    secondFactors: createSecondFactors(pool, Buffer.from(config.MASTER_KEY, 'base64')),
    secondFactorRequired: (config.STAFF_SECOND_FACTOR ?? (config.NODE_ENV === 'production' ? 'required' : 'optional')) === 'required',
    threads,
    limits,
    signInGuard: createSignInGuard(pool, limits),
    securityLog: createSecurityLog(pool, log),
    hashName: (name) => createHmac('sha256', nameKey).update(name.trim().toLowerCase()).digest('hex').slice(0, 40),
  };
  const dispatcher = createDispatcher({
    handlers: { ...commandHandlers, ...createQueryHandlers(read) },
    runner: createCommandRunner(store, createSnapshots(pool, log)),
    store,
    positions,
    log,
    services,
    isOn: (setting) => settingIsOn(read, setting),
    ...(clock ? { clock } : {}),
  });
  return {
    ...foundation,
    positions,
    read,
    dispatcher,
    services,
    async close() {
      await threads.close();
      await positions.close();
      await foundation.close();
    },
  };
}
