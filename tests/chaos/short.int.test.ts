// The short form of `npm run test:long`: every service goes away for seconds, and processes are killed, under load. Two
// web processes, two projectors and two workers against services that run elsewhere.
import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import type { ProxyMode } from '../harness/tcp-proxy.ts';
import { startCluster } from './cluster-shape.ts';
import type { Fault } from './faults.ts';
import { runFault, type FaultReport } from './run-fault.ts';
import type { ServiceName, ShopUnderTest } from './shop-under-test.ts';

const AWAY_MS = 1_500;
const BETWEEN_MS = 500;

/** Each service once; in every way, and for long, in the long form. */
const outages: readonly (readonly [ServiceName, ProxyMode])[] = [
  ['gateway', 'hang'],
  ['smtp', 'refuse'],
  ['redis', 'hang'],
  ['event-store', 'hang'],
  ['postgres', 'cut'],
];
/** At once: one of each kind goes on, and the event store begins again. */
const KILLED = ['worker-1', 'projector-1', 'web-2', 'event-store'];

const oneAfterTheOther: Fault = {
  name: 'one after the other',
  shape: 'cluster',
  seconds: 0,
  hitsWeb: true,
  losesRecords: true,
  async begin(shop) {
    for (const [service, mode] of outages) {
      await shop.proxies[service]?.set(mode);
      await delay(AWAY_MS);
      await shop.proxies[service]?.set('pass');
      await delay(BETWEEN_MS);
    }
    for (const name of KILLED) process.kill(shop.processes().get(name)!, 'SIGKILL');
  },
  end: async () => undefined,
};

describe('a shop whose services go away and whose processes are killed, under load', () => {
  let databases: TestDatabase[] = [];
  let shop: ShopUnderTest;
  let report: FaultReport;

  beforeAll(async () => {
    databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
    const [own, store, gateway] = databases.map(({ url }) => url);
    shop = await startCluster({ shop: { url: own! }, store: store!, gateway: gateway! });
    report = await runFault(shop, oneAfterTheOther, {
      ...{ guests: 2, leavesEvery: 0, orders: 4, restS: 240 },
      // Other tests run beside it: whoever never rests takes the processors from what recovers.
      pauseMs: 1_500,
    });
  });
  afterAll(async () => {
    await shop?.stop();
    for (const database of databases) await database.drop();
  });

  it('had something to lose', () => {
    expect(report.orders).toBeGreaterThan(8);
    expect(report.emails).toBeGreaterThan(report.orders);
  });

  it('goes on: orders are taken, read models follow, e-mails arrive', () =>
    expect(report.recovery).toEqual({
      order: expect.any(Number),
      readModels: expect.any(Number),
      emails: expect.any(Number),
      rest: expect.any(Number),
    }));

  it('has lost nothing, done nothing twice, and leaves nothing stuck or unseen; each request ended in time, none as a fault', () =>
    expect(report.broken).toEqual([]));
});
