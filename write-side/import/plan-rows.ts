// Rows of a file against the present shop: what each would change, and what is wrong with it. Pure.
import type { ImportKind, ShopFacts, Thing, WrongField } from '#contracts/import/kinds/import-kind.ts';
import { keyOf, partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import type { PlannedChange, WrongRow } from '#contracts/import/kinds/plan.ts';
import type { RowCounts } from '#domain/import/import.events.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import { withoutApostrophe } from '#domain/shared/table/csv-text.ts';
import {
  valueAt,
  withValueAt,
  type CellDialect,
  type CellFault,
  type Column,
  type FieldValue,
  type Refers,
} from '#domain/shared/table/column.ts';
import type { Cell, TableRow } from '#platform/adapters/table-file/table-file.ts';

export interface Mapping {
  readonly kind: ImportKind;
  readonly header: readonly string[];
  /** By place in the heading; undefined where it is left out. */
  readonly columns: readonly (Column | undefined)[];
  /** Columns without which nothing new can be added, and that the file does not have. */
  readonly missing: readonly string[];
  readonly dialect: CellDialect;
  /** Names of the columns that are keys, in the order in which a key names them. */
  readonly keyOrder: readonly string[];
  readonly shop: ShopFacts;
}

/** A row whose cells were read: the values that it says, by column. */
export interface ReadRow {
  readonly row: number;
  readonly key: string;
  readonly values: readonly {
    readonly column: Column;
    readonly heading: string;
    readonly text: string;
    readonly value: FieldValue | undefined;
  }[];
  readonly wrong: readonly WrongRow[];
}

const isText = (cell: Cell | undefined): cell is string => typeof cell === 'string';

/** The key of a row, as the shop writes it; empty where a part of it is missing. */
export function keyIn(row: TableRow, mapping: Mapping): string {
  const texts = mapping.keyOrder.map((name) => plainValueIn(row, name, mapping));
  return texts.every(Boolean) ? keyOf(texts) : '';
}

/** The value of a column as the shop writes it; the text as it stands where it is none. */
export function plainValueIn([, cells]: TableRow, name: string, { columns, dialect }: Mapping): string {
  const at = columns.findIndex((column) => column?.name === name);
  const cell = cells[at];
  const text = isText(cell) ? withoutApostrophe(cell.trim()) : '';
  const read = text ? columns[at]?.type.read(text, dialect) : undefined;
  return read && 'value' in read ? String(read.value) : text;
}

/** Types the cells of a row. */
export function readRow(table: TableRow, mapping: Mapping): ReadRow {
  const [row, cells] = table;
  const { columns, header, dialect } = mapping;
  const key = keyIn(table, mapping);
  const wrong: WrongRow[] = [];
  const values: ReadRow['values'][number][] = [];
  const [first] = cells;
  if (first !== undefined && !isText(first) && cells.length === 1)
    return { row, key, values, wrong: [wrongRow(row, key, '', '', { code: first.fault })] };
  columns.forEach((column, at) => {
    if (!column) return;
    const heading = header[at] ?? '';
    const cell = cells[at] ?? '';
    if (!isText(cell)) return void wrong.push(wrongRow(row, key, heading, '', { code: cell.fault }));
    const text = withoutApostrophe(cell.trim());
    if (!text) {
      if (column.empty === 'error' && !saysElse(column, mapping, cells))
        wrong.push(wrongRow(row, key, heading, '', { code: 'required' }));
      else if (column.empty === 'empties') values.push({ column, heading, text, value: column.emptied });
      return;
    }
    const read =
      text.includes('\u0000') || !text.isWellFormed()
        ? { fault: { code: 'text_not_storable' } }
        : column.type.read(text, dialect);
    if ('fault' in read) wrong.push(wrongRow(row, key, heading, text, read.fault));
    else if (!column.key || column.refers) values.push({ column, heading, text, value: read.value });
  });
  return { row, key, values, wrong };
}

/** Tells whether another column of the row serves instead: a name in the other language. */
const saysElse = ({ orElse }: Column, { columns }: Mapping, cells: TableRow[1]): boolean => {
  const cell = cells[columns.findIndex((one) => one !== undefined && one.name === orElse)];
  return isText(cell) && cell.trim() !== '';
};

const SHOWN_CHARACTERS = 200;

export const wrongRow = (
  row: number,
  key: string,
  column: string,
  value: string,
  { code, params = {} }: CellFault,
): WrongRow => ({
  row,
  key,
  column,
  value: value.slice(0, SHOWN_CHARACTERS),
  code,
  params,
});

/** What a value names, whatever its form. */
export function namesIn(refers: Refers, value: FieldValue | undefined): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((one) =>
      typeof one === 'string' ? one : (one as { itemNumber: string }).itemNumber,
    );
  return refers === 'attribute' && typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

export interface Surroundings {
  readonly present: ReadonlyMap<string, Thing>;
  /** Tells whether what a value names is there, or comes with the same file. */
  readonly isKnown: (refers: Refers, name: string) => boolean;
  /** The row of the file in which a value of a column stands first. */
  readonly firstWith: (column: string, value: string) => number | undefined;
}

export interface Planned {
  readonly changes: readonly PlannedChange[];
  readonly wrong: readonly WrongRow[];
  readonly counts: RowCounts;
}

export function planRows(rows: readonly ReadRow[], mapping: Mapping, surroundings: Surroundings): Planned {
  const changes: PlannedChange[] = [];
  const wrong: WrongRow[] = [];
  let [added, changed, unchanged, wrongRows] = [0, 0, 0, 0];
  for (const one of rows) {
    const outcome = one.wrong.length ? { wrong: one.wrong } : planRow(one, mapping, surroundings);
    if ('wrong' in outcome) {
      wrong.push(...outcome.wrong);
      wrongRows += 1;
    } else if (!outcome.change) unchanged += 1;
    else {
      changes.push(outcome.change);
      if (outcome.change.isNew) added += 1;
      else changed += 1;
    }
  }
  return { changes, wrong, counts: { added, changed, unchanged, wrong: wrongRows } };
}

type RowOutcome = { readonly wrong: readonly WrongRow[] } | { readonly change: PlannedChange | undefined };

function planRow(read: ReadRow, mapping: Mapping, { present, isKnown, firstWith }: Surroundings): RowOutcome {
  const { row, key, values } = read;
  const { kind, missing, shop } = mapping;
  const before = present.get(key);
  if (!before && missing.length) {
    const fault = { code: 'import_new_needs_columns', params: { columns: missing.join(', ') } };
    return { wrong: [wrongRow(row, key, '', '', fault)] };
  }
  const unknown = unknownIn(read, isKnown);
  if (unknown.length) return { wrong: unknown };
  const from = before ?? kind.blank;
  const candidate = values.reduce<Thing>((thing, { column, value }) => withValueAt(thing, column.path, value), from);
  const wanted = kind.completed ? kind.completed(candidate, before, shop) : candidate;
  const wrong = (kind.faults?.(wanted, key, before) ?? []).map(({ column, fault }) => {
    const cell = values.find((one) => one.column.name === column);
    return wrongRow(row, key, cell?.heading ?? column, cell?.text ?? '', fault);
  });
  if (wrong.length) return { wrong };
  const change = changeOf(row, key, before, from, wanted);
  const twice = change && twiceIn(read, change, mapping, firstWith);
  return twice ? { wrong: [twice] } : { change };
}

/** A value that nothing else may have, and that an earlier row brings already. */
function twiceIn(
  { row, key, values }: ReadRow,
  { isNew, changed }: PlannedChange,
  { columns, header, keyOrder }: Mapping,
  firstWith: Surroundings['firstWith'],
): WrongRow | undefined {
  for (const [at, column] of columns.entries()) {
    if (!column?.unique) continue;
    const value = column.key
      ? partsOfKey(key)[keyOrder.indexOf(column.name)]
      : values.find((one) => one.column === column)?.value;
    const isBrought = isNew || Object.hasOwn(changed, column.path[0] ?? '');
    const first = isBrought && typeof value === 'string' && value ? firstWith(column.name, value) : undefined;
    if (first !== undefined && first !== row)
      return wrongRow(row, key, header[at] ?? '', String(value), { code: 'import_value_twice', params: { first } });
  }
  return undefined;
}

/** The plan without the changes against which the shop has something. */
export function withoutFaults(
  { changes, wrong, counts }: Planned,
  rows: readonly ReadRow[],
  faults: readonly (WrongField & { readonly key: string })[],
): Planned {
  const byKey = new Map(faults.map((one) => [one.key, one]));
  const refused = changes.flatMap((change) => {
    const why = byKey.get(change.key);
    return why ? [{ ...change, why }] : [];
  });
  const refusedRows = refused.map(({ key, row, why: { column, fault } }) => {
    const cell = rows.find((one) => one.row === row)?.values.find((one) => one.column.name === column);
    return wrongRow(row, key, cell?.heading ?? column, cell?.text ?? '', fault);
  });
  const added = refused.filter(({ isNew }) => isNew).length;
  return {
    changes: changes.filter(({ key }) => !byKey.has(key)),
    wrong: [...wrong, ...refusedRows].sort((a, b) => a.row - b.row),
    counts: {
      ...counts,
      added: counts.added - added,
      changed: counts.changed - (refused.length - added),
      wrong: counts.wrong + refused.length,
    },
  };
}

/** Names of what is not there. */
function unknownIn({ row, key, values }: ReadRow, isKnown: Surroundings['isKnown']): WrongRow[] {
  return values.flatMap(({ column: { refers }, heading, text, value }) => {
    const name = refers && namesIn(refers, value).find((one) => !isKnown(refers, one));
    return name === undefined
      ? []
      : [wrongRow(row, key, heading, text, { code: `import_${refers}_unknown`, params: { name } })];
  });
}

function changeOf(
  row: number,
  key: string,
  before: Thing | undefined,
  from: Thing,
  wanted: Thing,
): PlannedChange | undefined {
  const changed = changedFields(from, wanted);
  if (!before) return { row, key, isNew: true, seen: {}, changed: changed ?? {} };
  if (!changed) return undefined;
  const seen = Object.fromEntries(Object.keys(changed).map((field) => [field, valueAt(from, [field]) ?? null]));
  return { row, key, isNew: false, seen, changed };
}
