// How long a change by staff takes until a visitor who did nothing sees it, in a shop with very many products, while
// others search and read lists.
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';

const LOOK_AGAIN_MS = 5;

/** One command, and how a visitor sees that it has come. */
interface Change {
  readonly name: string;
  make(n: number): Promise<unknown>;
  isSeen(n: number): Promise<boolean>;
}

/** `itemNumbers`: as many products as changes; each is changed once. */
export async function changeToShop(url: string, itemNumbers: readonly string[]): Promise<Figure[]> {
  const manager = new Browser(url);
  await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  const figures: Figure[] = [];
  for (const change of [nameOf(manager, url, itemNumbers), priceOf(manager, url, itemNumbers), settingOf(manager, url)])
    figures.push(await measured(change, itemNumbers.length));
  return figures;
}

/** From the press of the button, not from its answer. */
async function measured({ name, make, isSeen }: Change, count: number): Promise<Figure> {
  const latencies: number[] = [];
  for (let n = 0; n < count; n++) {
    const begun = performance.now();
    await make(n);
    while (!(await isSeen(n))) await delay(LOOK_AGAIN_MS);
    latencies.push(performance.now() - begun);
  }
  return { name: `a change of ${name}, until a visitor sees it`, ...percentiles(latencies) };
}

function nameOf(manager: Browser, url: string, itemNumbers: readonly string[]): Change {
  const visitor = new Browser(url);
  // A search forgives a letter or two: words that are as unlike as these are not taken for each other.
  const words = itemNumbers.map(() => `zq${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`);
  return {
    name: 'a product’s name',
    async make(n) {
      const itemNumber = itemNumbers[n]!;
      const { body } = await manager.get(`admin/product/detail&itemNumber=${encodeURIComponent(itemNumber)}`);
      const { name } = body['data'] as { readonly name: { readonly en: string; readonly fr: string } };
      await manager.post('admin/product/change', {
        itemNumber,
        seen: { name },
        changed: { name: { ...name, en: `${words[n]} ${name.en}`.slice(0, 100) } },
      });
    },
    isSeen: async (n) => (await visitor.post('category/searchbykeyword', { keyword: words[n]! }))['total'] === 1,
  };
}

function priceOf(manager: Browser, url: string, itemNumbers: readonly string[]): Change {
  const visitor = new Browser(url);
  const wanted = itemNumbers.map((_, n) => 100_000 + n);
  return {
    name: 'a price',
    async make(n) {
      const itemNumber = itemNumbers[n]!;
      const { body } = await manager.get(
        `admin/pricelist/items&priceList=standard&search=${encodeURIComponent(itemNumber)}`,
      );
      const rows = body['rows'] as readonly { readonly itemNumber: string; readonly version: number }[];
      const { version } = rows.find((row) => row.itemNumber === itemNumber)!;
      await manager.post('admin/pricelist/setprices', {
        priceList: 'standard',
        items: [
          {
            itemNumber,
            seenVersion: version,
            periods: [{ from: '', until: '', tiers: [{ quantity: 1, unitPrice: wanted[n] }] }],
          },
        ],
      });
    },
    async isSeen(n) {
      const { prices } = await visitor.post('product/productinfo', { productId: itemNumbers[n]! });
      return (prices as readonly { readonly unitPrice: number }[] | undefined)?.[0]?.unitPrice === wanted[n];
    },
  };
}

function settingOf(manager: Browser, url: string): Change {
  const visitor = new Browser(url);
  const slogan = (n: number) => `Slogan ${n}`;
  return {
    name: 'a setting',
    async make(n) {
      const { body } = await manager.get('admin/setting/list');
      const settings = body['settings'] as readonly { readonly name: string; readonly value: string }[];
      const { value: from } = settings.find(({ name }) => name === 'StoreSlogan')!;
      await manager.post('admin/setting/change', { name: 'StoreSlogan', from, to: slogan(n) });
    },
    async isSeen(n) {
      const { body } = await visitor.get('store/getsetupvalues');
      const values = body as unknown as readonly { readonly param_name: string; readonly param_value: string }[];
      return values.some(({ param_name: name, param_value: value }) => name === 'StoreSlogan' && value === slogan(n));
    },
  };
}
