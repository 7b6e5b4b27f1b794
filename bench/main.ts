// npm run bench: the figures of the shop in its default shape, each beside the floor measured in the same run.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { benchEventStore } from '#event-store/bench.ts';
import { budget } from './budget.ts';
import { importRate, pagesDuringImport, type ImportBench } from './import-rate.ts';
import { catalogueFigures, mixedLoad, signedInPage } from './large-catalogue.ts';
import { dashboardFigures } from './dashboard.ts';
import { timelineOf } from './history.ts';
import { hotStream } from './hot-stream.ts';
import { lighthouseOf } from './lighthouse.ts';
import { longCarts } from './long-carts.ts';
import { loadPage, loadWork, type Figure } from './measure.ts';
import { monthEnd } from './month-end.ts';
import { orderCost } from './order-cost.ts';
import { orderList } from './orders.ts';
import { owing } from './owing.ts';
import { verifyBundle } from './proof.ts';
import { asOfLongOrder } from './replay.ts';
import {
  addToCart,
  addToLongCart,
  checkout,
  lastUnit,
  placeByThree,
  plentiful,
  visibleAfter,
  type ReadyCart,
} from './shopping.ts';
import { promotionFigures } from './promotions.ts';
import { purchasedItems } from './purchases.ts';
import { largeQuote, manyOnFew, races } from './quotes.ts';
import { startFloor, startShopUnderTest, type ShopUnderTest } from './shop-under-test.ts';

const LIST = '/api/get?route=category/catalog&category=deep-groove-ball-bearings';
const LIST_PAGE = '/category/deep-groove-ball-bearings/deep-groove-ball-bearings';
const folder = mkdtempSync(join(tmpdir(), 'millwright-bench-'));
/** A data folder that is kept: what is made for one run, such as 100,000 products, is there for the next. */
const data = process.env['BENCH_DATA'] ?? join(folder, 'data');
const wanted = process.argv.slice(2);
const figures: (Figure & { readonly ofFloor?: number })[] = [];
const NEED_NO_SHOP: readonly string[] = ['event-store', 'hot-stream', 'proof'];
const wants = (part: string) => !wanted.length || wanted.includes(part);

function report(figure: Figure, floor?: number): void {
  const number = (value: number | undefined, digits = 0) => (value === undefined ? '' : value.toFixed(digits));
  figures.push(figure);
  const share = floor && figure.perSecond ? `${Math.round((figure.perSecond / floor) * 100)} % of floor` : '';
  console.log(
    `${figure.name.padEnd(46)} ${number(figure.perSecond).padStart(8)}/s ${number(figure.medianMs, 1).padStart(8)} ms ` +
      `${number(figure.p99Ms, 1).padStart(8)} ms  ${share} ${figure.note ?? ''}`,
  );
}

async function readFloors({ environment }: ShopUnderTest): Promise<Floors> {
  const floor = await startFloor(environment['DATABASE_URL']!);
  const select = await loadPage('floor: Express 5 and one select by key', `${floor.url}/row/7`);
  await floor.stop();
  report(select);
  const pool = new pg.Pool({ connectionString: environment['DATABASE_URL'], max: 16 });
  await pool.query('create table if not exists public.floor_insert (id bigserial primary key, body text not null)');
  const insert = await loadWork('floor: single-row inserts, 16 connections', 16, 5, () =>
    pool.query('insert into public.floor_insert (body) values ($1)', ['x'.repeat(500)]),
  );
  report(insert);
  await pool.end();
  return { select: select.perSecond!, insert: insert.perSecond! };
}

async function pages(shop: ShopUnderTest, how: string, floor: number): Promise<void> {
  const first = (await plentiful(shop.url, 1))[0]!;
  report(await loadPage(`list of 24 with facets, JSON, ${how}`, `${shop.url}${LIST}`), floor);
  report(
    await loadPage(`list, server-rendered page, ${how}`, `${shop.url}${LIST_PAGE}`, {
      headers: { 'accept-encoding': 'gzip' },
    }),
    floor,
  );
  report(
    await loadPage(`home, server-rendered page, ${how}`, `${shop.url}/`, { headers: { 'accept-encoding': 'gzip' } }),
  );
  report(
    await loadPage(`product details, JSON, ${how}`, `${shop.url}/api/product/productinfo`, {
      body: { productId: first },
    }),
    floor,
  );
}

