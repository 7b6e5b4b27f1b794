// What sells: of the catalogue some hundred items, some of them much more often than others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { chance } from './chance.ts';

export interface CatalogueItem {
  readonly itemNumber: string;
  readonly category: string;
  readonly name: Readonly<Record<'en' | 'fr', string>>;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of one, in cents. */
  readonly price: number;
  readonly stock: number;
  readonly isBundle: boolean;
}
export type Good = Pick<CatalogueItem, 'itemNumber' | 'price' | 'stock'>;

/** Dearer things are asked for as quotes. */
const MOST_PRICE = 600_00;
/** Less in stock is not what sells every week. */
const LEAST_STOCK = 40;
const SELLERS = 420;

export function itemsOf(catalogue: string): readonly CatalogueItem[] {
  const text = readFileSync(join(catalogue, 'products.csv'), 'utf8');
  return (parse(text, { columns: true }) as Record<string, string>[]).map((row) => ({
    itemNumber: row['item_number']!,
    category: row['category']!,
    name: { en: row['name_en']!, fr: row['name_fr']! },
    attributes: Object.fromEntries(
      row['attributes']!.split(';').map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
    price: Math.round(Number(/^1:([\d.]+)/.exec(row['prices']!)?.[1] ?? 0) * 100),
    stock: ['stock_mtl', 'stock_tor', 'stock_cgy'].reduce((sum, at) => sum + Number(row[at]), 0),
    isBundle: row['bundle'] !== '',
  }));
}

/** What plants wear out week by week. */
const CONSUMABLES = new Set([
  'deep-groove-ball-bearings',
  'gloves',
  'v-belts',
  'hex-bolts',
  'cutting-grinding-discs',
  'greases',
  'o-rings',
  'cable-glands',
  'push-in-fittings',
  'oil-seals',
]);
/** The lower, the more often it is bought. */
const rankOf = ({ itemNumber, category }: CatalogueItem): number =>
  chance(itemNumber, 'popularity') * (CONSUMABLES.has(category) ? 0.35 : 1);

export const goodsOf = (items: readonly CatalogueItem[]): readonly Good[] =>
  items
    .filter(({ isBundle, price, stock }) => !isBundle && price > 0 && price <= MOST_PRICE && stock >= LEAST_STOCK)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, SELLERS);

/** The first are sold far more often than the last. */
const drawn = (goods: readonly Good[], key: string): Good =>
  goods[Math.floor(chance(key, 'item') ** 2.2 * goods.length)]!;

/** Pieces of what is cheap, one of what is dear. */
function quantityOf({ price, stock }: Good, key: string): number {
  const typical = Math.max(1, Math.min(100, Math.round(60_00 / price)));
  return Math.max(1, Math.min(Math.floor(stock / 8), Math.ceil(typical * (0.4 + chance(key, 'quantity') * 1.8))));
}

export interface Wanted {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** Between one and six items, none twice. */
export function basketOf(goods: readonly Good[], key: string, factor = 1): readonly Wanted[] {
  const lines = 1 + Math.floor(chance(key, 'lines') ** 1.6 * 6);
  const wanted = new Map<string, number>();
  for (let n = 0; n < lines; n++) {
    const good = drawn(goods, `${key} ${n}`);
    wanted.set(good.itemNumber, Math.min(good.stock, quantityOf(good, `${key} ${n}`) * factor));
  }
  return [...wanted].map(([itemNumber, quantity]) => ({ itemNumber, quantity }));
}
