// Imports a catalogue from CSV files: reads and checks everything first, then sends commands. A file with one bad line
// changes nothing; a run that was cut off is completed by running it again, since only differences become events.
import type { CsvFile, Line, LineError } from './csv-file.ts';
import { readCsv } from './csv-file.ts';
import { readAttribute, readCategory, readProduct, type ImportCommand, type ReadLine } from './line-kinds.ts';

export interface ImportTarget {
  /** Sends one command; answers whether anything had to change. */
  send(command: ImportCommand): Promise<boolean>;
  /** Categories the shop has already. */
  knownCategories(): Promise<ReadonlySet<string>>;
}

export interface ImportReport {
  readonly errors: readonly LineError[];
  readonly commands: number;
  readonly changed: number;
}

const AT_ONCE = 48;
const PRODUCT_COLUMNS = ['item_number', 'category', 'brand', 'name_en'];

export async function importCatalogue(paths: readonly string[], target: ImportTarget, onProgress: (done: number, of: number) => void): Promise<ImportReport> {
  const files = await Promise.all(paths.map(readCsv));
  const { stages, errors } = read(files, await target.knownCategories());
  if (errors.length) return { errors, commands: 0, changed: 0 };
  const total = stages.reduce((sum, stage) => sum + stage.length, 0);
  let done = 0;
  let changed = 0;
  for (const stage of stages) {
    await inParallel(stage, AT_ONCE, async (command) => {
      if (await target.send(command)) changed += 1;
      onProgress(++done, total);
    });
  }
  return { errors, commands: total, changed };
}

/** Categories and attributes go first, so that no reader ever sees a product without its category. */
function read(files: readonly CsvFile[], known: ReadonlySet<string>): { stages: ImportCommand[][]; errors: LineError[] } {
  const errors = files.flatMap((file) => [...file.errors]);
  const linesOf = (kind: string) => files.filter((file) => kindOf(file) === kind).flatMap((file) => file.lines);
  for (const file of files) if (!file.errors.length) errors.push(...headerErrors(file));

  const values = frenchValues(linesOf('attribute-values'));
  const categories = linesOf('categories').map(readCategory);
  const attributes = linesOf('attributes').map((line) => readAttribute(line, values.get(line.values['attribute'] ?? '') ?? {}));
  const products = linesOf('products');
  const readProducts = products.map(readProduct);
  for (const line of [...categories, ...attributes, ...readProducts]) errors.push(...line.errors);

  const categoryIds = new Set([...known, ...linesOf('categories').map((line) => line.values['category']!)]);
  errors.push(...unknownCategories(products, categoryIds), ...repeated(products, 'item_number'));
  const commands = (lines: readonly ReadLine[]) => lines.flatMap((line) => line.commands);
  return { stages: [commands(categories), commands(attributes), commands(readProducts)], errors: errors.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
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
  if (kind === 'unknown') return [problem('has neither a column item_number nor category nor attribute: this is no catalogue file')];
  const missing = kind === 'products' ? PRODUCT_COLUMNS.filter((column) => !file.columns.includes(column)) : [];
  return missing.map((column) => problem(`the column ${column} is missing`));
}

function frenchValues(lines: readonly Line[]): Map<string, Record<string, string>> {
  const values = new Map<string, Record<string, string>>();
  for (const { values: line } of lines) values.set(line['attribute']!, { ...values.get(line['attribute']!), [line['value']!]: line['value_fr']! });
  return values;
}

function unknownCategories(products: readonly Line[], known: ReadonlySet<string>): LineError[] {
  return products
    .filter((line) => line.values['category'] && !known.has(line.values['category']))
    .map((line) => ({ file: line.file, line: line.number, column: 'category', problem: `there is no category "${line.values['category']}"` }));
}

function repeated(lines: readonly Line[], column: string): LineError[] {
  const first = new Map<string, number>();
  return lines.flatMap((line) => {
    const value = line.values[column] ?? '';
    const before = first.get(value);
    if (before === undefined) first.set(value, line.number);
    return before === undefined || !value ? [] : [{ file: line.file, line: line.number, column, problem: `"${value}" stands already in line ${before}` }];
  });
}

async function inParallel<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, one));
}
