// Imports a catalogue from CSV files: reads and checks everything first, then sends commands. A file with one bad line
// changes nothing; a run that was cut off is completed by running it again, since only differences become events.
import type { CsvFile, Line, LineError } from './csv-file.ts';
import { readCsv } from './csv-file.ts';
import {
  kindOfAttribute,
  readAttribute,
  readCategory,
  readProduct,
  readValues,
  type ImportCommand,
  type Known,
  type ReadLine,
} from './line-kinds.ts';

export interface ImportTarget {
  /** Sends one command; answers whether anything had to change. */
  send(command: ImportCommand): Promise<boolean>;
  /** The shop has these already, sold or discontinued. */
  known(): Promise<Known>;
}

export interface ImportReport {
  readonly errors: readonly LineError[];
  readonly commands: number;
  readonly changed: number;
}

const CONCURRENCY = 48;
/** Columns that a new product cannot be without; a file with only some columns is for products that are there. */
const NEW_PRODUCT = ['category', 'brand', 'name_en'];
const COLUMNS: Readonly<Record<Exclude<Kind, 'unknown'>, readonly string[]>> = {
  products: [
    'item_number',
    'category',
    'brand',
    'name_en',
    'name_fr',
    'description_en',
    'description_fr',
    'keywords_en',
    'keywords_fr',
    'unit',
    'pack_quantity',
    'weight_kg',
    'prices',
    'price_list',
    'cost',
    'lead_time_days',
    'backorder',
    'attributes',
    'pictures',
    'accessories',
    'similar',
    'bundle',
    'added_on',
    'discontinued',
  ],
  categories: [
    'category',
    'parent',
    'name_en',
    'name_fr',
    'description_en',
    'description_fr',
    'pictogram',
    'picture',
    'sort',
    'table_columns',
  ],
  attributes: ['attribute', 'name_en', 'name_fr', 'unit', 'unit_fr', 'kind', 'facet', 'sort'],
  'attribute-values': ['attribute', 'value', 'value_fr'],
};

export async function importCatalogue(
  paths: readonly string[],
  target: ImportTarget,
  onProgress: (done: number, of: number) => void,
): Promise<ImportReport> {
  const files = await Promise.all(paths.map(readCsv));
  const { stages, errors } = read(files, await target.known());
  if (errors.length) return { errors, commands: 0, changed: 0 };
  const total = stages.reduce((sum, stage) => sum + stage.length, 0);
  let done = 0;
  let changed = 0;
  for (const stage of stages) {
    await inParallel(stage, CONCURRENCY, async (command) => {
      if (await target.send(command)) changed += 1;
      onProgress(++done, total);
    });
  }
  return { errors, commands: total, changed };
}

/** Categories and attributes go first, so that no reader ever sees a product without its category. */
function read(files: readonly CsvFile[], shop: Known): { stages: ImportCommand[][]; errors: LineError[] } {
  const linesOf = (kind: Kind) => files.filter((file) => kindOf(file) === kind).flatMap((file) => file.lines);
  const [categories, attributes, values, products] = [
    linesOf('categories'),
    linesOf('attributes'),
    linesOf('attribute-values'),
    linesOf('products'),
  ];
  const idOf = (column: string) => (line: Line) => line.values[column] ?? '';
  const known: Known = {
    categories: new Set([...shop.categories, ...categories.map(idOf('category'))]),
    attributes: new Map([
      ...shop.attributes,
      ...attributes.map(
        (line) =>
          [
            idOf('attribute')(line),
            'kind' in line.values ? kindOfAttribute(line) : (shop.attributes.get(idOf('attribute')(line)) ?? 'text'),
          ] as const,
      ),
    ]),
    currency: shop.currency,
    items: new Set([...shop.items, ...products.map(idOf('item_number'))]),
  };
  const french = frenchValues(values);
  const defined = new Set(attributes.map(idOf('attribute')));
  const readCategories = categories.map(readCategory);
  const readAttributes = [
    ...attributes.map((line) => readAttribute(line, french.get(idOf('attribute')(line))?.values)),
    ...[...french]
      .filter(([attribute]) => !defined.has(attribute))
      .map(([, { line, values: valuesFr }]) => readValues(line, valuesFr)),
  ];
  const readProducts = products.map((line) => readProduct(line, known));
  const errors = [
    ...files.flatMap((file) => (file.errors.length ? file.errors : headerErrors(file))),
    ...[...readCategories, ...readAttributes, ...readProducts].flatMap((line) => line.errors),
    ...unknown(products, 'category', 'category', known.categories),
    ...unknown(categories, 'parent', 'category', known.categories),
    ...unknown(values, 'attribute', 'attribute', known.attributes),
    ...['accessories', 'similar', 'bundle'].flatMap((column) => unknown(products, column, 'item', known.items)),
    ...incomplete(products, NEW_PRODUCT, 'item_number', shop.items),
    ...incomplete(categories, ['name_en'], 'category', shop.categories),
    ...incomplete(attributes, ['name_en'], 'attribute', shop.attributes),
    ...repeated(products, 'item_number'),
    ...repeated(categories, 'category'),
    ...repeated(attributes, 'attribute'),
  ];
  const commands = (lines: readonly ReadLine[]) => lines.flatMap((line) => line.commands);
  return {
    stages: [commands(readCategories), commands(readAttributes), commands(readProducts)],
    errors: errors.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
  };
}

