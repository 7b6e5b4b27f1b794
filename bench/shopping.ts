// Drives the shop with what buyers do.
import { Browser } from './browser.ts';
import { loadWork, percentiles, type Figure } from './measure.ts';

export const address = {
  firstName: 'Load',
  lastName: 'Test',
  addressLine1: '1 rue du Marché',
  city: 'Montréal',
  state: 'QC',
  zip: 'H2X 1A1',
  country: 'CA',
  phone1: '514-555-0199',
};

/** Items with plenty of stock. */
export async function plentiful(url: string, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; found.length < count; page++) {
    const { body } = await new Browser(url).get(`category/catalog&category=bearings&pageSize=96&page=${page}`);
    const products = body['products'] as { itemNumber: string; availability: { status: string; quantity: number } }[];
    if (!products.length) break;
    found.push(
      ...products
        .filter((p) => p.availability.status === 'in-stock' && p.availability.quantity > 20)
        .map((p) => p.itemNumber),
    );
  }
  return found.slice(0, count);
}

/** As loadPage has its first seconds. */
const WARM_UP_SECONDS = 5;

export async function addToCart(url: string, clients: number, seconds: number): Promise<Figure> {
  const items = await plentiful(url, 40);
  const browsers = await Promise.all(
    Array.from({ length: clients }, async () => {
      const browser = new Browser(url);
      await browser.post('cart/addtocart', { ProductId: items[0], Qty: 1 });
      return browser;
    }),
  );
  const name = `add to cart, ${clients} clients`;
  const add = (client: number, round: number) =>
    browsers[client]!.post('cart/addtocart', { ProductId: items[round % items.length], Qty: 1 });
  await loadWork(name, clients, WARM_UP_SECONDS, add);
  return loadWork(name, clients, seconds, add);
}

export async function addToLongCart(url: string, lines: number, seconds: number): Promise<Figure> {
  const items = await allItems(url, lines);
  const browser = new Browser(url);
  for (const ProductId of items) await browser.post('cart/addtocart', { ProductId, Qty: 1 });
  return loadWork(`add to a cart of ${items.length} lines`, 1, seconds, (_client, round) =>
    browser.post('cart/addtocart', { ProductId: items[round % items.length], Qty: 1 }),
  );
}

/** Any items that can be bought, from several categories. */
export async function allItems(url: string, count: number): Promise<string[]> {
  const items: string[] = [];
  for (const category of ['bearings', 'fasteners', 'power-transmission', 'motors-drives', 'valves']) {
    for (let page = 1; items.length < count; page++) {
      const { body, status } = await new Browser(url).get(
        `category/catalog&category=${category}&pageSize=96&page=${page}`,
      );
      const products =
        status === 200 ? (body['products'] as { itemNumber: string; availability: { status: string } }[]) : [];
      if (!products.length) break;
      items.push(...products.filter((p) => p.availability.status !== 'sold-out').map((p) => p.itemNumber));
    }
  }
  return [...new Set(items)].slice(0, count);
}

/**
 * Orders before the clock starts, as loadPage has its first seconds: code that runs for the first time is not what
 * lasts.
 */
const WARM_UP_ORDERS = 200;

export interface ReadyCart {
  readonly browser: Browser;
  readonly orderId: string;
  readonly total: number;
  /** Of a card that is approved. */
  readonly token: string;
}

/** A new guest's cart of one line with its header, and a card. */
export async function readyCart(
  url: string,
  gatewayUrl: string,
  itemNumber: string,
  Email = 'load@example.com',
): Promise<ReadyCart> {
  const browser = new Browser(url);
  const cart = await browser.post('cart/addtocart', { ProductId: itemNumber, Qty: 1 });
  const orderId = String(cart['OrderID']);
  const header = await browser.post('checkout/saveheader', {
    ...{ OrderId: orderId, Email, ShipTo: address, BillTo: address, ShippingMethod: 'ground' },
  });
  return { browser, orderId, total: Number(header['OrderTotal']), token: await cardToken(gatewayUrl) };
}

export const placeOrder = ({ browser, orderId, total, token }: ReadyCart) =>
  browser.tryPost('checkout/placeorder', {
    OrderId: orderId,
    OrderTotal: total,
    payment: { method: 'card', token },
  });

type Placing = (cart: ReadyCart) => ReturnType<typeof placeOrder>;

const PART = 300;