async function lighthousePages(shop: ShopUnderTest): Promise<void> {
  const first = (await plentiful(shop.url, 1))[0]!;
  console.log('\nLighthouse, mobile, median of 3: performance, accessibility, best practices, SEO');
  for (const { page, performance, accessibility, bestPractices, seo, lost } of await lighthouseOf([
    ['home', `${shop.url}/`],
    ['category', `${shop.url}${LIST_PAGE}`],
    ['product', `${shop.url}/product/${first}/item`],
  ])) {
    console.log(
      `  ${page.padEnd(28)} ${[performance, accessibility, bestPractices, seo].map((score) => String(score).padStart(4)).join('')}  ${lost.join(', ')}`,
    );
  }
}

function memory(shop: ShopUnderTest, when: string): void {
  const all = shop.memory();
  console.log(`\nmemory of Node processes ${when}: ${all.reduce((sum, m) => sum + m.now, 0)} MB now`);
  for (const { name, now, peak } of all)
    console.log(`  ${name.padEnd(28)} ${String(now).padStart(6)} MB now ${String(peak).padStart(6)} MB peak`);
  console.log('');
}

async function eventStore(): Promise<void> {
  for (const { name, perSecond, floor } of await benchEventStore()) {
    report({ name, perSecond, ...(floor && { note: `${Math.round(floor.share * 100)} % of ${floor.name}` }) });
  }
}

/** Some minutes, most of them for filling, so only when asked for by name. */
async function hotStreams(): Promise<void> {
  if (wanted.includes('hot-stream')) for (const figure of await hotStream(1_000_000)) report(figure);
}

async function longLists(shop: ShopUnderTest): Promise<void> {
  if (wants('orders')) for (const figure of await orderList(shop, 100_000)) report(figure);
  if (wants('purchases')) for (const figure of await purchasedItems(shop, 50_000)) report(figure);
  // Some minutes, so only when asked for by name.
  if (wanted.includes('owing')) for await (const figure of owing(shop, 50_000)) report(figure);
  if (wanted.includes('month-end')) for await (const figure of monthEnd(shop, 10_000)) report(figure);
  if (wants('dashboard')) for (const figure of await dashboardFigures(shop, 100_000)) report(figure);
}

async function audit(shop: ShopUnderTest): Promise<void> {
  if (wants('history')) for (const figure of await timelineOf(shop.url, 5_000)) report(figure);
  if (wants('replay'))
    for (const figure of await asOfLongOrder(shop, imported(shop, 'BENCH-MANY', 5_000), 1_000)) report(figure);
}

async function withShop<T>(settings: Record<string, string>, measure: (shop: ShopUnderTest) => Promise<T>): Promise<T> {
  const shop = await startShopUnderTest(data, settings);
  try {
    return await measure(shop);
  } finally {
    await shop.stop();
  }
}

const importBench = (shop: ShopUnderTest): ImportBench => ({
  shop,
  folder,
  page: LIST_PAGE,
  // Not waited for as `tool` waits: others are asked for meanwhile.
  run: (file) =>
    promisify(execFile)(process.execPath, ['dist/server/import.js', file], {
      env: { ...process.env, ...shop.environment },
    }),
});

/** 100,000 products take many minutes to make, so only when asked for by name. */
async function largeCatalogue(shop: ShopUnderTest, floors: Floors): Promise<void> {
  if (!wanted.includes('catalogue')) return;
  report(await importRate(importBench(shop)), floors.insert);
  // A machine that others use too is not the same for minutes: each part has a floor of its own time.
  const { select } = await readFloors(shop);
  for await (const figure of catalogueFigures(shop)) report(figure, select);
  for await (const figure of longCarts(shop.url)) report(figure);
  memory(shop, 'with 100,000 products');
}

/** As the shop runs by default: with its caches. */
async function largeCatalogueCached(shop: ShopUnderTest): Promise<void> {
  if (!wanted.includes('catalogue')) return;
  const { select } = await readFloors(shop);
  report(await signedInPage(shop.url, LIST_PAGE), select);
  for (const figure of await mixedLoad(shop)) report(figure);
}

