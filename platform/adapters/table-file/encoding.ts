// Tells how the texts of a CSV file are written: what is no UTF-8 is what a spreadsheet program of the West writes as "CSV".
import { createReadStream } from 'node:fs';
import { TableFault, type TableInfo } from './table-file.ts';

type Encoding = TableInfo['encoding'];

/** @throws TableFault import_encoding_mixed with the line that is broken: read otherwise every accent would come out wrong */
export async function encodingOf(path: string, first: Buffer): Promise<Encoding> {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const [even, odd] = zeros(first);
  // Latin letters in two bytes: every other byte is a zero.
  if (odd > first.length / 4 && even * 20 < odd) return 'utf-16le';
  if (even > first.length / 4 && odd * 20 < even) return 'utf-16be';
  if (even + odd) throw new TableFault('import_file_not_a_table');
  const { sound, broken, line } = await utf8In(path);
  if (!broken) return 'utf-8';
  if (sound > broken) throw new TableFault('import_encoding_mixed', { line });
  return 'windows-1252';
}

function zeros(bytes: Buffer): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) counts[at % 2 === 0 ? 0 : 1] += 1;
  return counts;
}

const REPLACED = /\uFFFD/g;
const BEYOND_ASCII = /[^\u0000-\u007f\uFFFD]/gu;

/** Characters beyond ASCII that are sound, those that are not, and the line of the first of these. */
async function utf8In(path: string): Promise<{ sound: number; broken: number; line: number }> {
  const decoder = new TextDecoder('utf-8');
  let [sound, broken, line, lines] = [0, 0, 0, 1];
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1_024 })) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    sound += text.match(BEYOND_ASCII)?.length ?? 0;
    const faults = text.match(REPLACED)?.length ?? 0;
    if (faults && !broken) line = lines + (text.slice(0, text.indexOf('\uFFFD')).split('\n').length - 1);
    broken += faults;
    if (!broken) lines += text.split('\n').length - 1;
  }
  return { sound, broken, line };
}
