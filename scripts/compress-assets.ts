// Compresses the files that browsers fetch, once and for all: the web role sends them as they lie there.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;
const compressible = /\.(js|css|svg)$/;

export async function compressAssets(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => compressible.test(file))) {
    const content = await readFile(join(folder, name));
    for (const [ending, encode] of Object.entries(encoders)) {
      const encoded = await encode(content);
      if (encoded.length < content.length) await writeFile(join(folder, `${name}.${ending}`), encoded);
    }
  }
}
