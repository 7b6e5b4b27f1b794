// The dry run: every row of a file against the present shop, batch by batch.
import { join } from 'node:path';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { ExtraField, ImportKindName, RowCounts } from '#domain/import/import.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { Column, FieldValue, Refers } from '#domain/shared/table/column.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { sanitisedHtml } from '#platform/kernel/texts/sanitised-html.ts';
import { TableFault, type TableInfo, type TableRow } from '#platform/adapters/table-file/table-file.ts';
import { rowsIn, wholeTableOf } from '#platform/adapters/table-file/table-in-folder.ts';
import { inBatches } from './import-files.ts';
import {
  keyIn,
  namesIn,
  plainValueIn,
  planRows,
  readRow,
  withoutFaults,
  wrongRow,
  type Mapping,
  type Planned,
  type ReadRow,
} from './plan-rows.ts';

/** Rows of one batch: about a second's work. */
export const BATCH_ROWS = 1_000;

interface Checked {
  /** The file, on this machine, in a folder that may be written to. */
  readonly path: string;
  readonly folder: string;
  readonly kind: ImportKindName;
  /** The column of each of the heading; empty where it is left out. Undefined: as the headings say. */
  readonly columns: (header: readonly string[], mapping: MappingOf) => readonly string[];
  readonly extra: readonly ExtraField[];
  readonly onBatch: (planned: Planned) => Promise<void>;
}
type MappingOf = Awaited<ReturnType<OperationContext['queries']['import']['columns']>>;

/** @throws TableFault where the file as a whole cannot be read, or has no column that says what its rows are about */
export async function checkFile(
  { path, folder, kind, columns, extra, onBatch }: Checked,
  context: OperationContext,
): Promise<{ info: TableInfo; counts: RowCounts }> {
  const rowsPath = join(folder, 'rows');
  const read = await wholeTableOf(path, rowsPath, context.services.importThreads);
  if ('fault' in read) throw new TableFault(read.fault.code, read.fault.params);
  const { info } = read;
  const mapping = await mappingOf(kind, info, { columns, extra }, context);
  const rowsOfFile = () => rowsWithExtra(rowsIn(rowsPath), info.header.length, extra);
  const { keys, values } = await firstRowsIn(rowsOfFile(), mapping);
  const merged = new Set(info.mergedRows);
  let counts: RowCounts = { added: 0, changed: 0, unchanged: 0, wrong: 0 };
  for await (const batch of inBatches(rowsOfFile(), BATCH_ROWS)) {
    const rows = await Promise.all(batch.map((row) => sanitised(rowWithFileFaults(row, mapping, keys, merged))));
    const surroundings = await surroundingsOf(rows, kind, keys, context);
    const firstWith = (column: string, value: string) => values.get(column)?.get(value);
    const possible = planRows(rows, mapping, { ...surroundings, firstWith });
    const faults = await context.queries.import.faults({ kind, changes: possible.changes });
    const planned = faults.length ? withoutFaults(possible, rows, faults) : possible;
    counts = {
      added: counts.added + planned.counts.added,
      changed: counts.changed + planned.counts.changed,
      unchanged: counts.unchanged + planned.counts.unchanged,
      wrong: counts.wrong + planned.counts.wrong,
    };
    await onBatch(planned);
  }
  return { info, counts };
}

/** Rows with the cells of the extra fields behind their own. */
async function* rowsWithExtra(
  rows: AsyncIterable<TableRow>,
  width: number,
  extra: readonly ExtraField[],
): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    const [number, cells] = row;
    // A row that could not be read has one cell, which says why.
    const isUnread = cells.length === 1 && typeof cells[0] !== 'string';
    if (isUnread || !extra.length) yield row;
    else
      yield [
        number,
        [
          ...Array.from({ length: width }, (_, at) => cells[at] ?? ''),
          ...extra.map(({ value, column = 0 }) => value ?? cells[column] ?? ''),
        ],
      ];
  }
}

