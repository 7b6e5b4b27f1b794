// What is read out of a spreadsheet's file, whatever its format: a heading and rows of texts.

/** The texts of a cell; or why there is none. */
export type Cell = string | { readonly fault: string };

/** One row as a line of JSON: its number in the file, as a spreadsheet counts, and its cells. */
export type TableRow = readonly [number: number, cells: readonly Cell[]];

export interface TableInfo {
  /** `zip`: files, each a row with its name. */
  readonly format: 'csv' | 'xlsx' | 'zip';
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Empty for a workbook. */
  readonly delimiter: '' | ',' | ';' | '\t';
  /** `12,50` is a number: files with semicolons or tabs, and texts in workbooks. */
  readonly decimalComma: boolean;
  readonly header: readonly string[];
  /** Rows below the heading that have anything in them. */
  readonly rows: number;
  /** Cells that are computed: the value that was saved last is read. */
  readonly formulas: number;
  /** Rows with cells that are merged with others: `3`, `4`. */
  readonly mergedRows: readonly number[];
  /** The first rows, cut. */
  readonly samples: readonly (readonly string[])[];
}

/** A file that cannot be read as a table: a code, the key of the text in locales/*\/error.json. */
export class TableFault extends Error {
  override readonly name = 'TableFault';
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: string, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** Told of each row as it is read; a promise holds the reading up. */
export type OnRow = (row: TableRow) => void;

export const TABLE_LIMITS = {
  /** A sheet has no more (ECMA-376). */
  rows: 1_048_576,
  columns: 500,
  cellCharacters: 40_000,
} as const;