interface Floors {
  readonly select: number;
  readonly insert: number;
}

/** On a new data folder, with nothing cached. The floors that all figures stand beside. */
async function measureFirstStart(shop: ShopUnderTest): Promise<Floors> {
  console.log(`first start with loading: ${shop.startSeconds.toFixed(1)} s`);
  memory(shop, 'idle after the first start');
  const floors = await readFloors(shop);
  if (wants('pages')) await pages(shop, 'nothing cached', floors.select);
  if (wants('cart')) {
    report(await addToCart(shop.url, 16, 8));
    report(await addToLongCart(shop.url, 200, 5));
  }
  if (wants('long-carts')) for await (const figure of longCarts(shop.url)) report(figure);
  if (wants('checkout')) {
    const rare = imported(shop, 'BENCH-LAST', 1);
    report(await lastUnit(shop.url, shop.environment['GATEWAY_URL']!, rare, 200));
    report(await checkout(shop.url, shop.environment['GATEWAY_URL']!, 16, 600));
  }
  if (wants('several-methods')) {
    const gateway = shop.environment['GATEWAY_URL']!;
    const three = { by: 'by three cards', placing: (cart: ReadyCart) => placeByThree(gateway, cart) };
    report(await checkout(shop.url, gateway, 16, 400));
    report(await checkout(shop.url, gateway, 16, 400, three));
    report(await checkout(shop.url, gateway, 16, 400));
    report(await checkout(shop.url, gateway, 16, 400, three));
  }
  if (wants('visible')) report(await visibleAfter(shop.url, 200, 8));
  if (wants('quotes')) {
    for (const figure of await largeQuote(shop.url, shop.environment['GATEWAY_URL']!, 500)) report(figure);
    report(await manyOnFew(shop.url, shop.environment['EVENTSTORE_URL']!, 50, 10, 60));
  }
  // Many minutes, so only when asked for by name.
  if (wanted.includes('races'))
    report(await races(shop.url, shop.environment['GATEWAY_URL']!, shop.environment['EVENTSTORE_URL']!, 10_000, 8));
  // Some minutes, so only when asked for by name.
  if (wanted.includes('promotions')) for await (const figure of promotionFigures(shop)) report(figure);
  await longLists(shop);
  await audit(shop);
  memory(shop, 'after load');
  await largeCatalogue(shop, floors);
  return floors;
}

/** The loaded shop once more, as it runs by default. */
async function measureRestart(shop: ShopUnderTest, floors: Floors): Promise<void> {
  console.log(`start of an installed, loaded shop: ${shop.startSeconds.toFixed(1)} s`);
  memory(shop, 'idle');
  if (wants('pages')) await pages(shop, 'cached', floors.select);
  await largeCatalogueCached(shop);
  if (wants('lighthouse')) await lighthousePages(shop);
  if (wants('import')) {
    const { insert } = await readFloors(shop);
    for (const figure of await pagesDuringImport(importBench(shop)))
      report(figure, figure.name.startsWith('import') ? insert : undefined);
    console.log(tool(shop, 'read-models', 'verify'));
  }
}

/** An item of which so many units lie there, made by the importer. */
function imported(shop: ShopUnderTest, itemNumber: string, stock: number): string {
  const file = join(folder, 'one.csv');
  writeFileSync(
    file,
    `item_number,category,brand,name_en,prices,stock_mtl,lead_time_days\n${itemNumber},deep-groove-ball-bearings,Rolvane,Bench bearing,1:10.00,${stock},0\n`,
  );
  tool(shop, 'import', file);
  return itemNumber;
}

function tool({ environment }: ShopUnderTest, name: string, ...args: string[]): string {
  return execFileSync(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
}

try {
  if (wants('event-store')) await eventStore();
  await hotStreams();
  if (wants('proof')) report(await verifyBundle(50_000));
  if (!wanted.length || wanted.some((part) => !NEED_NO_SHOP.includes(part))) {
    const floors = await withShop({ CACHE: '0' }, measureFirstStart);
    await withShop({}, (shop) => measureRestart(shop, floors));
  }
  if (wants('order-cost')) report(await orderCost(data));
  // Some minutes, so only when asked for by name.
  if (wanted.includes('budget')) for await (const figure of budget(data)) report(figure);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