/** Shared out over three cards, each a payment of its own at the provider. */
export const placeByThree = async (gatewayUrl: string, { browser, orderId, total, token }: ReadyCart) => {
  const others = await Promise.all([cardToken(gatewayUrl), cardToken(gatewayUrl)]);
  const [first, second, rest] = [token, ...others].map((one) => ({ method: 'card', token: one }));
  return browser.tryPost('checkout/processmultiplepayment', {
    OrderId: orderId,
    OrderTotal: total,
    Payments: [{ Amount: PART, payment: first }, { Amount: PART, payment: second }, { payment: rest }],
  });
};

/**
 * From an existing one-line cart with its header to a placed and paid order; carts are made before the clock starts.
 */
export async function checkout(
  url: string,
  gatewayUrl: string,
  clients: number,
  orders: number,
  { by, placing }: { readonly by: string; readonly placing: Placing } = { by: 'by card', placing: placeOrder },
): Promise<Figure> {
  const items = await plentiful(url, 60);
  const ready = await inParallel(WARM_UP_ORDERS + orders, 16, (n) =>
    readyCart(url, gatewayUrl, items[n % items.length]!),
  );
  const latencies: number[] = [];
  let failed = 0;
  const place = async (cart: ReadyCart) => {
    const started = performance.now();
    const answer = await placing(cart);
    if (answer.body['status'] === 'placed') latencies.push(performance.now() - started);
    else if (failed++ === 0) console.error('  checkout:', answer.status, answer.body['code']);
  };
  await inParallel(WARM_UP_ORDERS, clients, (n) => place(ready[n]!));
  latencies.length = 0;
  const begun = performance.now();
  await inParallel(orders, clients, (n) => place(ready[WARM_UP_ORDERS + n]!));
  return {
    name: `checkout ${by}, ${clients} clients`,
    perSecond: latencies.length / ((performance.now() - begun) / 1_000),
    ...percentiles(latencies),
    ...(failed ? { note: `${failed} failed` } : {}),
  };
}

/** Many shoppers, one last unit: exactly one order, every other a clean "sold out". */
export async function lastUnit(url: string, gatewayUrl: string, itemNumber: string, shoppers: number): Promise<Figure> {
  const carts = await Promise.all(Array.from({ length: shoppers }, () => readyCart(url, gatewayUrl, itemNumber)));
  const begun = performance.now();
  const answers = await Promise.all(carts.map(placeOrder));
  const seconds = (performance.now() - begun) / 1_000;
  const placed = answers.filter((answer) => answer.body['status'] === 'placed').length;
  const soldOut = answers.filter((answer) => answer.body['code'] === 'sold_out').length;
  return {
    name: `${shoppers} shoppers, one last unit`,
    note: `${placed} placed, ${soldOut} sold out, ${shoppers - placed - soldOut} other, in ${seconds.toFixed(2)} s`,
  };
}

/** Measures how long after a command's answer the read model shows it, at a steady rate. */
export async function visibleAfter(url: string, perSecond: number, seconds: number): Promise<Figure> {
  const items = await plentiful(url, 40);
  const browsers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const browser = new Browser(url);
      const cart = await browser.post('cart/addtocart', { ProductId: items[0], Qty: 1 });
      return { browser, orderId: String(cart['OrderID']) };
    }),
  );
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = n * (1_000 / perSecond);
    const { browser, orderId } = browsers[n % browsers.length]!;
    pending.push(
      new Promise<void>((resolve) => setTimeout(resolve, due)).then(async () => {
        await browser.post('cart/addtocart', { ProductId: items[n % items.length], Qty: 1 });
        const appended = performance.now();
        // The read waits for the position of the write before it answers.
        await browser.get(`cart/getcartdetails/${orderId}`);
        latencies.push(performance.now() - appended);
      }),
    );
  }
  await Promise.all(pending);
  return { name: `append to visible, ${perSecond} commands/s`, ...percentiles(latencies) };
}

export const APPROVED_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

export async function cardToken(gatewayUrl: string, number = APPROVED_CARD): Promise<string> {
  const response = await fetch(`${gatewayUrl}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/49', code: '123', holder: 'Load Test' }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Answers in the order of their numbers; at most `most` are under way. */
export async function inParallel<T>(count: number, most: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: most }, async () => {
      while (next < count) {
        const n = next++;
        answers[n] = await work(n);
      }
    }),
  );
  return answers;
}
