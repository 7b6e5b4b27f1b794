// CSV as spreadsheet programs write it: comma, semicolon or tab, quotes of RFC 4180, several encodings.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { encodingOf } from './encoding.ts';
import { TABLE_LIMITS, TableFault, type OnRow, type TableInfo } from './table-file.ts';

const FIRST_BYTES = 64 * 1_024;
const DELIMITERS = [';', '\t', ','] as const;

type Dialect = Pick<TableInfo, 'format' | 'encoding' | 'delimiter' | 'decimalComma'>;

/** @throws TableFault */
export async function csvDialect(path: string): Promise<Dialect> {
  const first = await firstBytes(path);
  const encoding = await encodingOf(path, first);
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(first, { stream: true }));
  return { format: 'csv', encoding, delimiter, decimalComma: delimiter !== ',' };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The one that the heading has most of, outside of quotes. */
function delimiterOf(text: string): ';' | '\t' | ',' {
  const counts = { ';': 0, '\t': 0, ',': 0 };
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' && (counts[';'] || counts['\t'] || counts[','] || text.length > FIRST_BYTES)) break;
    else if (character === ';' || character === '\t' || character === ',') counts[character] += 1;
  }
  const most = Math.max(...Object.values(counts));
  return (most && DELIMITERS.find((delimiter) => counts[delimiter] === most)) || ',';
}

async function* decoded(path: string, encoding: TableInfo['encoding'], stop: () => boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1_024 })) {
    if (stop()) return;
    yield decoder.decode(chunk as Buffer, { stream: true });
  }
  yield decoder.decode();
}

/**
 * @param room waits until what was told may be followed by more
 * @throws TableFault import_row_unreadable with the line
 */
export async function readCsv(
  path: string,
  { encoding, delimiter }: Dialect,
  onRow: OnRow,
  room: () => Promise<void>,
  stop: () => boolean,
): Promise<void> {
  const parser = parse({
    delimiter: delimiter || ',',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: TABLE_LIMITS.cellCharacters * 20,
  });
  const source = Readable.from(decoded(path, encoding, stop));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let rowCount = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      onRow([info.lines, record]);
      if (++rowCount % 200 === 0) await room();
      if (stop()) break;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new TableFault('import_row_unreadable', { line: Number(error['lines'] ?? 1) });
    throw error;
  } finally {
    source.destroy();
  }
}
