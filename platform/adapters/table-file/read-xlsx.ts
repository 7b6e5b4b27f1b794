// The first sheet of a workbook, as it comes: values as they were saved, numbers with a point, days as ISO.
import { TABLE_LIMITS, TableFault, type Cell, type OnRow } from './table-file.ts';
import { dateStyles, firstSheet, openZip, readXml, sharedTexts, type Zip } from './workbook.ts';

export interface SheetFacts {
  formulas: number;
  readonly mergedRows: Set<number>;
  /** Rows of all merged ranges, each as often as ranges hold it. */
  mergedSteps: number;
}

const MS_PER_DAY = 86_400_000;
/** Of a sheet (ECMA-376); beyond 2^53 counting up would never end. */
const MOST_ROWS = 1_048_576;
const isRow = (row: number): boolean => Number.isInteger(row) && row >= 1 && row <= MOST_ROWS;
const MOST_MERGED_ROWS = 100_000;
/** Ranges that overlap cost time and tell nothing: no spreadsheet program writes any. */
const MOST_MERGED_STEPS = 10 * MOST_MERGED_ROWS;

/**
 * @param room waits until what was told may be followed by more
 * @throws TableFault
 */
export async function readXlsx(
  path: string,
  onRow: OnRow,
  room: () => Promise<void>,
  stop: () => boolean,
): Promise<SheetFacts> {
  const zip = await openZip(path);
  try {
    if (!zip.entries.has('xl/workbook.xml')) throw new TableFault('import_file_not_a_table');
    return await readSheet(zip, onRow, room, stop);
  } finally {
    zip.zip.close();
  }
}

async function readSheet(zip: Zip, onRow: OnRow, room: () => Promise<void>, stop: () => boolean): Promise<SheetFacts> {
  const { part, from1904 } = await firstSheet(zip);
  const [texts, dates] = [await sharedTexts(zip), await dateStyles(zip)];
  const facts: SheetFacts = { formulas: 0, mergedRows: new Set(), mergedSteps: 0 };
  let cells: Cell[] = [];
  let [row, column, type, style] = [0, -1, '', 0];
  let [value, hasValue, hasFormula, reading] = ['', false, false, false];

  const cellValue = (): Cell => {
    if (hasFormula && !hasValue) return { fault: 'import_formula_without_value' };
    if (!hasValue || value === '') return '';
    if (type === 's') return (texts[Number(value)] ?? '').trim();
    if (type === 'e') return { fault: 'import_cell_is_error' };
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type === 'str' || type === 'inlineStr' || type === 'd') return value.trim();
    return dates[style] ? dayOf(Number(value), from1904) : plainNumber(value);
  };

  await readXml(
    zip,
    part,
    {
      open(name, attributes) {
        if (name === 'row') {
          row = Number(attributes['r'] ?? row + 1);
          if (!isRow(row)) throw new TableFault('import_file_bomb');
          [cells, column] = [[], -1];
        } else if (name === 'c') {
          column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
          if (column >= TABLE_LIMITS.columns)
            throw new TableFault('import_too_many_columns', { most: TABLE_LIMITS.columns });
          type = attributes['t'] ?? 'n';
          style = Number(attributes['s'] ?? 0);
          [value, hasValue, hasFormula] = ['', false, false];
        } else if (name === 'v' || name === 't') [reading, hasValue] = [true, true];
        else if (name === 'f') hasFormula = true;
        else if (name === 'mergeCell') noteMerged(attributes['ref'] ?? '', facts);
      },
      text(part_) {
        if (!reading) return;
        value += part_;
        if (value.length > TABLE_LIMITS.cellCharacters) throw new TableFault('import_cell_too_long', { row });
      },
      close(name) {
        if (name === 'v' || name === 't') reading = false;
        else if (name === 'c') {
          while (cells.length < column) cells.push('');
          cells[column] = cellValue();
          if (hasFormula) facts.formulas += 1;
        } else if (name === 'row' && cells.some((cell) => cell !== '')) onRow([row, cells]);
      },
    },
    async () => {
      await room();
      return !stop();
    },
  );
  return facts;
}

/** `AB12` is column 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const character of reference) {
    const code = character.charCodeAt(0);
    if (code < 65 || code > 90) break;
    column = column * 26 + (code - 64);
  }
  return column - 1;
}

/** Fifteen digits, as spreadsheets keep and show them; never with an exponent. */
function plainNumber(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const short = String(Number(number.toPrecision(15)));
  return short.includes('e') ? number.toFixed(Math.abs(number) < 1 ? 12 : 0).replace(/(\.\d*?)0+$/, '$1') : short;
}

/** Days are counted from 1899-12-30, since 1900 is taken for a leap year; or from 1904. */
function dayOf(days: number, from1904: boolean): Cell {
  const moment = new Date(Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30) + days * MS_PER_DAY);
  if (Number.isNaN(moment.getTime())) return { fault: 'import_date_invalid' };
  const iso = moment.toISOString();
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 16);
}

/** A merged range below the heading: what lies in it beside its first cell is empty, and would be read as such. */
function noteMerged(range: string, facts: SheetFacts): void {
  const [from = 1, to = from] = (range.match(/\d+/g) ?? []).map(Number);
  if (![from, to].every(isRow)) throw new TableFault('import_file_bomb');
  facts.mergedSteps += Math.max(1, to - from + 1);
  if (facts.mergedSteps > MOST_MERGED_STEPS) throw new TableFault('import_file_bomb');
  for (let row = from; row <= to && facts.mergedRows.size < MOST_MERGED_ROWS; row++) facts.mergedRows.add(row);
}
