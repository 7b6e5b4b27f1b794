// What was typed into the table of many products, with a way back; nothing of it is saved before it was looked at.
import type { GridColumn, GridContext, Snapshot } from './grid-columns.ts';

export interface GridRow {
  readonly itemNumber: string;
  /** As the server has it, or had it when it was read. */
  readonly seen: Snapshot;
  readonly now: Snapshot;
  /** What was typed into a column that does not take it, by column. */
  readonly invalid: Readonly<Record<string, string>>;
  /** Why it could not be saved; empty where nobody tried, or it was. */
  readonly problem: string;
}

/** A rectangle of cells, by places of rows and columns, both ends in it. */
export interface Range {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

export const rowOf = (itemNumber: string, seen: Snapshot): GridRow => ({
  itemNumber,
  seen,
  now: seen,
  invalid: {},
  problem: '',
});

export const cellText = (row: GridRow, column: GridColumn, context: GridContext): string =>
  row.invalid[column.key] ?? column.read(row.now, context);

export const isChanged = (row: GridRow, column: GridColumn, context: GridContext): boolean =>
  column.key in row.invalid || column.read(row.now, context) !== column.read(row.seen, context);

/** What is typed stays in its cell even where it is no value of the column. */
export function typeInto(row: GridRow, column: GridColumn, text: string, context: GridContext): GridRow {
  if (text === cellText(row, column, context)) return row;
  const { [column.key]: _, ...invalid } = row.invalid;
  const now = column.write(row.now, text, context);
  return now ? { ...row, now, invalid } : { ...row, invalid: { ...invalid, [column.key]: text } };
}

/**
 * A block of cells from a spreadsheet. One value fills the whole range; otherwise the block begins at the range's first cell
 * and may be larger than it. Cells beyond the table are left out.
 */
export function paste(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { fromRow, toRow, fromColumn, toColumn }: Range,
  block: readonly (readonly string[])[],
  context: GridContext,
): readonly GridRow[] {
  const [height, width] = [block.length, Math.max(0, ...block.map(({ length }) => length))];
  if (!height || !width) return rows;
  const fills = height === 1 && width === 1;
  const lastRow = Math.min(rows.length - 1, fills ? toRow : fromRow + height - 1);
  const lastColumn = Math.min(columns.length - 1, fills ? toColumn : fromColumn + width - 1);
  return rows.map((row, at) => {
    const line = at < fromRow || at > lastRow ? undefined : block[fills ? 0 : at - fromRow];
    if (!line) return row;
    let next = row;
    for (const [n, column] of columns.slice(fromColumn, lastColumn + 1).entries()) {
      const text = line[fills ? 0 : n];
      if (text !== undefined) next = typeInto(next, column, text, context);
    }
    return next;
  });
}

/** The first row of a range into all below it; of a single row, the one above into it. */
export function fillDown(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  range: Range,
  context: GridContext,
): readonly GridRow[] {
  const source = range.fromRow === range.toRow ? range.fromRow - 1 : range.fromRow;
  const from = rows[source];
  if (!from) return rows;
  return rows.map((row, at) => {
    if (at <= source || at > range.toRow) return row;
    let next = row;
    for (const column of columns.slice(range.fromColumn, range.toColumn + 1))
      next = typeInto(next, column, cellText(from, column, context), context);
    return next;
  });
}

/** A range as spreadsheets take it from the clipboard. */
export const rangeText = (
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { fromRow, toRow, fromColumn, toColumn }: Range,
  context: GridContext,
): string =>
  rows
    .slice(fromRow, toRow + 1)
    .map((row) =>
      columns
        .slice(fromColumn, toColumn + 1)
        .map((column) => quoted(cellText(row, column, context)))
        .join('\t'),
    )
    .join('\n');

const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export interface CellChange {
  readonly itemNumber: string;
  readonly column: GridColumn;
  readonly before: string;
  readonly after: string;
}

/** Every cell that would change, in the order of the table. */
export const changesIn = (
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  context: GridContext,
): readonly CellChange[] =>
  rows
    .filter((row) => row.now !== row.seen)
    .flatMap((row) =>
      columns.flatMap((column) => {
        const [before, after] = [column.read(row.seen, context), column.read(row.now, context)];
        return before === after ? [] : [{ itemNumber: row.itemNumber, column, before, after }];
      }),
    );

export interface History {
  readonly past: readonly (readonly GridRow[])[];
  readonly rows: readonly GridRow[];
  readonly future: readonly (readonly GridRow[])[];
}

/** Steps that can be taken back; rows that did not change are shared by all of them. */
const STEPS = 100;

export const step = ({ past, rows }: History, next: readonly GridRow[]): History =>
  next === rows || next.every((row, at) => row === rows[at])
    ? { past, rows, future: [] }
    : { past: [...past.slice(1 - STEPS), rows], rows: next, future: [] };

export function undo({ past, rows, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), rows: before, future: [rows, ...future] } : { past, rows, future };
}

export function redo({ past, rows, future }: History): History {
  const [next, ...later] = future;
  return next ? { past: [...past, rows], rows: next, future: later } : { past, rows, future };
}

/** A product as the server has it after a save, and what kept it from being saved. */
export interface Saved {
  readonly seen: Snapshot;
  readonly problem: string;
}

/**
 * Takes over what the server has by now. What was saved shows it; what was refused keeps what was typed, as a change of what is
 * there. Whoever goes back beyond a save sees what that would change.
 */
export function adopt({ past, rows, future }: History, saved: ReadonlyMap<string, Saved>): History {
  const update = (some: readonly GridRow[]) =>
    some.map((row) => ({ ...row, seen: saved.get(row.itemNumber)?.seen ?? row.seen }));
  return {
    past: past.map(update),
    rows: rows.map((row) => {
      const its = saved.get(row.itemNumber);
      if (!its) return row;
      return { ...row, ...its, now: its.problem ? row.now : its.seen };
    }),
    future: future.map(update),
  };
}
