// Lists, search and suggestions of a shop with very many products, and what a change of one of them does meanwhile.
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { Browser } from './browser.ts';
import { changeToShop } from './change-to-shop.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { madeCategories, madeProduct } from './made-catalogue.ts';
import { loadPage, loadWork, percentiles, type Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import type { CategoryNode } from '#contracts/category/category.ts';
import { address, allItems, cardToken, plentiful } from './shopping.ts';

/** Products in the catalogues of the curve. */
const SIZES = [10_000, 30_000, 100_000] as const;
const PRODUCTS = 100_000;
const CHANGES = 100;
const CLIENTS = 16;
/** Different ones, of which some are asked for again before they are forgotten. */
const PAGES = 400;

const WORDS = [
  'bearing',
  'roulement',
  'stainless bolt',
  'roller chain',
  'courroie',
  'bronze valve',
  'nylon',
  'moteur',
  'hydraulic hose',
  'gants',
  'steel sprocket',
  'vérin',
  '2 hp moteur',
  'bearing for 25 mm shaft',
  '25 x 52 bearing',
  'hex bolt 12 mm zinc',
];
const BEGINNINGS = ['be', 'bea', 'bear', 'rou', 'roul', 'chai', 'st', 'stain', 'val', 'ZBB-1', 'ZHB-20', 'cour', 'mo'];
const FILTERS = [
  'made_material:Steel,Bronze;made_finish:Zinc;brand:Tarn%201,Rolvane%200,Norvik%202',
  'made_material:Nylon;made_grade:G1,G2,G3;made_finish:Plain,Phosphate',
  'made_grade:G4;made_material:Stainless%20steel;made_series:S1,S2,S3,S4,S5',
];
const families = madeCategories()
  .slice(5)
  .map(({ categoryId }) => categoryId);
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;

/** Tells whether the made product is there with its stock, which is what comes last. */
async function isFollowed({ url }: ShopUnderTest, n: number): Promise<boolean> {
  const { itemNumber, stock } = madeProduct(n);
  const { status, body } = await new Browser(url).tryPost('product/productinfo', { productId: itemNumber });
  return status === 200 && (body['availability'] as { quantity: number }).quantity === stock;
}

/** Up to so many made products, in the events and in the index. Returns the seconds that it took. */
async function fillUntil(shop: ShopUnderTest, from: number, until: number): Promise<number> {
  const begun = performance.now();
  await fillCatalogue(shop.environment['EVENTSTORE_URL']!, from, until);
  while (!(await isFollowed(shop, until - 1))) await delay(200);
  return (performance.now() - begun) / 1_000;
}

/** Delays of a role's event loop since it was last asked, as it says itself; a machine that others use too adds what they take. */
export async function loopDelay(shop: ShopUnderTest, name: string, role = 'catalogue-index'): Promise<Figure> {
  const text = await (await fetch(shop.metricsUrl(role))).text();
  const milliseconds = (metric: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${metric}_seconds\\S* (\\S+)`, 'm').exec(text)?.[1]) * 1_000;
  return {
    name: `event loop of ${role === 'web' ? 'web' : 'the index'}, ${name}`,
    medianMs: milliseconds('p50'),
    p99Ms: milliseconds('p99'),
    note: `${milliseconds('max').toFixed(0)} ms at most`,
  };
}

/** The n-th question: no answer comes twice in a while. */
interface Asked {
  list(n: number): string;
  itemNumber(n: number): string;
}

const listOf = (category: string, page: number) => `category/catalog&category=${category}&page=${page}`;

/** Any page of any family, of so many made products. */
const asksMade = (size: number): Asked => ({
  list: (n) =>
    listOf(
      pick(families, n),
      1 + (Math.floor(n / families.length) % Math.min(40, Math.floor(size / families.length / 24))),
    ),
  itemNumber: (n) => madeProduct((n * 7) % 2_000).itemNumber,
});

async function asksDemonstration(url: string): Promise<Asked> {
  const leaves = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => (node.ChildCategory.length ? leaves(node.ChildCategory) : [node]));
  const { body } = await new Browser(url).get('Category/GetCategoryLists');
  const pages = leaves(body as unknown as CategoryNode[]).flatMap(({ CategoryId, ProductCount }) =>
    Array.from({ length: Math.floor(ProductCount / 24) }, (_, page) => listOf(CategoryId, page + 1)),
  );
  const items = await allItems(url, 400);
  return { list: (n) => pick(pages, n), itemNumber: (n) => pick(items, n) };
}

const listAddress = asksMade(PRODUCTS).list;

export async function lists(url: string, how: string, asked: Asked): Promise<Figure[]> {
  let n = 0;
  const path = () => `/api/get?route=${asked.list(n++)}`;
  const body = () => ({ productId: asked.itemNumber(n++) });
  return [
    await loadPage(`one list of 24 with facets, JSON, ${how}`, `${url}${path()}`),
    await loadPage(`lists of 24 with facets, JSON, all different, ${how}`, url, { next: () => ({ path: path() }) }),
    await loadPage(`products, JSON, all different, ${how}`, `${url}/api/product/productinfo`, {
      body: body(),
      next: () => ({ body: JSON.stringify(body()) }),
    }),
  ];
}

/** At a steady rate, whether or not the shop keeps up, until the seconds are over or somebody stops it. */
async function steadily(
  name: string,
  perSecond: number,
  seconds: number,
  work: (n: number) => Promise<unknown>,
  stop?: AbortSignal,
): Promise<Figure> {
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  const begun = performance.now();
  let failed = 0;
  for (let n = 0; n < perSecond * seconds && !stop?.aborted; n++) {
    const due = begun + (n * 1_000) / perSecond;
    if (due > performance.now()) await delay(due - performance.now());
    pending.push(
      work(n)
        .then(() => void latencies.push(performance.now() - due))
        .catch(() => void failed++),
    );
  }
  await Promise.all(pending);
  return {
    name,
    perSecond: latencies.length / ((performance.now() - begun) / 1_000),
    ...percentiles(latencies),
    ...(failed ? { note: `${failed} failed` } : {}),
  };
}

const searchFor = (browser: Browser, n: number) =>
  browser.post('category/searchbykeyword', { keyword: pick(WORDS, n), filters: pick(FILTERS, n), page: 1 });

export async function searches(shop: ShopUnderTest): Promise<Figure[]> {
  const browser = new Browser(shop.url);
  await steadily('', 20, 2, (n) => searchFor(browser, n));
  return [
    await loopDelay(shop, 'words that nobody asked for before'),
    await steadily('search with three facets', 100, 8, (n) => searchFor(browser, n)),
    await steadily('suggestions', 200, 6, (n) =>
      browser.post('category/autocomplete', { keyword: pick(BEGINNINGS, n) }),
    ),
    await loopDelay(shop, 'searches and suggestions'),
  ];
}

/** What staff change, while others go on searching and reading. */
async function changes(url: string): Promise<Figure[]> {
  const browser = new Browser(url);
  const stop = new AbortController();
  const others = steadily(
    'everything else meanwhile',
    60,
    Infinity,
    (n) => (n % 2 ? searchFor(browser, n) : browser.get(listAddress(n))),
    stop.signal,
  );
  const figures = await changeToShop(
    url,
    Array.from({ length: CHANGES }, (_, n) => madeProduct(n * 3).itemNumber),
  );
  stop.abort();
  return [...figures, await others];
}

export async function* catalogueFigures(shop: ShopUnderTest): AsyncGenerator<Figure> {
  yield* await lists(shop.url, 'of the demonstration', await asksDemonstration(shop.url));
  for (const [at, size] of SIZES.entries()) {
    const made = SIZES[at - 1] ?? 0;
    // In a data folder that is kept they are there already.
    if (!(await isFollowed(shop, size - 1))) {
      const seconds = await fillUntil(shop, made, size);
      yield { name: `${size - made} products followed from history`, perSecond: (size - made) / seconds };
    } else if (size !== PRODUCTS) continue;
    yield* await lists(shop.url, `with ${size} more products`, asksMade(size));
    await loopDelay(shop, '');
    yield* await searches(shop);
  }
  yield* await changes(shop.url);
  yield await loopDelay(shop, 'while products change');
}

/** Rows of 5,000 products with price and stock a second, from the command to its end. */
async function signedIn(url: string): Promise<Browser> {
  const browser = new Browser(url);
  await browser.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  return browser;
}

export async function signedInPage(url: string, path: string): Promise<Figure> {
  const { cookie } = await signedIn(url);
  return loadPage('list, server-rendered page, signed in, cached', `${url}${path}`, {
    headers: { 'accept-encoding': 'gzip', cookie: cookie.replace(/mw_position=[^;]*;? ?/, '') },
  });
}

/**
 * 90 % pages and lists, 8 % cart, 2 % checkouts; a fifth of the readers signed in. Once without the writes, once with
 * them.
 */
export async function mixedLoad({ url, environment }: ShopUnderTest): Promise<Figure[]> {
  const items = await plentiful(url, 40);
  const readers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, n) => (n % 5 ? Promise.resolve(new Browser(url)) : signedIn(url))),
  );
  const shoppers = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const browser = new Browser(url);
      await browser.post('cart/addtocart', { ProductId: items[0], Qty: 1 });
      return browser;
    }),
  );
  let n = 0;
  const pageLatencies: number[] = [];
  const read = async (client: number) => {
    const begun = performance.now();
    const page = n++ % PAGES;
    if (page % 2) await readers[client]!.get(listAddress(page));
    else await readers[client]!.page(`/product/${madeProduct(page * 11).itemNumber}/item`);
    pageLatencies.push(performance.now() - begun);
  };
  const measured = async (name: string, writes: boolean): Promise<Figure> => {
    pageLatencies.length = 0;
    const begun = performance.now();
    await loadWork(name, CLIENTS, 10, async (client, round) => {
      const kind = round % 50;
      if (!writes || kind >= 5) return read(client);
      if (kind > 0) return shoppers[client]!.post('cart/addtocart', { ProductId: pick(items, round), Qty: 1 });
      return order(url, environment['GATEWAY_URL']!, pick(items, round + client));
    });
    return {
      name,
      perSecond: pageLatencies.length / ((performance.now() - begun) / 1_000),
      ...percentiles(pageLatencies),
    };
  };
  await measured('', false);
  const alone = await measured('pages and lists alone', false);
  const mixed = await measured('pages and lists of the mixed load', true);
  return [
    alone,
    { ...mixed, note: `${Math.round((mixed.perSecond! / alone.perSecond!) * 100)} % of the rate without writes` },
  ];
}

async function order(url: string, gatewayUrl: string, itemNumber: string): Promise<void> {
  const browser = new Browser(url);
  const cart = await browser.post('cart/addtocart', { ProductId: itemNumber, Qty: 1 });
  const header = await browser.post('checkout/saveheader', {
    OrderId: cart['OrderID'],
    Email: 'load@example.com',
    ShipTo: address,
    BillTo: address,
    ShippingMethod: 'ground',
  });
  await browser.post('checkout/placeorder', {
    OrderId: cart['OrderID'],
    OrderTotal: header['OrderTotal'],
    payment: { method: 'card', token: await cardToken(gatewayUrl) },
  });
}
