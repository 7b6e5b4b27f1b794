// Files of lines, compressed.
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** Fast rather than small: a backup takes time from a running shop. */
const LEVEL = 2;

/** Written for its owner alone. @throws when the disk is full or the file is there already */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  async function* chunks() {
    let chunk = '';
    for await (const line of lines) {
      chunk += `${line}\n`;
      if (chunk.length < 65_536) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  }
  await pipeline(
    Readable.from(chunks()),
    createGzip({ level: LEVEL }),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unpacked = file.pipe(createGunzip());
  file.on('error', (error) => unpacked.destroy(error));
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) if (line) yield line;
}
