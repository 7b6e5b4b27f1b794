// The OpenAPI document and the page that shows it: made with the first request for them, once per process (security.md
// S11, T22).
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Express } from 'express';
import { languageOf } from '#platform/kernel/http/language.ts';
import { openApiDocument } from '#platform/kernel/http/openapi.ts';
import { openApiPage } from '#platform/kernel/http/openapi-page.ts';

/** Stands in the kept page for the nonce, which belongs to one answer only. */
const NONCE = '\u0000nonce\u0000';

interface KeptDocument {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

async function keptDocument(document: object): Promise<KeptDocument> {
  const plain = Buffer.from(JSON.stringify(document));
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, compressed: await promisify(gzip)(plain), etag };
}

export function serveApiDocs(app: Express, origin: string): void {
  let document: Promise<object> | undefined;
  let file: Promise<KeptDocument> | undefined;
  const pages = new Map<'en' | 'fr', string>();
  const documented = () => (document ??= openApiDocument(origin));
  const pageIn = async (language: 'en' | 'fr'): Promise<string> => {
    const made = pages.get(language) ?? openApiPage(await documented(), language, NONCE);
    pages.set(language, made);
    return made;
  };
  app.get('/api/openapi.json', async (req, res) => {
    const { plain, compressed, etag } = await (file ??= documented().then(keptDocument));
    res.set({ etag, vary: 'accept-encoding' }).type('json');
    if (req.fresh) return void res.status(304).end();
    if (!req.acceptsEncodings('gzip')) return void res.end(plain);
    res.set('content-encoding', 'gzip').end(compressed);
  });
  app.get('/api/docs', async (req, res) => {
    const page = await pageIn(languageOf(req));
    res.type('html').send(page.replaceAll(NONCE, String(res.locals['nonce'])));
  });
}
