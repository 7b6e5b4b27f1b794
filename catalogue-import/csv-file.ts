import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';

/** A fault of one line, for the eye of who made the file. */
export interface LineError {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly problem: string;
}

export interface Line {
  readonly file: string;
  /** As an editor counts: the header is line 1. */
  readonly number: number;
  readonly values: Readonly<Record<string, string>>;
}

export interface CsvFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
  readonly errors: readonly LineError[];
}

interface WithInfo {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

/** Reads a CSV file: UTF-8, header line, comma or semicolon, RFC 4180 quotes. */
export async function readCsv(path: string): Promise<CsvFile> {
  const name = basename(path);
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  const header = text.slice(0, text.search(/\r?\n|$/));
  const columns = header.split(/[,;]/).map((column) => column.trim().replace(/^"|"$/g, ''));
  const options = { columns, from_line: 2, delimiter: header.includes(',') ? ',' : ';', info: true, skip_empty_lines: true, trim: true, relax_column_count: false } as const;
  try {
    const records = parse(text, options) as unknown as WithInfo[];
    return { name, columns, lines: records.map(({ record, info }) => ({ file: name, number: info.lines, values: record })), errors: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { name, columns, lines: [], errors: [{ file: name, line: Number(error['lines'] ?? 1), column: '', problem: error.message }] };
  }
}
