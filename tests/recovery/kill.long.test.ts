// One shop, as `npm start` runs it, under load; each of its processes is killed in the middle of it. What was
// acknowledged stays.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#platform/adapters/config/config.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { rebuild } from '#platform/kernel/read-model/rebuild.ts';
import { stock } from '#projections/stock/stock.ts';
import { orders } from '#projections/order/orders.ts';
import { readModels } from '#projections/registry.ts';
import { connectInfrastructure, type Infrastructure } from '#processes/bootstrap.ts';
import {
  newDataFolder,
  processesOf,
  removeDataFolder,
  startSupervisor,
  type Supervisor,
} from '../harness/supervisor.ts';
import { until } from '../harness/until.ts';
import { startDesk, type Desk, type Settled } from './desk.ts';
import { readHistory, type History } from './history.ts';
import { startShoppers, type Acknowledged, type Shoppers } from './shoppers.ts';

const SHOPPERS = 8;
/** Orders that must be acknowledged before a process is killed, and again after it came back. */
const ORDERS = 5;
const silent = pino({ level: 'silent' });

describe('a shop whose processes are killed under load', () => {
  const data = newDataFolder();
  let port = 0;
  let supervisor: Supervisor;
  let shoppers: Shoppers;
  let foundation: Infrastructure;
  let acknowledged: Acknowledged;
  let desk: Desk;
  let settled: Settled;
  let history: History;

  const start = async () => {
    supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(port) });
    await supervisor.ready();
  };
  const environment = () => JSON.parse(readFileSync(join(data, 'environment.json'), 'utf8')) as Record<string, string>;
  const moreOrders = async (count: number) => {
    const { orders } = shoppers.acknowledged;
    const wanted = orders.length + count;
    await until(async () => (orders.length >= wanted ? true : undefined), `${count} more orders`);
  };
  const isReady = async () => {
    const answer = (await fetch(`http://localhost:${port}/health/ready`).then(
      (response) => response.json(),
      () => undefined,
    )) as { status: string } | undefined;
    return answer?.status === 'ready' ? true : undefined;
  };

  beforeAll(async () => {
    port = await freePort();
    await start();
    const looking = await connectInfrastructure(readConfig(environment()), 'test', silent);
    const { rows } = await looking.pool.query<{ item_number: string }>(
      `select item_number from ${stock.table} order by (select max(value::int) from jsonb_each_text(on_hand)) desc, item_number limit 6`,
    );
    await looking.close();
    shoppers = startShoppers({
      url: `http://localhost:${port}`,
      gatewayUrl: environment()['GATEWAY_URL']!,
      count: SHOPPERS,
      items: rows.map((row) => row.item_number),
    });
    acknowledged = shoppers.acknowledged;
    desk = startDesk(`http://localhost:${port}`, environment()['GATEWAY_URL']!, acknowledged);
    settled = desk.settled;
  });

  afterAll(async () => {
    await Promise.all([shoppers?.stop(), desk?.stop()]);
    await foundation?.close();
    await supervisor?.stop();
    removeDataFolder(data);
  });

  it.each(['web', 'worker', 'projector', 'gateway', 'event-store', 'postgres'])(
    'sells on after its %s was killed',
    async (name) => {
      await moreOrders(ORDERS);
      const killed = processesOf(supervisor.pid).get(name)!;
      process.kill(killed, 'SIGKILL');
      await until(
        async () => ((processesOf(supervisor.pid).get(name) ?? killed) !== killed ? true : undefined),
        `a new ${name}`,
      );
      await until(isReady, 'readiness');
      await moreOrders(ORDERS);
    },
  );

  it('sells on after its supervisor was killed and started again on the same data', async () => {
    await moreOrders(ORDERS);
    expect(await supervisor.stop('SIGKILL')).toBe(null);
    await start();
    await moreOrders(ORDERS);
  });

  describe('afterwards', () => {
    beforeAll(async () => {
      await Promise.all([shoppers.stop(), desk.stop()]);
      foundation = await connectInfrastructure(readConfig(environment()), 'test', silent);
      await allEffectsDone();
      history = await readHistory(foundation.store);
    });

    /**
     * Pretends that twenty minutes had gone by: every timer is due, and who fell silent is given up. BullMQ does that by its
     * own clock, after 30 s.
     */
    async function allEffectsDone(): Promise<void> {
      await foundation.pool.query(
        `update platform.effect set due_at = due_at - interval '20 minutes',
          queued_at = queued_at - interval '20 minutes', claimed_at = claimed_at - interval '20 minutes'
          where status in ('waiting', 'queued', 'running')`,
      );
      await until(
        async () => {
          const { rows } = await foundation.pool.query(
            `select 1 from platform.effect where status in ('waiting', 'queued', 'running') limit 1`,
          );
          return rows.length ? undefined : true;
        },
        'every effect',
        90_000,
      );
    }

    it('there was something to lose', () => {
      expect(acknowledged.orders.length).toBeGreaterThan(7 * ORDERS);
      expect(shoppers.unknown).toBeGreaterThan(0);
      expect(settled.refunds.length).toBeGreaterThan(ORDERS);
      expect(settled.edits.length).toBeGreaterThan(ORDERS);
    });

    it('nobody was refused but for a declined card', () => {
      expect(new Set(acknowledged.refusals)).toEqual(new Set(['card_declined']));
      expect(settled.refusals).toEqual([]);
    });

    it('every acknowledged cart line is in its cart', () => {
      for (const { orderId, itemNumber, quantity, sure } of acknowledged.lines) {
        const line = history.carts.get(orderId)?.lines.find((one) => one.itemNumber === itemNumber);
        if (sure) expect({ orderId, quantity: line?.quantity }).toEqual({ orderId, quantity });
        else expect(line?.quantity).toBeGreaterThanOrEqual(quantity);
      }
    });

    it('every acknowledged order is placed exactly once, under its number, and its money captured', async () => {
      const { rows } = await foundation.pool.query<{ order_id: string; order_number: string }>(
        `select order_id, order_number from ${orders.table}`,
      );
      const numbers = new Map(rows.map((row) => [row.order_id, row.order_number]));
      for (const { orderId, orderNumber } of acknowledged.orders) {
        expect(numbers.get(orderId)).toBe(orderNumber);
        expect(history.placed.get(orderId)).toBe(1);
        for (const { paymentId } of history.orders.get(orderId)!.payments)
          expect(history.payments.get(paymentId)?.status).toBe('captured');
      }
    });

    it('every checkout is settled: completed and its cart ordered, or undone or never begun and its cart open', () => {
      for (const [orderId, { status }] of history.checkouts) {
        expect(['completed', 'undone', 'abandoned']).toContain(status);
        expect({ orderId, cart: history.carts.get(orderId)?.status }).toEqual({
          orderId,
          cart: status === 'completed' ? 'ordered' : 'open',
        });
        expect(history.placed.get(orderId) ?? 0).toBe(status === 'completed' ? 1 : 0);
      }
      for (const [orderId, { status }] of history.carts)
        if (!history.checkouts.has(orderId)) expect({ orderId, status }).toEqual({ orderId, status: 'open' });
    });

    it('the gateway captured once for every order, and holds no money of anybody else', async () => {
      const { rows } = await foundation.pool.query<{ status: string; key: string }>(
        'select status, idempotency_key as key from sandbox_gateway.authorisation',
      );
      const captured = rows.filter(({ status }) => status === 'captured').map(({ key }) => key.split('.')[0]);
      expect(captured.sort()).toEqual([...history.placed.keys()].sort());
      expect(rows.filter(({ status }) => status === 'authorised')).toEqual([]);
    });

    it('every refund that was acknowledged was given back once, and none is left half-way', async () => {
      for (const { orderId, refundId, amount } of settled.refunds)
        expect(history.orders.get(orderId)!.refunds[refundId]).toMatchObject({ status: 'completed', amount });
      const { rows } = await foundation.pool.query<{ order_id: string; amount: string }>(
        `select a.order_reference as order_id, sum(r.amount) as amount from sandbox_gateway.refund r
          join sandbox_gateway.authorisation a on a.reference = r.authorisation where r.status = 'refunded' group by 1`,
      );
      const atGateway = new Map(rows.map(({ order_id, amount }) => [order_id, Number(amount)]));
      for (const [orderId, { refunds, editing }] of history.orders) {
        expect(Object.values(refunds).filter(({ status }) => status !== 'completed')).toEqual([]);
        expect({ orderId, refunded: atGateway.get(orderId) ?? 0 }).toEqual({
          orderId,
          refunded: Object.values(refunds).reduce((sum, refund) => sum + refund.amount, 0),
        });
        expect(editing).toBeUndefined();
      }
    });

    it('every edit that was acknowledged is in its order', () => {
      for (const { orderId, quantity } of settled.edits)
        expect({ orderId, quantity: history.orders.get(orderId)!.draft.lines[0]!.quantity }).toEqual({
          orderId,
          quantity,
        });
    });

    it('the stock that is held is that of the orders', async () => {
      const { rows } = await foundation.pool.query<{ item_number: string; held: Record<string, number> }>(
        `select item_number, held from ${stock.table}`,
      );
      const held = new Map(
        rows.map((row) => [row.item_number, Object.values(row.held).reduce((sum, n) => sum + n, 0)]),
      );
      const holding = new Set<string>();
      for (const [itemNumber, { holds }] of history.stock) {
        const open = Object.entries(holds);
        for (const [holdId] of open) holding.add(holdId.split('.')[0]!);
        expect(held.get(itemNumber)).toBe(
          open.flatMap(([, hold]) => hold.allocations).reduce((sum, { quantity }) => sum + quantity, 0),
        );
      }
      expect([...holding].sort()).toEqual([...history.placed.keys()].sort());
    });

    it('every order was confirmed by exactly one mail, or is shown as held because nobody knows', async () => {
      const { rows: failed } = await foundation.pool.query<{ status: string }>(
        `select effect_id, status, error from platform.effect where status not in ('done', 'ambiguous')`,
      );
      expect(failed).toEqual([]);
      const { rows } = await foundation.pool.query<{ subject: string }>('select subject from platform.mailbox');
      const { rows: held } = await foundation.pool.query<{ order_id: string }>(
        `select data->>'orderId' as order_id from platform.effect where status = 'ambiguous' and job = 'email-buyer-when-order-placed'`,
      );
      const { rows: placed } = await foundation.pool.query<{ order_id: string; order_number: string }>(
        `select order_id, order_number from ${orders.table}`,
      );
      expect(placed).toHaveLength(history.placed.size);
      for (const { order_id, order_number } of placed) {
        const mails = rows.filter(({ subject }) =>
          [`Your order ${order_number}`, `Votre commande ${order_number}`].includes(subject),
        ).length;
        expect({ order_number, mails }).toEqual({
          order_number,
          mails: held.some((one) => one.order_id === order_id) ? 0 : 1,
        });
      }
    });

    it('every read model equals a rebuild', async () => {
      const rebuilt = await rebuild(foundation.pool, foundation.store, readModels, 'compare');
      expect(rebuilt.filter(({ same }) => !same)).toEqual([]);
    });
  });
});
