// Measures what one order costs: a new guest from the first item to the mail in the mailbox, and who spends what on the
// way, by process and by statement.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ADMIN } from '#platform/kernel/postgres/embedded-roles.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import { cpuByProcess, startShopUnderTest, type ShopUnderTest } from './shop-under-test.ts';
import { address, cardToken, inParallel, plentiful } from './shopping.ts';

const WARM_UP_ORDERS = 150;
const ORDERS = 300;
const CONCURRENCY = 10;
/** So many of the costliest statements are printed. */
const SHOWN = 80;

interface Spent {
  readonly cpu: ReadonlyMap<string, number>;
  readonly events: number;
}

/** Restarts the shop of `folder` with PostgreSQL counting its statements. */
export async function orderCost(folder: string): Promise<Figure> {
  appendFileSync(
    join(readFileSync(join(folder, 'postgres-folder'), 'utf8'), 'postgresql.auto.conf'),
    "\nshared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track = 'top'\npg_stat_statements.track_utility = on\n",
  );
  const shop = await startShopUnderTest(folder);
  const admin = await asAdmin(folder, shop);
  try {
    await admin.query('create extension if not exists pg_stat_statements');
    await buy(shop, WARM_UP_ORDERS, 'warm');
    await admin.query('select pg_stat_statements_reset()');
    const before = await spent(shop, admin);
    const { seconds, latencies } = await buy(shop, ORDERS, 'cost');
    const after = await spent(shop, admin);
    const cpu = [...after.cpu]
      .map(([name, ms]) => [name, (ms - (before.cpu.get(name) ?? 0)) / ORDERS] as const)
      .filter(([, ms]) => ms >= 0.05)
      .sort(([, a], [, b]) => b - a);
    const events = (after.events - before.events) / ORDERS;
    const statements = await printStatements(admin, events);
    console.log(
      `\nCPU of an order: ${cpu.reduce((sum, [, ms]) => sum + ms, 0).toFixed(1)} ms; ${cpu.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')}`,
    );
    return {
      name: `an order from nothing to its mail, ${CONCURRENCY} at once`,
      perSecond: ORDERS / seconds,
      ...percentiles(latencies),
      note: `${events.toFixed(1)} events, ${(statements / events).toFixed(1)} statements each`,
    };
  } finally {
    await admin.end();
    await shop.stop();
  }
}

async function asAdmin(folder: string, { environment }: ShopUnderTest): Promise<pg.Client> {
  const { database } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as {
    database: { admin: string };
  };
  const url = new URL(environment['DATABASE_URL']!);
  const client = new pg.Client({
    host: url.hostname,
    port: Number(url.port),
    database: url.pathname.slice(1),
    user: ADMIN,
    password: database.admin,
  });
  await client.connect();
  return client;
}

export async function buy(
  { url, environment }: ShopUnderTest,
  count: number,
  name: string,
): Promise<{ seconds: number; latencies: number[] }> {
  const items = await plentiful(url, 60);
  const latencies: number[] = [];
  const begun = performance.now();
  await inParallel(count, CONCURRENCY, async (n) => {
    const started = performance.now();
    const browser = new Browser(url);
    const { OrderID: OrderId } = await browser.post('cart/addtocart', { ProductId: items[n % items.length], Qty: 1 });
    await browser.post('checkout/getshippingquotations', {
      OrderId,
      country: address.country,
      state: address.state,
      zip: address.zip,
    });
    const header = await browser.post('checkout/saveheader', {
      OrderId,
      Email: `${name}${n}@example.com`,
      ShipTo: address,
      BillTo: address,
      ShippingMethod: 'ground',
    });
    await browser.get(`customer/getpaymentoptions&orderId=${String(OrderId)}`);
    const token = await cardToken(environment['GATEWAY_URL']!);
    await browser.post('checkout/placeorder', {
      OrderId,
      OrderTotal: header['OrderTotal'],
      payment: { method: 'card', token },
    });
    latencies.push(performance.now() - started);
  });
  await mailed(environment['DATABASE_URL']!, name, count);
  return { seconds: (performance.now() - begun) / 1_000, latencies };
}

async function mailed(databaseUrl: string, name: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (
      const begun = Date.now();
      Date.now() - begun < 60_000;
      await new Promise((resolve) => setTimeout(resolve, 100))
    ) {
      const { rows } = await client.query<{ count: string }>(
        'select count(distinct "to") from platform.mailbox where "to" like $1',
        [`${name}%@example.com`],
      );
      if (Number(rows[0]!.count) === count) return;
    }
  } finally {
    await client.end();
  }
  throw new Error(`not every one of ${count} orders was confirmed by mail within a minute`);
}

async function spent(shop: ShopUnderTest, admin: pg.Client): Promise<Spent> {
  const { rows } = await admin.query<{ events: string }>(
    'select coalesce(max(index) + 1, 0) as events from proof.leaf',
  );
  return { cpu: cpuByProcess(shop), events: Number(rows[0]!.events) };
}

async function printStatements(admin: pg.Client, events: number): Promise<number> {
  const { rows } = await admin.query<{ calls: string; ms: number; query: string }>(
    `select sum(calls) as calls, sum(total_exec_time) as ms, query from pg_stat_statements
      join pg_database d on d.oid = dbid where datname = current_database() and userid <> (select oid from pg_roles
      where rolname = current_user) group by query order by calls desc`,
  );
  const total = rows.reduce((sum, { calls }) => sum + Number(calls), 0);
  console.log(`\nstatements of an order: ${(total / ORDERS).toFixed(1)}, for ${events.toFixed(1)} events`);
  for (const { calls, ms, query } of rows.slice(0, SHOWN))
    console.log(
      `  ${(Number(calls) / ORDERS).toFixed(2).padStart(6)} × ${(ms / Number(calls)).toFixed(3).padStart(7)} ms  ${query.replace(/\s+/g, ' ').slice(0, 130)}`,
    );
  return total / ORDERS;
}