type Kind = 'products' | 'categories' | 'attributes' | 'attribute-values' | 'unknown';

/** The header tells what a file holds, whatever it is called. */
function kindOf({ columns }: CsvFile): Kind {
  if (columns.includes('item_number')) return 'products';
  if (columns.includes('attribute') && columns.includes('value')) return 'attribute-values';
  if (columns.includes('attribute')) return 'attributes';
  return columns.includes('category') ? 'categories' : 'unknown';
}

function headerErrors(file: CsvFile): LineError[] {
  const kind = kindOf(file);
  const problem = (text: string) => ({ file: file.name, line: 1, column: '', problem: text });
  if (kind === 'unknown')
    return [problem('has neither a column item_number nor category nor attribute: this is no catalogue file')];
  // A misspelt column would change nothing, and nobody would be told.
  const allowed = new Set(COLUMNS[kind]);
  return file.columns
    .filter((column) => !allowed.has(column) && !(kind === 'products' && column.startsWith('stock_')))
    .map((column) => problem(`the column ${column || '(without a name)'} is unknown`));
}

/** The definitions by attribute, with the first line that names each. */
function frenchValues(
  lines: readonly Line[],
): Map<string, { readonly line: Line; readonly values: Record<string, string> }> {
  const byAttribute = new Map<string, { readonly line: Line; readonly values: Record<string, string> }>();
  for (const line of lines) {
    const { attribute = '', value = '', value_fr: french = '' } = line.values;
    const known = byAttribute.get(attribute) ?? { line, values: {} };
    known.values[value] = french;
    byAttribute.set(attribute, known);
  }
  return byAttribute;
}

/** Names, alone or in a list `a;b` or `a*1;b*2`, of what is neither in the shop nor in these files. */
function unknown(
  lines: readonly Line[],
  column: string,
  what: string,
  known: { has(id: string): boolean },
): LineError[] {
  const namesOf = ({ values }: Line) =>
    (values[column] ?? '')
      .split(';')
      .map((part) => part.replace(/\*.*$/, '').trim())
      .filter(Boolean);
  return lines.flatMap((line) =>
    namesOf(line)
      .filter((name) => !known.has(name))
      .map((name) => ({ file: line.file, line: line.number, column, problem: `there is no ${what} "${name}"` })),
  );
}

/** A file may leave columns out for what is there already, but not for what is new. */
function incomplete(
  lines: readonly Line[],
  needed: readonly string[],
  idColumn: string,
  present: { has(id: string): boolean },
): LineError[] {
  return lines.flatMap((line) => {
    const id = line.values[idColumn] ?? '';
    const missing = needed.filter((column) => !(column in line.values));
    if (!id || present.has(id) || !missing.length) return [];
    return [
      {
        file: line.file,
        line: line.number,
        column: idColumn,
        problem: `"${id}" is new, and the file has no column ${missing.join(', ')}`,
      },
    ];
  });
}

function repeated(lines: readonly Line[], column: string): LineError[] {
  const first = new Map<string, number>();
  return lines.flatMap((line) => {
    const value = line.values[column] ?? '';
    const before = first.get(value);
    if (before === undefined) first.set(value, line.number);
    return before === undefined || !value
      ? []
      : [{ file: line.file, line: line.number, column, problem: `"${value}" stands already in line ${before}` }];
  });
}

async function inParallel<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, one));
}
