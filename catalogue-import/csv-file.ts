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
  /** Tells whether numbers may have a decimal comma: a file with semicolons is what a French Excel writes. */
  readonly decimalComma: boolean;
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

/**
 * Reads a CSV file: UTF-8, UTF-16 with a byte order mark or Windows-1252; header line, comma or semicolon, RFC 4180
 * quotes.
 */
export async function readCsv(path: string): Promise<CsvFile> {
  const name = basename(path);
  const { text, brokenLine } = decode(await readFile(path));
  const failed = (line: number, problem: string, columns: readonly string[] = []): CsvFile => ({
    name,
    columns,
    lines: [],
    errors: [{ file: name, line, column: '', problem }],
  });
  if (brokenLine)
    return failed(
      brokenLine,
      'holds characters that are neither UTF-8 nor Windows-1252 like the rest of the file: save it as "CSV UTF-8"',
    );
  const header = text.slice(0, text.search(/\r?\n|$/));
  const delimiter = header.includes(';') ? ';' : ',';
  const columns = header.split(delimiter).map((column) => column.trim().replace(/^"|"$/g, ''));
  const options = {
    columns,
    from_line: 2,
    delimiter,
    info: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count: false,
  } as const;
  try {
    const records = parse(text, options) as unknown as WithInfo[];
    const lines = records.map(({ record, info }) => ({
      file: name,
      number: info.lines,
      values: record,
      decimalComma: delimiter === ';',
    }));
    return { name, columns, lines, errors: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return failed(Number(error['lines'] ?? 1), error.message, columns);
  }
}

const REPLACED = '\uFFFD';

/**
 * What is no UTF-8 is read as Windows-1252, which an Excel of the West writes as "CSV". A file that is UTF-8 for the
 * most part was damaged: its first broken line is told, for read as Windows-1252 every accent of it would come out
 * wrong.
 */
function decode(bytes: Uint8Array): { readonly text: string; readonly brokenLine?: number } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) };
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split(REPLACED).length - 1;
  if (!broken) return { text };
  const sound = (text.match(/[^\u0000-\u007f]/gu) ?? []).length - broken;
  if (sound > broken) return { text, brokenLine: text.slice(0, text.indexOf(REPLACED)).split('\n').length };
  return { text: new TextDecoder('windows-1252').decode(bytes) };
}
