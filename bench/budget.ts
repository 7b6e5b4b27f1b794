// What an operation may cost: processor time by process and by station of its way, and statements, each for one operation of a shop
// that has been at work for a while.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { Browser } from './browser.ts';
import { startCountedShop, type CountedShop } from './counted-shop.ts';
import type { Figure } from './measure.ts';
import { mailed } from './order-cost.ts';
import { inParallel, placeOrder, plentiful, readyCart } from './shopping.ts';
import { cpuByProcess, processId } from './shop-under-test.ts';
import { timeByStation } from './stations.ts';

const AT_ONCE = 16;
const SHOWN = 15;

interface Operation {
  readonly name: string;
  /** Code that runs for the first time is not what lasts. */
  readonly warmUp: number;
  readonly count: number;
  /** Makes what `count` operations need. */
  prepare(shop: CountedShop, round: string, count: number): Promise<Prepared>;
}
interface Prepared {
  run(n: number): Promise<unknown>;
  /** Waits for all that follows from them. */
  follow?(): Promise<void>;
}

const OPERATIONS: readonly Operation[] = [
  {
    name: 'add to cart',
    warmUp: 4_000,
    count: 4_000,
    async prepare({ url }) {
      const items = await plentiful(url, 40);
      const browsers = Array.from({ length: AT_ONCE }, () => new Browser(url));
      const add = (n: number) =>
        browsers[n % AT_ONCE]!.post('cart/addtocart', { ProductId: items[n % items.length], Qty: 1 });
      for (let n = 0; n < AT_ONCE; n++) await add(n);
      return { run: add };
    },
  },
  {
    name: 'place an order',
    warmUp: 1_500,
    count: 500,
    async prepare({ url, environment }, round, count) {
      const items = await plentiful(url, 60);
      const carts = await inParallel(count, AT_ONCE, (n) =>
        readyCart(url, environment['GATEWAY_URL']!, items[n % items.length]!, `budget-${round}-${n}@example.com`),
      );
      return {
        run: (n) => placeOrder(carts[n]!),
        follow: () => mailed(environment['DATABASE_URL']!, `budget-${round}-`, count),
      };
    },
  },
  {
    name: 'a category page, signed in',
    warmUp: 2_000,
    count: 2_000,
    async prepare({ url }) {
      const ben = new Browser(url);
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      return { run: () => ben.page('/category/deep-groove-ball-bearings/deep-groove-ball-bearings') };
    },
  },
];

/** Milliseconds of a fixed piece of work: machines compare by it. The median of nine. */
function workUnit(): number {
  const lines = Array.from({ length: 2_000 }, (_, n) => ({ n, text: `line ${n}`, amount: n * 17 }));
  const times = Array.from({ length: 9 }, () => {
    const begun = process.cpuUsage();
    for (let round = 0; round < 10; round++) createHash('sha256').update(JSON.stringify(lines)).digest();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  });
  return times.toSorted((a, b) => a - b)[4] ?? Number.NaN;
}

async function profiled(shop: CountedShop, folder: string, work: () => Promise<void>): Promise<Profiler.Profile> {
  const web = processId(shop, 'web');
  const file = join(folder, 'web.cpuprofile');
  rmSync(file, { force: true });
  process.kill(web, 'SIGUSR2');
  await work();
  process.kill(web, 'SIGUSR2');
  const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  for (let before = 0; !before || size() !== before;) {
    before = size();
    await new Promise((again) => setTimeout(again, 500));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile;
}

/** Restarts the shop of `data` twice: what samples a process takes some of its time. */
export async function* budget(data: string): AsyncGenerator<Figure> {
  const unit = workUnit();
  console.log(`\na unit of fixed work: ${unit.toFixed(2)} ms`);
  const folder = mkdtempSync(join(tmpdir(), 'millwright-profiles-'));
  const shop = await startCountedShop(data, {
    // No answer is kept from the one before.
    CACHE: '0',
    BENCH_PROFILES: folder,
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('bench/profiler.mjs')).href}`,
  });
  try {
    for (const operation of OPERATIONS) yield* budgetOf(operation, shop, folder, unit);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function* budgetOf(
  { name, warmUp, count, prepare }: Operation,
  shop: CountedShop,
  folder: string,
  unit: number,
): AsyncGenerator<Figure> {
  const warm = await prepare(shop, 'warm', warmUp);
  await inParallel(warmUp, AT_ONCE, (n) => warm.run(n));
  await warm.follow?.();
  const costing = await prepare(shop, 'cost', count);
  await shop.reset();
  const before = cpuByProcess(shop);
  const begun = performance.now();
  await inParallel(count, AT_ONCE, (n) => costing.run(n));
  await costing.follow?.();
  const seconds = (performance.now() - begun) / 1_000;
  const after = cpuByProcess(shop);
  const asked = await shop.statements();
  const statements = asked.reduce((sum, { calls }) => sum + calls, 0) / count;
  const spent = [...after]
    .map(([process, ms]) => [process, (ms - (before.get(process) ?? 0)) / count] as const)
    .filter(([, ms]) => ms >= 0.005)
    .sort(([, a], [, b]) => b - a);
  const total = spent.reduce((sum, [, ms]) => sum + ms, 0);
  const web = spent.find(([process]) => process === 'web')?.[1] ?? 0;

  const sampled = await prepare(shop, 'sampled', count);
  const profile = await profiled(shop, folder, async () => {
    await inParallel(count, AT_ONCE, (n) => sampled.run(n));
  });
  const stations = [...timeByStation(profile)].sort(([, a], [, b]) => b - a);
  const sampledTotal = stations.reduce((sum, [, ms]) => sum + ms, 0);

  const row = (label: string, ms: number) =>
    console.log(`  ${label.padEnd(28)} ${ms.toFixed(3).padStart(9)} ms ${(ms / unit).toFixed(3).padStart(8)} units`);
  console.log(`\n${name}: ${statements.toFixed(1)} statements`);
  row('all processes', total);
  for (const [process, ms] of spent) row(process, ms);
  console.log('  of web:');
  // Sampling costs something itself, so a station's share is of what the process took without it.
  for (const [station, ms] of stations) row(`  ${station}`, (ms / sampledTotal) * web);
  console.log('  statements that take longest:');
  for (const { calls, ms, query } of asked.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN))
    console.log(
      `    ${(ms / count).toFixed(3).padStart(7)} ms, ${(calls / count).toFixed(2).padStart(6)} ×  ${query.replace(/\s+/g, ' ').slice(0, 130)}`,
    );
  yield {
    name: `budget: ${name}, units of processor time`,
    perSecond: count / seconds,
    note: `${(total / unit).toFixed(2)} units, ${statements.toFixed(1)} statements`,
  };
}
