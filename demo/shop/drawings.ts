import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** SVG documents by item number; `studio/` draws them. */
export const drawings = (): Readonly<Record<string, string>> =>
  JSON.parse(brotliDecompressSync(readFileSync('demo/shop/drawings.json.br')).toString()) as Record<string, string>;

/** Writes `<item number>.svg` for every product that has one. */
export function writeDrawings(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [itemNumber, svg] of Object.entries(drawings())) writeFileSync(join(folder, `${itemNumber}.svg`), svg);
}
