// A spreadsheet's file becomes lines of JSON, in a thread: whatever the file is, nobody's request waits for it (issue 10).
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { openArchive } from './archive.ts';
import { csvDialect, readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { TABLE_LIMITS, TableFault, type Cell, type TableInfo, type TableRow } from './table-file.ts';

export type TableRead =
  | { readonly info: TableInfo }
  | { readonly fault: { readonly code: string; readonly params: Readonly<Record<string, string | number>> } };

interface Asked {
  /** The file, on this machine. */
  readonly path: string;
  /** Where its rows go, one a line; without it only heading and samples are read. */
  readonly rowsTo?: string;
}

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 80;
/** Without a target reading ends after so many rows. */
const LOOKED_AT = 20;

async function tableRead(asked: Asked): Promise<TableRead> {
  try {
    return { info: await read(asked) };
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    return { fault: { code: error.code, params: error.params } };
  }
}

export const readTable = defineThreadTask({ name: 'table-file/read', timeoutMs: 900_000, work: tableRead });

/** For who waits for the answer: what takes longer ends with the request. */
export const lookAtTable = defineThreadTask({ name: 'table-file/look', timeoutMs: 10_000, work: tableRead });

async function read({ path, rowsTo }: Asked): Promise<TableInfo> {
  const format = await formatOf(path);
  const archive = format === 'xlsx' ? await archiveInfo(path) : undefined;
  if (archive) return archive;
  const out = rowsTo === undefined ? undefined : createWriteStream(rowsTo, { mode: 0o600 });
  let header: string[] | undefined;
  const samples: string[][] = [];
  let [rows, buffered] = [0, ''];
  const onRow = ([number, cells]: TableRow) => {
    if (!header) return void (header = headerOf(cells));
    if (++rows > TABLE_LIMITS.rows) throw new TableFault('import_too_many_rows', { most: TABLE_LIMITS.rows });
    if (samples.length < SAMPLES)
      samples.push(cells.map((cell) => (typeof cell === 'string' ? cell.slice(0, SAMPLE_CHARACTERS) : '')));
    if (out) buffered += `${JSON.stringify([number, hasSurplus(cells, header.length) ? [SURPLUS] : cells])}\n`;
  };
  const room = async () => {
    if (!out || buffered.length < 1_000_000) return;
    const text = buffered;
    buffered = '';
    if (!out.write(text)) await once(out, 'drain');
  };
  const stop = () => !out && rows >= LOOKED_AT;
  try {
    const dialect = format === 'csv' ? await csvDialect(path) : undefined;
    const facts = dialect ? await readCsv(path, dialect, onRow, room, stop) : await readXlsx(path, onRow, room, stop);
    if (!header) throw new TableFault('import_file_empty');
    return {
      ...(dialect ?? {
        format: 'xlsx' as const,
        encoding: 'utf-8' as const,
        delimiter: '' as const,
        decimalComma: true,
      }),
      header,
      rows,
      formulas: facts ? facts.formulas : 0,
      mergedRows: facts ? [...facts.mergedRows].sort((a, b) => a - b) : [],
      samples,
    };
  } finally {
    if (out) {
      out.end(buffered);
      await finished(out);
    }
  }
}

/** Pictures and documents, as products have them. */
const OF_A_PRODUCT = /\.(jpe?g|png|webp|gif|tiff?|avif|hei[cf]|pdf|dxf|dwg|stp|step|docx?|xlsx?|zip)$/i;

/** The list of a zip that is no workbook: its files are its rows. */
async function archiveInfo(path: string): Promise<TableInfo | undefined> {
  const { files, zip } = await openArchive(path);
  zip.close();
  const names = files.map((file) => file.path);
  // Every kind of office file has this part.
  if (!files.length || names.some((name) => name.replace(/^\//, '') === '[Content_Types].xml')) return undefined;
  if (names.some((name) => name.startsWith('xl/')) || !names.some((name) => OF_A_PRODUCT.test(name))) return undefined;
  return {
    ...{ format: 'zip', encoding: 'utf-8', delimiter: '', decimalComma: false, header: ['file'] },
    ...{ rows: files.length, formulas: 0, mergedRows: [] },
    samples: names.slice(0, SAMPLES).map((name) => [name.slice(-SAMPLE_CHARACTERS)]),
  };
}

/** By its first bytes, never by its name. @throws TableFault */
async function formatOf(path: string): Promise<'csv' | 'xlsx'> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (!size) throw new TableFault('import_file_empty');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const first = buffer.subarray(0, bytesRead);
    if (first.toString('latin1', 0, 4) === 'PK\x03\x04') return 'xlsx';
    if (first.toString('latin1', 0, 5) === '%PDF-') throw new TableFault('import_file_is_pdf');
    // A compound file: a workbook of before 2007, or one that is locked by a password.
    if (first.toString('hex') === 'd0cf11e0a1b11ae1') throw new TableFault('import_file_locked_or_old');
    return 'csv';
  } finally {
    await file.close();
  }
}

function headerOf(cells: readonly Cell[]): string[] {
  const header = cells.map((cell) => (typeof cell === 'string' ? cell.replace(/^\uFEFF/, '').trim() : ''));
  while (header.at(-1) === '') header.pop();
  if (!header.length) throw new TableFault('import_file_empty');
  if (header.length > TABLE_LIMITS.columns)
    throw new TableFault('import_too_many_columns', { most: TABLE_LIMITS.columns });
  return header;
}

/** A text that holds the delimiter without quotes shifts all that follows it: read on, it would be wrong in silence. */
const SURPLUS: Cell = { fault: 'import_row_longer_than_heading' };
const hasSurplus = (cells: readonly Cell[], columns: number) =>
  cells.length > columns && cells.slice(columns).some((cell) => cell !== '');
