// What each kind of line becomes: the commands that bring the shop to what the line says.
import type { Input } from '#contracts/api.ts';
import { api } from '#contracts/api.ts';
import { COST_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import errorTexts from '#locales/en/error.json' with { type: 'json' };
import type { Line, LineError } from './csv-file.ts';
import { cents, LineReader } from './line-reader.ts';

export type ImportRoute = 'category/import' | 'attribute/import' | 'product/import' | 'price-list/import' | 'stock/count';
export type ImportCommand = { readonly [R in ImportRoute]: { readonly route: R; readonly input: Input<R> } }[ImportRoute];

export interface ReadLine {
  readonly commands: readonly ImportCommand[];
  readonly errors: readonly LineError[];
}

const texts: Readonly<Record<string, string>> = errorTexts;
const PRICE_LIST = 'standard';
const CURRENCY = 'CAD';

export function readCategory(line: Line): ReadLine {
  const reader = new LineReader(line);
  return checked(reader, [{
    route: 'category/import',
    input: {
      categoryId: reader.required('category'),
      category: {
        parent: reader.text('parent'), name: reader.translated('name'), description: reader.translated('description'), pictogram: reader.text('pictogram'),
        picture: reader.text('picture'), sort: reader.integer('sort', 0), tableColumns: reader.list('table_columns'),
      },
    },
  }]);
}

export function readAttribute(line: Line, valuesFr: Readonly<Record<string, string>>): ReadLine {
  const reader = new LineReader(line);
  const kind = reader.text('kind') || 'text';
  if (kind !== 'number' && kind !== 'text') reader.fail('kind', `says "${kind}", not number or text`);
  return checked(reader, [{
    route: 'attribute/import',
    input: {
      attribute: reader.required('attribute'),
      definition: { name: reader.translated('name'), unit: reader.text('unit'), unitFr: reader.text('unit_fr'), kind: kind as 'text', facet: reader.yes('facet', false), sort: reader.integer('sort', 0), valuesFr },
    },
  }]);
}

export function readProduct(line: Line): ReadLine {
  const reader = new LineReader(line);
  const itemNumber = reader.required('item_number');
  const leadTimeDays = reader.integer('lead_time_days', 0);
  const commands: ImportCommand[] = [{
    route: 'product/import',
    input: {
      itemNumber,
      product: {
        category: reader.required('category'), brand: reader.required('brand'), name: reader.translated('name'), description: reader.translated('description'), keywords: reader.translated('keywords'),
        unit: reader.text('unit') || 'ea', packQuantity: reader.integer('pack_quantity', 1), weightGrams: Math.round(reader.decimal('weight_kg', 0) * 1_000),
        leadTimeDays, backorder: reader.yes('backorder', leadTimeDays > 0), attributes: Object.fromEntries(reader.pairs('attributes', '=')), pictures: reader.list('pictures'),
        accessories: reader.list('accessories'), similar: reader.list('similar'), bundle: reader.pairs('bundle', '*').map(([item, quantity]) => ({ itemNumber: item, quantity: Number(quantity) })),
        addedOn: reader.text('added_on') || '2000-01-01',
      },
    },
  }];
  if (reader.has('prices') && reader.text('prices')) commands.push({ route: 'price-list/import', input: { priceList: reader.text('price_list') || PRICE_LIST, itemNumber, currency: CURRENCY, tiers: readTiers(reader) } });
  if (reader.has('cost') && reader.text('cost')) commands.push({ route: 'price-list/import', input: { priceList: COST_PRICE_LIST, itemNumber, currency: CURRENCY, tiers: [{ quantity: 1, unitPrice: readCost(reader) }] } });
  const counts = readCounts(reader, line);
  if (Object.keys(counts).length) commands.push({ route: 'stock/count', input: { itemNumber, counts } });
  return checked(reader, commands);
}

/** `1:12.50;10:11.20`: from quantity 1, rising in quantity and falling in price. */
function readTiers(reader: LineReader): { quantity: number; unitPrice: number }[] {
  const tiers = reader.pairs('prices', ':').map(([quantity, price]) => ({ quantity: Number(quantity), unitPrice: cents(price) ?? 0 }));
  if (tiers.some((tier) => !Number.isInteger(tier.quantity) || tier.unitPrice <= 0)) reader.fail('prices', 'is not quantity:price, such as 1:12.50;10:11.20');
  else if (tiers[0]?.quantity !== 1) reader.fail('prices', 'must begin at quantity 1');
  else if (tiers.some((tier, n) => n > 0 && (tier.quantity <= tiers[n - 1]!.quantity || tier.unitPrice >= tiers[n - 1]!.unitPrice))) reader.fail('prices', 'must rise in quantity and fall in price');
  return tiers;
}

/** What one costs us, `8.40`. */
function readCost(reader: LineReader): number {
  const cost = cents(reader.text('cost')) ?? 0;
  if (cost <= 0) reader.fail('cost', 'is not a price, such as 8.40');
  return cost;
}

/** A column `stock_mtl` counts the warehouse `mtl`. */
function readCounts(reader: LineReader, line: Line): Record<string, number> {
  const columns = Object.keys(line.values).filter((column) => column.startsWith('stock_') && reader.text(column) !== '');
  return Object.fromEntries(columns.map((column) => [column.slice('stock_'.length), reader.integer(column)]));
}

/** The operations' own schemas have the last word. */
function checked(reader: LineReader, commands: readonly ImportCommand[]): ReadLine {
  for (const { route, input } of commands) {
    if (reader.errors.length) break;
    const parsed = api[route].input.safeParse(input);
    for (const issue of parsed.success ? [] : parsed.error.issues) reader.fail(issue.path.map(String).join('.'), texts[issue.message] ?? issue.message);
  }
  return { commands, errors: reader.errors };
}
