// Sends what the build has compressed (scripts/compress-assets.ts) to whoever takes it; express.static does the rest.
import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** The smallest first, whatever order a browser names them in. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export function compressedAssets(folder: string): RequestHandler {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (req, res, next) => {
    const name = req.path.slice(1);
    const there = encodings.filter(([, ending]) => files.has(name + ending));
    if (there.length > 0) res.vary('Accept-Encoding');
    const chosen = there.find(([encoding]) => req.acceptsEncodings(encoding) === encoding);
    if (chosen) {
      const [encoding, ending] = chosen;
      req.url = `/${name}${ending}`;
      res.type(extname(name)).set('content-encoding', encoding);
    }
    next();
  };
}