async function mappingOf(
  name: ImportKindName,
  { header, decimalComma }: TableInfo,
  { columns: columnsOf, extra }: Pick<Checked, 'columns' | 'extra'>,
  context: OperationContext,
): Promise<Mapping> {
  const kind = importKindsByName[name];
  const facts = await context.queries.import.columns({ kind: name });
  const byName = new Map(facts.columns.map((column) => [column.name, column]));
  const names = [...columnsOf(header, facts), ...extra.map(({ field }) => field)];
  const columns = names.map((column) =>
    column ? (byName.get(column) ?? refuse('import_column_unknown', { column }, 'invalid')) : undefined,
  );
  const has = new Set(columns.map((column) => column?.name));
  const lacksKey = facts.columns.find((column) => column.key && !has.has(column.name));
  if (lacksKey)
    throw new TableFault('import_key_column_missing', { column: `${lacksKey.label.en} / ${lacksKey.label.fr}` });
  const isFilled = ({ name: filled, orElse }: Column) => has.has(filled) || (orElse !== undefined && has.has(orElse));
  const missing = facts.columns.filter((column) => column.needed && !isFilled(column)).map((column) => column.name);
  const headings = [
    ...header,
    ...extra.map(({ field, column }) => (column === undefined ? field : (header[column] ?? ''))),
  ];
  const keyOrder = facts.columns.filter((column) => column.key).map((column) => column.name);
  return { kind, header: headings, columns, missing, dialect: { decimalComma }, keyOrder, shop: facts.shop };
}

/** The rows in which each key, and each value that nothing else may have, stands first. */
async function firstRowsIn(
  rows: AsyncIterable<TableRow>,
  mapping: Mapping,
): Promise<{ keys: Map<string, number>; values: Map<string, Map<string, number>> }> {
  const keys = new Map<string, number>();
  const unique = mapping.columns.flatMap((column) => (column?.unique ? [column.name] : []));
  const values = new Map(unique.map((name) => [name, new Map<string, number>()]));
  const note = (first: Map<string, number>, value: string, row: number) => {
    if (value && !first.has(value)) first.set(value, row);
  };
  for await (const row of rows) {
    note(keys, keyIn(row, mapping), row[0]);
    for (const [name, first] of values) note(first, plainValueIn(row, name, mapping), row[0]);
  }
  return { keys, values };
}

/** A row with what only the whole file can say against it. */
function rowWithFileFaults(
  table: TableRow,
  mapping: Mapping,
  keys: ReadonlyMap<string, number>,
  merged: ReadonlySet<number>,
): ReadRow {
  const read = readRow(table, mapping);
  const first = keys.get(read.key);
  const { row, key } = read;
  if (merged.has(row))
    return { ...read, wrong: [...read.wrong, wrongRow(row, key, '', '', { code: 'import_cell_merged' })] };
  if (first === undefined || first === row) return read;
  return { ...read, wrong: [wrongRow(row, key, '', key, { code: 'import_key_twice', params: { first } })] };
}

async function sanitised(row: ReadRow): Promise<ReadRow> {
  if (!row.values.some(({ column, text }) => column.html && /[<>&]/.test(text))) return row;
  const values = await Promise.all(
    row.values.map(async (one) =>
      one.column.html && one.text ? { ...one, value: (await sanitisedHtml(one.text)) as FieldValue } : one,
    ),
  );
  return { ...row, values };
}

async function surroundingsOf(
  rows: readonly ReadRow[],
  kind: ImportKindName,
  keys: ReadonlyMap<string, number>,
  context: OperationContext,
) {
  const named = new Map<Refers, Set<string>>();
  for (const { values } of rows)
    for (const { column, value } of values) {
      if (!column.refers) continue;
      const names = named.get(column.refers) ?? new Set<string>();
      for (const name of namesIn(column.refers, value)) names.add(name);
      named.set(column.refers, names);
    }
  const present = await context.queries.import.present({ kind, keys: rows.map(({ key }) => key).filter(Boolean) });
  const known = new Map<Refers, ReadonlySet<string>>();
  for (const [refers, names] of named)
    known.set(refers, new Set(await context.queries.import.known({ refers, names: [...names] })));
  const ofThisFile = (
    { products: 'product', categories: 'category', attributes: 'attribute' } as Partial<Record<ImportKindName, Refers>>
  )[kind];
  return {
    present,
    isKnown: (refers: Refers, name: string) =>
      needed(known.get(refers), 'names of the kind').has(name) || (refers === ofThisFile && keys.has(name)),
  };
}
