// An import turns each kind of line into the commands that bring the shop to what the line says.
import type { Input } from '#contracts/api.ts';
import { api } from '#contracts/api.ts';
import { COST_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import errorTexts from '#locales/en/error.json' with { type: 'json' };
import type { Line, LineError } from './csv-file.ts';
import { cents, LineReader } from './line-reader.ts';

export type ImportRoute =
  'category/import' | 'attribute/import' | 'product/import' | 'price-list/import' | 'stock/count';
export type ImportCommand = {
  readonly [R in ImportRoute]: { readonly route: R; readonly input: Input<R> };
}[ImportRoute];

export interface ReadLine {
  readonly commands: readonly ImportCommand[];
  readonly errors: readonly LineError[];
}

const texts: Readonly<Record<string, string>> = errorTexts;
const PRICE_LIST = 'standard';

/** Everything that a product may name: the shop has it, or the files bring it. */
export interface Known {
  readonly categories: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, 'number' | 'text'>;
  readonly items: ReadonlySet<string>;
  /** That prices of a file are in: the store's own. */
  readonly currency: Input<'price-list/import'>['currency'];
}

export function readCategory(line: Line): ReadLine {
  const reader = new LineReader(line);
  const category = {
    parent: reader.ifNamed('parent', (name) => reader.text(name)),
    name: reader.name('name'),
    description: reader.translated('description'),
    pictogram: reader.ifNamed('pictogram', (name) => reader.text(name)),
    picture: reader.ifNamed('picture', (name) => reader.text(name)),
    sort: reader.ifNamed('sort', (name) => reader.integer(name, 0)),
    tableColumns: reader.ifNamed('table_columns', (name) => reader.list(name)),
  };
  return checked(reader, [
    { route: 'category/import', input: { categoryId: reader.required('category'), category: saidFields(category) } },
  ]);
}

/** @param valuesFr undefined where no file says how its values are called in French */
export function readAttribute(line: Line, valuesFr: Readonly<Record<string, string>> | undefined): ReadLine {
  const reader = new LineReader(line);
  const definition = {
    name: reader.name('name'),
    unit: reader.ifNamed('unit', (name) => reader.text(name)),
    unitFr: reader.ifNamed('unit_fr', (name) => reader.text(name)),
    kind: reader.ifNamed('kind', () => readKind(reader)),
    facet: reader.ifNamed('facet', (name) => reader.yes(name, false)),
    sort: reader.ifNamed('sort', (name) => reader.integer(name, 0)),
    valuesFr,
  };
  return checked(reader, [
    {
      route: 'attribute/import',
      input: { attribute: reader.required('attribute'), definition: saidFields(definition) },
    },
  ]);
}

/** French values of an attribute that no line of these files defines. */
export const readValues = (line: Line, valuesFr: Readonly<Record<string, string>>): ReadLine =>
  checked(new LineReader(line), [
    { route: 'attribute/import', input: { attribute: line.values['attribute']!, definition: { valuesFr } } },
  ]);

function readKind(reader: LineReader): 'number' | 'text' {
  const kind = reader.text('kind') || 'text';
  if (kind !== 'number' && kind !== 'text') reader.fail('kind', `says "${kind}", not number or text`);
  return kind as 'text';
}

export const kindOfAttribute = ({ values }: Line): 'number' | 'text' =>
  values['kind'] === 'number' ? 'number' : 'text';

/** A column that the file does not have is a field that the command does not name. */
export function readProduct(line: Line, { attributes, currency }: Pick<Known, 'attributes' | 'currency'>): ReadLine {
  const reader = new LineReader(line);
  const itemNumber = reader.required('item_number');
  const product = saidFields({
    category: reader.ifNamed('category', (name) => reader.required(name)),
    brand: reader.ifNamed('brand', (name) => reader.required(name)),
    name: reader.name('name'),
    description: reader.translated('description'),
    keywords: reader.translated('keywords'),
    unit: reader.ifNamed('unit', (name) => reader.text(name) || 'ea'),
    packQuantity: reader.ifNamed('pack_quantity', (name) => reader.integer(name, 1)),
    weightGrams: reader.ifNamed('weight_kg', (name) => Math.round(reader.decimal(name, 0) * 1_000)),
    leadTimeDays: reader.ifNamed('lead_time_days', (name) => reader.integer(name, 0)),
    // An empty cell says that nobody decided: what has a lead time may be ordered ahead of it.
    backorder: reader.text('backorder') ? reader.yes('backorder', false) : undefined,
    attributes: reader.ifNamed('attributes', (name) => readAttributes(reader, name, attributes)),
    pictures: reader.ifNamed('pictures', (name) => reader.list(name)),
    accessories: reader.ifNamed('accessories', (name) => reader.list(name)),
    similar: reader.ifNamed('similar', (name) => reader.list(name)),
    bundle: reader.ifNamed('bundle', () => readBundle(reader)),
    addedOn: reader.ifNamed('added_on', (name) => reader.text(name) || '2000-01-01'),
    discontinued: reader.ifNamed('discontinued', (name) => reader.yes(name, false)),
  });
  const commands: ImportCommand[] = Object.keys(product).length
    ? [{ route: 'product/import', input: { itemNumber, product } }]
    : [];
  if (reader.has('prices'))
    commands.push({
      route: 'price-list/import',
      input: { priceList: reader.text('price_list') || PRICE_LIST, itemNumber, currency, tiers: readTiers(reader) },
    });
  if (reader.has('cost'))
    commands.push({
      route: 'price-list/import',
      input: { priceList: COST_PRICE_LIST, itemNumber, currency, tiers: readCost(reader) },
    });
  const counts = readCounts(reader, line);
  if (Object.keys(counts).length) commands.push({ route: 'stock/count', input: { itemNumber, counts } });
  return checked(reader, commands);
}

function readAttributes(reader: LineReader, column: string, attributes: Known['attributes']): Record<string, string> {
  const values = reader.pairs(column, '=');
  for (const [key] of values) if (!attributes.has(key)) reader.fail(column, `there is no attribute "${key}"`);
  return Object.fromEntries(
    values.map(([key, value]) => [key, attributes.get(key) === 'number' ? reader.point(value) : value]),
  );
}

/** `JC-28*1;JS-28-98A*2` */
function readBundle(reader: LineReader): { itemNumber: string; quantity: number }[] {
  return reader.pairs('bundle', '*').map(([itemNumber, quantity]) => {
    if (!/^[1-9]\d{0,5}$/.test(quantity))
      reader.fail('bundle', `"${itemNumber}*${quantity}" is not item*quantity, such as JC-28*2`);
    if (itemNumber === reader.text('item_number')) reader.fail('bundle', 'names the item itself');
    return { itemNumber, quantity: Number(quantity) };
  });
}

interface Tier {
  readonly quantity: number;
  readonly unitPrice: number;
}

/** `1:12.50;10:11.20`: from quantity 1, rising in quantity and falling in price. Nothing at all withdraws the price. */
function readTiers(reader: LineReader): Tier[] {
  if (!reader.text('prices')) return [];
  const tiers = reader
    .pairs('prices', ':')
    .map(([quantity, price]) => ({ quantity: Number(quantity), unitPrice: cents(reader.point(price)) ?? 0 }));
  if (tiers.some((tier) => !Number.isInteger(tier.quantity) || tier.unitPrice <= 0))
    reader.fail('prices', 'is not quantity:price, such as 1:12.50;10:11.20');
  else if (tiers[0]?.quantity !== 1) reader.fail('prices', 'must begin at quantity 1');
  else if (
    tiers.some(
      (tier, n) => n > 0 && (tier.quantity <= tiers[n - 1]!.quantity || tier.unitPrice >= tiers[n - 1]!.unitPrice),
    )
  )
    reader.fail('prices', 'must rise in quantity and fall in price');
  return tiers;
}

/** The cost of one, `8.40`; an empty field withdraws it. */
function readCost(reader: LineReader): Tier[] {
  if (!reader.text('cost')) return [];
  const cost = cents(reader.point(reader.text('cost'))) ?? 0;
  if (cost <= 0) reader.fail('cost', 'is not a price, such as 8.40');
  return [{ quantity: 1, unitPrice: cost }];
}

/** A column `stock_mtl` counts the warehouse `mtl`; an empty cell counts nothing, for none left is 0. */
function readCounts(reader: LineReader, line: Line): Record<string, number> {
  const columns = Object.keys(line.values).filter(
    (column) => column.startsWith('stock_') && reader.text(column) !== '',
  );
  return Object.fromEntries(columns.map((column) => [column.slice('stock_'.length), reader.integer(column)]));
}

/** The operations' own schemas have the last word. */
function checked(reader: LineReader, commands: readonly ImportCommand[]): ReadLine {
  for (const { route, input } of commands) {
    if (reader.errors.length) break;
    const parsed = api[route].input.safeParse(input);
    for (const issue of parsed.success ? [] : parsed.error.issues)
      reader.fail(issue.path.map(String).join('.'), texts[issue.message] ?? issue.message);
  }
  return { commands, errors: reader.errors };
}
