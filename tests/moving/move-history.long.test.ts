// code.md 5, cluster; decision 0019.
import { pino } from 'pino';
import { appendForeignEvent } from '#event-store/contract/foreign-event.ts';
import { readBridges } from '#platform/kernel/proof/bridges.ts';
import { readHeads } from '#platform/kernel/proof/heads.ts';
import { verifyHistory } from '#platform/kernel/proof/verify-history.ts';
import { isSignedBridge } from '#proof/bridge.ts';
import { accounts, staff } from '#demo/shop/customers.ts';
import { moveHistory } from '#processes/operations/move-history.ts';
import { orderByCard } from '../harness/order-desk.ts';
import { expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { emailsSent, makeKeys, sightOf, type Sight } from '../harness/same-shop.ts';
import { openOutsideStore, openServices, type TestServices } from '../harness/services.ts';
import { loadSmallCatalogue } from '../harness/small-catalogue.ts';
import { startShop, type TestShop } from '../harness/shop.ts';

const silent = pino({ level: 'silent' });

describe('a history that is moved to another store', () => {
  const environment = makeKeys();
  let services: TestServices;
  let other: Awaited<ReturnType<typeof openOutsideStore>>;
  let shop: TestShop | undefined;
  let before: Sight;
  const orders: string[] = [];
  const said: string[] = [];

  const move = (say: (line: string) => void = (line) => void said.push(line)) =>
    moveHistory({
      databaseUrl: services.databaseUrl,
      from: services.eventStoreUrl,
      to: other.url,
      seed: Buffer.from(environment.PROOF_KEY, 'base64'),
      log: silent,
      say,
    });
  const goOn = async (eventStoreUrl: string) =>
    (shop = await startShop({ environment, services: { ...services, eventStoreUrl } }));
  const stop = async () => {
    await shop?.stop();
    shop = undefined;
  };

  beforeAll(async () => {
    services = await openServices();
    other = await openOutsideStore();
    // Positions of the two stores differ, as they do between the embedded store and a cluster.
    await appendForeignEvent(services.eventStoreUrl, 'other-application-1');
    await appendForeignEvent(other.direct, 'another-1');
    await appendForeignEvent(other.direct, 'another-2');
    shop = await goOn(services.eventStoreUrl);
    await loadSmallCatalogue(shop);
    for (const input of accounts) await shop.send('account/open', input);
    for (const input of staff) await shop.send('staff/add', input);
    orders.push((await orderByCard(shop, [['6205', 2]])).orderId);
    await shop.signHead();
    orders.push((await orderByCard(shop, [['6205', 3]])).orderId);
    await emailsSent(shop, 2);
    before = await sightOf(shop, orders);
  });
  afterAll(async () => {
    await stop();
    await other.close();
    await services.close();
  });

  it('is not moved while a role could append', async () => {
    await expect(move()).rejects.toThrow(
      /^The shop still runs \((?!.*listen).*web.*\): stop every web, projector and worker first/,
    );
  });

  it('is copied on from where a copy was broken off, and left in use until the end', async () => {
    await stop();
    let appends = 0;
    other.proxy.delay(1);
    const broken = move(() => {
      // Progress is said after two seconds: by then some of it is there.
      if (++appends === 1) throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    other.proxy.delay(0);
    shop = await goOn(services.eventStoreUrl);
    orders.push((await orderByCard(shop, [['6306', 1]])).orderId);
    await emailsSent(shop, 3);
    before = await sightOf(shop, orders);
    await stop();
  });

  it('arrives whole, without the events of others, and says how fast', async () => {
    const moved = await move();
    expect(moved.isNew).toBe(true);
    expect(moved.copied).toBeLessThan(moved.events);
    expect(said.join('\n')).toMatch(
      /events copied in [\d.]+ s \(\d+ events\/s\), \d+ were there already\.\n1 events of streams "other…" are not the shop's/,
    );
    expect(said.at(-1)).toMatch(/^Both stores hold the same \d+ events .* 1 signed heads hold on the other side\.$/);
  });

  it('goes on there: no read model doubled, no e-mail and no charge again, and a new order goes through', async () => {
    shop = await goOn(other.url);
    await expectSameAfterRebuild(shop);
    expect(await sightOf(shop, orders)).toEqual(before);
    const { orderId } = await orderByCard(shop, [['6205', 1]]);
    await emailsSent(shop, 4);
    const after = await sightOf(shop, [...orders, orderId]);
    expect(after.emails).toHaveLength(before.emails.length + 1);
    expect(after.charges).toHaveLength(before.charges.length + 1);
    expect(after.stock).toBe(before.stock - 1);
  });

  it('is proven by heads from before and after, with a bridge that says what was moved', async () => {
    await shop!.signHead();
    const { pool, store } = shop!.application;
    const heads = await readHeads(pool);
    expect(heads).toHaveLength(2);
    expect(await verifyHistory(store, heads)).toMatchObject({ heads: 2, faults: [] });
    const bridges = await readBridges(pool);
    expect(bridges).toMatchObject([
      {
        kind: 'moved',
        from: expect.stringMatching(/^esdb:\/\/127\.0\.0\.1:\d+$/) as string,
        to: `esdb://127.0.0.1:${other.proxy.port}`,
        size: expect.any(Number) as number,
      },
    ]);
    expect(isSignedBridge(bridges[0]!)).toBe(true);
    expect(isSignedBridge({ ...bridges[0]!, to: 'esdb://elsewhere' })).toBe(false);
  });

  it('is not gone on with in the store that it left', async () => {
    await stop();
    await expect(goOn(services.eventStoreUrl)).rejects.toThrow(
      `the history of this event store was moved to esdb://127.0.0.1:${other.proxy.port}`,
    );
  });

  it('is not moved to where something else lies', async () => {
    await expect(move()).rejects.toThrow(/^The target holds more than the source/);
  });
});
