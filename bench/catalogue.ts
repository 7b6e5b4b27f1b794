// Lists, search and suggestions of a shop with very many products, and what a change of one of them does meanwhile.
import { setTimeout as delay } from 'node:timers/promises';
import { Browser } from './browser.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { madeCategories, madeProduct } from './made-catalogue.ts';
import { loadPage, loadWork, percentiles, type Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

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

/** Up to so many made products, in the events and in the index. Answers the seconds that it took. */
export async function fillUntil({ url, environment }: ShopUnderTest, from: number, until: number): Promise<number> {
  const begun = performance.now();
  await fillCatalogue(environment['EVENTSTORE_URL']!, from, until);
  const last = madeProduct(until - 1).itemNumber;
  for (;;) {
    const { status, body } = await new Browser(url).tryPost('product/productinfo', { productId: last });
    if (status === 200 && (body['availability'] as { quantity: number }).quantity === madeProduct(until - 1).stock) break;
    await delay(200);
  }
  return (performance.now() - begun) / 1_000;
}

/** Any page of any family: no answer is asked for twice in a while. */
const listAddress = (n: number) =>
  `category/catalog&category=${pick(families, n)}&page=${1 + (Math.floor(n / families.length) % 40)}`;

export async function lists(url: string, how: string): Promise<Figure[]> {
  const browser = new Browser(url);
  let n = 0;
  return [
    await loadPage(`one list of 24 with facets, JSON, ${how}`, `${url}/api/get?route=${listAddress(0)}`),
    await loadWork(`lists of 24 with facets, JSON, all different, ${how}`, 10, 6, () => browser.get(listAddress(n++))),
    await loadWork(`products, JSON, all different, ${how}`, 10, 6, () =>
      browser.post('product/productinfo', { productId: madeProduct((n += 7) % 2_000).itemNumber }),
    ),
  ];
}

/** At a steady rate, whether or not the shop keeps up. */
export async function steadily(
  name: string,
  perSecond: number,
  seconds: number,
  work: (n: number) => Promise<unknown>,
): Promise<Figure> {
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  const begun = performance.now();
  let failed = 0;
  for (let n = 0; n < perSecond * seconds; n++) {
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

export async function searches(url: string): Promise<Figure[]> {
  const browser = new Browser(url);
  await steadily('', 20, 2, (n) => searchFor(browser, n));
  return [
    await steadily('search with three facets', 100, 8, (n) => searchFor(browser, n)),
    await steadily('suggestions', 200, 6, (n) =>
      browser.post('category/autocomplete', { keyword: pick(BEGINNINGS, n) }),
    ),
  ];
}

/** Until search finds a product by a word that it has only just been given, while others go on searching. */
export async function changes(shop: ShopUnderTest, rename: (itemNumber: string, name: string) => Promise<void>) {
  const browser = new Browser(shop.url);
  const found: number[] = [];
  let done = false;
  const others = steadily('everything else meanwhile', 60, 8, (n) =>
    n % 2 ? searchFor(browser, n) : browser.get(listAddress(n)),
  );
  const renaming = (async () => {
    for (let n = 0; n < 6 && !done; n++) {
      const word = `zq${Date.now().toString(36).replace(/\d/g, 'x')}${'abcdef'[n]}`;
      await rename(madeProduct(n * 3).itemNumber, word);
      const begun = performance.now();
      for (;;) {
        const { total } = await browser.post('category/searchbykeyword', { keyword: word });
        if (total === 1) break;
        await delay(5);
      }
      found.push(performance.now() - begun);
      await delay(800);
    }
  })();
  const meanwhile = await others;
  await renaming;
  done = true;
  const change: Figure = { name: 'a change of one product, until search finds it', ...percentiles(found) };
  return [change, meanwhile];
}
