// Draws every product whose pictures name `drawing` into demo/shop/drawings.json.br: item numbers and their SVG documents.
//   node --import tsx drawings/main.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { drawingOfProduct } from './drawings.ts';

type Row = Readonly<{ item_number: string; category: string; attributes: string; pictures: string }>;

const demo = join(import.meta.dirname, '../../demo');
const rows = parse(readFileSync(join(demo, 'catalogue/products.csv')), { columns: true, bom: true }) as Row[];
const drawings: Record<string, string> = {};
for (const row of rows.filter(({ pictures }) => pictures.split(';').includes('drawing'))) {
  const drawing = drawingOfProduct(row);
  if (drawing !== undefined) drawings[row.item_number] = drawing;
}
const json = Buffer.from(JSON.stringify(drawings));
const bytes = brotliCompressSync(json, {
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: json.length, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(demo, 'shop/drawings.json.br'), bytes);
console.log(Object.keys(drawings).length, 'drawings', bytes.length, 'bytes');
