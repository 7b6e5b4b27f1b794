// The auditor's views of one long history, at events all along it.
import pg from 'pg';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import { address, cardToken } from './shopping.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** With fewer, the worst would be the 99th percentile. */
const REQUESTS = 200;
const POLL_MS = 250;

/** An order shipped piece by piece, `events` long, then looked at as of `LOOKS` of its events, one after the other. */
export async function asOfLongOrder(
  { url, environment }: ShopUnderTest,
  itemNumber: string,
  events: number,
): Promise<Figure[]> {
  const buyer = new Browser(url);
  const cart = await buyer.post('cart/addtocart', { ProductId: itemNumber, Qty: events });
  const orderId = String(cart['OrderID']);
  const header = await buyer.post('checkout/saveheader', {
    OrderId: orderId,
    Email: 'load@example.com',
    ShipTo: address,
    BillTo: address,
    ShippingMethod: 'ground',
  });
  await buyer.post('checkout/placeorder', {
    OrderId: orderId,
    OrderTotal: header['OrderTotal'],
    payment: { method: 'card', token: await cardToken(environment['GATEWAY_URL']!) },
  });
  const staff = new Browser(url);
  await staff.post('admin/session/login', { userName: 'tomas', password: DEMO_PASSWORD });
  for (let shipped = 1; shipped < events; shipped++) {
    await staff.post('admin/order/shiplines', {
      orderId,
      carrier: 'Bench',
      trackingNumber: `B${shipped}`,
      lines: [{ lineId: '1', quantity: 1 }],
    });
  }
  await idle(environment['DATABASE_URL']!);
  const asOf = (view: string) =>
    looks(`${view} as of, order of ${events} events`, (n) =>
      staff.get(`${view}&orderId=${orderId}&asOf=order-${orderId}@${Math.floor(((n + 1) * (events - 1)) / REQUESTS)}`),
    );
  return [
    await asOf('admin/order/detail'),
    await asOf('admin/order/whyprice'),
    await looks(`moments of an order of ${events} events`, () =>
      staff.get(`admin/replay/moments&kind=order&id=${orderId}`),
    ),
  ];
}

async function looks(name: string, look: (n: number) => Promise<{ readonly status: number }>): Promise<Figure> {
  const latencies: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const begun = performance.now();
    const { status } = await look(n);
    if (status !== 200) throw new Error(`a look at the past was answered with ${status}`);
    latencies.push(performance.now() - begun);
  }
  return { name, ...percentiles(latencies), note: `the first ${latencies[0]!.toFixed(0)} ms` };
}

/** Until the worker has done what the shipments asked for. */
async function idle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (;;) {
    const { rows } = await client.query<{ busy: number }>(
      `select count(*)::int as busy from platform.effect where status in ('waiting', 'queued', 'running') and due_at <= now()`,
    );
    if (!rows[0]!.busy) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await client.end();
}
