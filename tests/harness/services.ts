// A shop stands on these in a test: a database, an event store and perhaps Redis, of its own. Where they come from:
// - DATABASE_URL set: databases are made in that server, whose user must be allowed to
// (tests/harness/database-server.ts).
// - EVENTSTORE_URL set: that store. A shop reads all of it, so it must be empty; as nothing can empty a cluster, one
// test file runs on one, and
//   the shop is filled anew instead of beginning with a copy (global-setup.ts).
// - TEST_EVENT_STORE=outside: a store of its own, as a process with a database of its own behind a proxy, stands in for
// a cluster.
// - REDIS_URL set: one of its numbered databases for each shop.
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { startServerProcess } from '#event-store/contract/server-process.ts';
import { startEventStore } from '#event-store/server.ts';
import { FIRST_MOMENT, PREPARED_MOMENT, setShopClock, type ShopClock } from './shop-clock.ts';
import { shopLog } from './shop-log.ts';
import { startStoreProxy, type StoreProxy } from './store-proxy.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestServices {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly redisUrl: string | undefined;
  /** The present of the shop that stands on them, and of its database. */
  readonly clock: ShopClock;
  /** The proxy in front of the event store, where there is one. */
  readonly proxy: StoreProxy | undefined;
  /** A copy was asked for, and could not be had: the store is a cluster's. */
  readonly lacksPrepared: boolean;
  close(): Promise<void>;
}

const REDIS_DATABASES = 15;
let redisDatabases = 0;

/**
 * Empty, or with what the database `copied` holds.
 * @param moment at which their time begins; 'machine' for shops some of whose processes run by themselves
 */
export async function openServices(copied?: string, moment: string = FIRST_MOMENT): Promise<TestServices> {
  const database = await createTestDatabase(process.env['EVENTSTORE_URL'] ? undefined : copied);
  const clock = await setShopClock(database.url, moment === 'machine' ? undefined : moment);
  return servicesOn(database, await openStore(database.url, copied), clock, copied);
}

/** What is to be copied has its history in its own database, whatever store the copies are to stand on. */
export async function openCopiedServices(database: TestDatabase): Promise<TestServices> {
  const clock = await setShopClock(database.url, PREPARED_MOMENT);
  return servicesOn(database, await openEmbeddedStore(database.url), clock);
}

interface OpenStore {
  readonly url: string;
  readonly proxy: StoreProxy | undefined;
  close(): Promise<void>;
}

async function servicesOn(
  database: TestDatabase,
  store: OpenStore,
  clock: ShopClock,
  copied?: string,
): Promise<TestServices> {
  return {
    databaseUrl: database.url,
    eventStoreUrl: store.url,
    redisUrl: await emptyRedis(),
    clock,
    proxy: store.proxy,
    lacksPrepared: copied !== undefined && process.env['EVENTSTORE_URL'] !== undefined,
    async close() {
      await store.close();
      await database.drop();
    },
  };
}

/** A store of its own process and database behind a proxy. */
export async function openOutsideStore(
  copied?: string,
): Promise<OpenStore & { readonly direct: string; readonly proxy: StoreProxy }> {
  const database = await createTestDatabase(copied);
  const server = await startServerProcess(database.url);
  const proxy = await startStoreProxy(server.url);
  return {
    url: proxy.url,
    direct: server.url,
    proxy,
    async close() {
      await proxy.close();
      await server.stop();
      await database.drop();
    },
  };
}

async function openStore(databaseUrl: string, copied?: string): Promise<OpenStore> {
  const { EVENTSTORE_URL: given, TEST_EVENT_STORE: kind } = process.env;
  if (given) return { url: given, proxy: undefined, close: () => Promise.resolve() };
  return kind === 'outside' ? openOutsideStore(copied) : openEmbeddedStore(databaseUrl);
}

async function openEmbeddedStore(databaseUrl: string): Promise<OpenStore> {
  const token = randomBytes(16).toString('hex');
  const server = await startEventStore({ databaseUrl, port: 0, token }, shopLog);
  return {
    url: `esdb://127.0.0.1:${server.port}?tls=false&connectionName=${token}`,
    proxy: undefined,
    close: () => server.close(),
  };
}

async function emptyRedis(): Promise<string | undefined> {
  const { REDIS_URL: given } = process.env;
  if (!given) return undefined;
  const url = new URL(given);
  url.pathname = `/${(redisDatabases++ % REDIS_DATABASES) + 1}`;
  const redis = new Redis(url.href);
  await redis.flushdb();
  redis.disconnect();
  return url.href;
}
