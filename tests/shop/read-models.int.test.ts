import { pino } from 'pino';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { readModelProjection, type Projection } from '#platform/kernel/read-model/projection.ts';
import { runProjector } from '#platform/kernel/read-model/projector.ts';
import { rebuild } from '#platform/kernel/read-model/rebuild.ts';
import { readModels } from '#projections/registry.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import { cards } from '../harness/visitor.ts';

const silent = pino({ level: 'silent' });

describe('read models', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startShop();
    const placed = async (number: string) => {
      const visitor = shop.visitor();
      const { orderId, total } = await readyToPay(visitor, [
        ['6205', 2],
        ['LATER', 1],
      ]);
      return visitor.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'card', token: await visitor.cardToken(number) },
      });
    };
    await placed(cards.approved);
    await expect(placed(cards.declined)).rejects.toMatchObject({ answer: { code: 'card_declined' } });
    await shop.commands.credit.setLimit({ accountId: 'a1', limit: 9_000, currency: 'CAD' });
    await shop.commands.credit.hold({ accountId: 'a1', holdId: 'h1', amount: 5_000, currency: 'CAD' });
    await shop.commands.credit.postOpenItem({
      accountId: 'a1',
      holdId: 'h1',
      orderId: 'o1',
      placedAt: '2026-02-01T12:00:00Z',
    });
    await shop.commands.credit.receive({
      accountId: 'a1',
      amount: 2_000,
      reference: 'Cheque 1',
      receivedOn: '2026-02-02',
    });
    await shop.projectionsCaughtUp();
  });
  afterAll(() => shop.stop());

  const statusOf = async (name: string) =>
    (
      await shop.application.pool.query<{ status: string; error: string }>(
        'select status, error from platform.checkpoint where name = $1',
        [name],
      )
    ).rows[0];

  it.each(readModels.map((model) => [model.name, model] as const))(
    '%s is the same after a rebuild, byte for byte',
    async (_name, model) => {
      const { pool, store } = shop.application;
      expect(await rebuild(pool, store, [model], 'compare')).toMatchObject([{ same: true }]);
    },
  );

  it('are swapped by a rebuild while the shop goes on', async () => {
    const { pool, store } = shop.application;
    const orders = readModels.find((model) => model.name === 'order')!;
    await pool.query(`update ${orders.table} set status = 'shipped'`);
    expect(await rebuild(pool, store, [orders], 'swap')).toMatchObject([{ same: false }]);
    const visitor = shop.visitor();
    const { orderId, total } = await readyToPay(visitor, [['6205', 1]]);
    await visitor.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: total,
      payment: { method: 'card', token: await visitor.cardToken(cards.approved) },
    });
    await until(async () =>
      (await visitor.post('checkout/get_ordercomplete', { OrderId: orderId })).OrderHeader.OrderStatus === 'processing'
        ? true
        : undefined,
    );
    expect(await rebuild(pool, store, [orders], 'compare')).toMatchObject([{ same: true }]);
  });

  it('stop alone, with the event and the reason, when an event cannot be applied; the others go on', async () => {
    const { pool, store } = shop.application;
    // Names that no other file of this process has: statements are kept by the name of their table (prepared.ts).
    const broken: ReadModel<{ id: string }> = {
      name: 'broken_in_shop',
      version: 1,
      table: 'read.broken_in_shop_v1',
      key: 'id',
      columns: { id: 'text' },
      indexes: [],
      on: {
        OrderPlaced: () => ({
          key: 'x',
          apply: () => {
            throw new Error('cannot be applied');
          },
        }),
        CategoryAdded: () => ({ key: 'y', apply: () => ({ id: 'y' }) }),
      },
    };
    const healthy: Projection = {
      ...readModelProjection({
        ...broken,
        name: 'healthy_in_shop',
        table: 'read.healthy_in_shop_v1',
        on: { OrderPlaced: (event) => ({ key: event.id, apply: () => ({ id: event.id }) }) },
      }),
    };
    const ending = new AbortController();
    // The shop's own projector leads; this one stands by until the first has stopped.
    await shop.stopProjector();
    const running = runProjector({
      pool,
      store,
      projections: [readModelProjection(broken), healthy],
      log: silent,
      signal: ending.signal,
    });
    await until(async () => ((await statusOf('broken_in_shop'))?.status === 'faulted' ? true : undefined), 'the fault');
    expect((await statusOf('broken_in_shop'))!.error).toMatch(/OrderPlaced at order-.*cannot be applied/);
    const placed: string[] = [];
    for await (const chunk of store.readAll(undefined, 1_000))
      placed.push(...chunk.filter(({ type }) => type === 'OrderPlaced').map(({ id }) => id));
    expect(placed.length).toBeGreaterThanOrEqual(2);
    let rows: string[] = [];
    let standing: unknown;
    await until(
      async () => {
        standing = [
          (await pool.query('select name, status, position, epoch, error from platform.projection')).rows,
          (await pool.query('select * from platform.projection_group')).rows,
        ];
        rows = (await pool.query<{ id: string }>('select id from read.healthy_in_shop_v1')).rows.map(({ id }) => id);
        return rows.length === placed.length ? true : undefined;
      },
      () => `the healthy one has ${rows.length} of ${placed.length} orders (${JSON.stringify(standing)}), and`,
    );
    expect(rows.toSorted()).toEqual(placed.toSorted());
    ending.abort();
    await running;
  });
});
