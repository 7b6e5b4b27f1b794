// A fail-over of the event store is a retry (decision 0019). Two proxies in front of one store stand in for the nodes
// of a cluster.
import { readyToPay } from '../harness/readied-cart.ts';
import { expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { openOutsideStore, openServices, type TestServices } from '../harness/services.ts';
import { loadSmallCatalogue } from '../harness/small-catalogue.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { startStoreProxy, type StoreProxy } from '../harness/store-proxy.ts';
import { until } from '../harness/until.ts';
import { payByCard } from '../harness/visitor.ts';

const SHOPPERS = 20;

describe('twenty checkouts', () => {
  let services: TestServices;
  let cluster: Awaited<ReturnType<typeof openOutsideStore>>;
  let second: StoreProxy;
  let shop: TestShop;

  beforeAll(async () => {
    services = await openServices();
    cluster = await openOutsideStore();
    second = await startStoreProxy(cluster.direct);
    shop = await startShop({ services: { ...services, eventStoreUrl: cluster.url } });
    await loadSmallCatalogue(shop);
    await shop.projectionsCaughtUp();
  });
  afterAll(async () => {
    await shop.stop();
    await second.close();
    await cluster.close();
    await services.close();
  });

  /** Resolves to the orders' numbers; whatever a shopper is refused fails the test. */
  async function checkOut(during: (placed: () => number) => Promise<void>): Promise<string[]> {
    let placed = 0;
    const ready = await Promise.all(
      Array.from({ length: SHOPPERS }, async (_, n) => {
        const guest = shop.visitor();
        return {
          guest,
          ...(await readyToPay(guest, [['6205', 1]], `guest${n}@example.com`)),
          payment: await payByCard(guest),
        };
      }),
    );
    const orders = ready.map(async ({ guest, orderId, total, payment }) => {
      const outcome = await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      placed += 1;
      return outcome.status === 'placed' ? outcome.OrderNumber : outcome.status;
    });
    await Promise.all([...orders, during(() => placed)]);
    return Promise.all(orders);
  }

  const charges = async () =>
    (
      await shop.application.pool.query<{ charges: number; orders: number }>(
        `select count(*)::int as charges, count(distinct order_reference)::int as orders
          from sandbox_gateway.authorisation where status = 'captured'`,
      )
    ).rows[0];
  const some = (placed: () => number) => until(async () => (placed() >= 3 ? true : undefined), 'the first orders');

  it('see nothing of another node that begins to lead in their middle, and nothing happens twice', async () => {
    const numbers = await checkOut(async (placed) => {
      await some(placed);
      cluster.proxy.followLeader(second);
    });
    expect(second.appendCalls).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(SHOPPERS);
    expect(numbers.every((number) => !['declined', 'challenge', 'pending'].includes(number))).toBe(true);
    await shop.quiet();
    expect(await charges()).toEqual({ charges: SHOPPERS, orders: SHOPPERS });
    expect((await shop.visitor().post('product/productinfo', { productId: '6205' })).availability.quantity).toBe(
      5_000 - SHOPPERS,
    );
    await expectSameAfterRebuild(shop);
  });

  it('see nothing of connections that are cut, or of answers that come late', async () => {
    cluster.proxy.lead();
    const numbers = await checkOut(async (placed) => {
      second.delay(30);
      await some(placed);
      second.cut();
      cluster.proxy.cut();
      second.delay(0);
    });
    expect(new Set(numbers).size).toBe(SHOPPERS);
    await shop.quiet();
    expect(await charges()).toEqual({ charges: 2 * SHOPPERS, orders: 2 * SHOPPERS });
    expect((await shop.visitor().post('product/productinfo', { productId: '6205' })).availability.quantity).toBe(
      5_000 - 2 * SHOPPERS,
    );
  });
});
