// Measures what one order costs: a new guest from the first item to the mail in the mailbox, and who spends what on the
// way, by process and by statement.
import pg from 'pg';
import { Browser } from './browser.ts';
import { startCountedShop, type CountedShop } from './counted-shop.ts';
import { percentiles, type Figure } from './measure.ts';
import { cpuByProcess, type ShopUnderTest } from './shop-under-test.ts';
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
  const shop = await startCountedShop(folder);
  try {
    await buy(shop, WARM_UP_ORDERS, 'warm');
    await shop.reset();
    const before = await spent(shop);
    const { seconds, latencies } = await buy(shop, ORDERS, 'cost');
    const after = await spent(shop);
    const cpu = [...after.cpu]
      .map(([name, ms]) => [name, (ms - (before.cpu.get(name) ?? 0)) / ORDERS] as const)
      .filter(([, ms]) => ms >= 0.05)
      .sort(([, a], [, b]) => b - a);
    const events = (after.events - before.events) / ORDERS;
    const statements = await printStatements(shop, events);
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
    await shop.stop();
  }
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

/** Waits until as many people whose address begins with `name` have a letter. */
export async function mailed(databaseUrl: string, name: string, count: number): Promise<void> {
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

async function spent(shop: CountedShop): Promise<Spent> {
  const { rows } = await shop.admin.query<{ events: string }>(
    'select coalesce(max(index) + 1, 0) as events from proof.leaf',
  );
  return { cpu: cpuByProcess(shop), events: Number(rows[0]!.events) };
}

async function printStatements(shop: CountedShop, events: number): Promise<number> {
  const statements = await shop.statements();
  const total = statements.reduce((sum, { calls }) => sum + calls, 0);
  console.log(`\nstatements of an order: ${(total / ORDERS).toFixed(1)}, for ${events.toFixed(1)} events`);
  for (const { calls, ms, query } of statements.slice(0, SHOWN))
    console.log(
      `  ${(calls / ORDERS).toFixed(2).padStart(6)} × ${(ms / calls).toFixed(3).padStart(7)} ms  ${query.replace(/\s+/g, ' ').slice(0, 130)}`,
    );
  return total / ORDERS;
}
