import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { drawingOfProduct } from './drawings.ts';

type Row = Readonly<{ item_number: string; category: string; attributes: string; pictures: string }>;

/** Writes `<item_number>.svg` for every product whose pictures name `drawing`; returns how many. */
export const writeDrawings = (productsCsvPath: string, outDir: string): number => {
  const rows = parse(readFileSync(productsCsvPath), { columns: true, bom: true }) as Row[];
  mkdirSync(outDir, { recursive: true });
  let written = 0;
  for (const row of rows) {
    if (!row.pictures.split(';').includes('drawing')) continue;
    const drawing = drawingOfProduct(row);
    if (!drawing) continue;
    writeFileSync(join(outDir, `${row.item_number}.svg`), drawing);
    written++;
  }
  return written;
};
