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

/** A product alone is an event; with price and stock it is three, in three streams. */
const COLUMNS = {
  'products alone': 'item_number,category,brand,name_en,name_fr,lead_time_days',
  'products with price and stock': 'item_number,category,brand,name_en,name_fr,lead_time_days,prices,stock_mtl',
} as const;
type Rows = keyof typeof COLUMNS;

/** Products in a file of their own: in a data folder that is kept those of the last run are there. */
function madeFile(folder: string, rows: Rows): string {
  const prefix = `IMPORTED${Date.now().toString(36)}-`;
  const price = (minor: number) => (minor / 100).toFixed(2);
  const lines = Array.from({ length: ROWS }, (_, n) => {
    const { itemNumber, data, unitPrices, stock } = madeProduct(n, prefix);
    const product = `${itemNumber},deep-groove-ball-bearings,Rolvane,"${data.name.en}","${data.name.fr}",7`;
    if (rows === 'products alone') return product;
    return `${product},1:${price(unitPrices[0])};10:${price(unitPrices[1])},${stock}`;
  });
  const file = join(folder, `${prefix}.csv`);
  writeFileSync(file, `${COLUMNS[rows]}\n${lines.join('\n')}\n`);
  return file;
}

/** Rows a second, from the command to its end. */
export async function importRate(
  { folder, run }: ImportBench,
  how = '',
  rows: Rows = 'products with price and stock',
): Promise<Figure> {
  const file = madeFile(folder, rows);
  const begun = performance.now();
  await run(file);
  return {
    name: `import of ${ROWS} ${rows}${how}`,
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
  const plain = await importRate(bench, ', no shoppers', 'products alone');
  const quiet = await importRate(bench, ', no shoppers');
  const held = await loopDelay(shop, 'during an import', 'web');
  const importing = importRate(bench, ', with shoppers');
  const meanwhile = await load('list, server-rendered page, during an import');
  const rate = await importing;
  return [
    plain,
    quiet,
    held,
    alone,
    { ...meanwhile, note: `${Math.round((meanwhile.perSecond! / alone.perSecond!) * 100)} % of the rate before` },
    rate,
  ];
}
