// How fast a file of products comes into the shop, and what shoppers notice of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loopDelay } from './large-catalogue.ts';
import { madeProduct } from './made-catalogue.ts';
import { loadPage, type Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** Rows of each import; the 100,000 take some minutes: BENCH_ROWS=100000. */
const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000);

export interface ImportBench {
  readonly shop: ShopUnderTest;
  /** Where files may be written. */
  readonly folder: string;
  /** Resolves when the file is imported: others are asked for meanwhile. */
  readonly run: (file: string) => Promise<unknown>;
  /** A page of the shop, for what shoppers notice. */
  readonly page: string;
}

/** Products with price and stock, in a file of their own: in a data folder that is kept those of the last run are there. */
function madeFile(folder: string): string {
  const prefix = `IMPORTED${Date.now().toString(36)}-`;
  const price = (minor: number) => (minor / 100).toFixed(2);
  const lines = Array.from({ length: ROWS }, (_, n) => {
    const { itemNumber, data, unitPrices, stock } = madeProduct(n, prefix);
    return `${itemNumber},deep-groove-ball-bearings,Rolvane,"${data.name.en}","${data.name.fr}",1:${price(unitPrices[0])};10:${price(unitPrices[1])},${stock},7`;
  });
  const file = join(folder, `${prefix}.csv`);
  writeFileSync(
    file,
    `item_number,category,brand,name_en,name_fr,prices,stock_mtl,lead_time_days\n${lines.join('\n')}\n`,
  );
  return file;
}

/** Rows a second, from the command to its end. */
export async function importRate({ folder, run }: ImportBench, how = ''): Promise<Figure> {
  const file = madeFile(folder);
  const begun = performance.now();
  await run(file);
  return {
    name: `import of ${ROWS} products with price and stock${how}`,
    perSecond: ROWS / ((performance.now() - begun) / 1_000),
  };
}

/** The page alone, and while a file is imported: what is left of its rate, and how long web's event loop was held up. */
export async function pagesDuringImport(bench: ImportBench): Promise<Figure[]> {
  const { shop, page } = bench;
  const load = (name: string) =>
    loadPage(name, `${shop.url}${page}`, { headers: { 'accept-encoding': 'gzip' }, seconds: 5 });
  const alone = await load('list, server-rendered page, before an import');
  await loopDelay(shop, '', 'web');
  const quiet = await importRate(bench, ', no shoppers');
  const held = await loopDelay(shop, 'during an import', 'web');
  const importing = importRate(bench, ', with shoppers');
  const meanwhile = await load('list, server-rendered page, during an import');
  const rate = await importing;
  return [
    quiet,
    held,
    alone,
    { ...meanwhile, note: `${Math.round((meanwhile.perSecond! / alone.perSecond!) * 100)} % of the rate before` },
    rate,
  ];
}
