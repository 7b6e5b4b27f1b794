// The OpenAPI document and the page that shows it: made with the first request for them, once per process (security.md
// S11).
import type { Express } from 'express';
import { languageOf } from '#platform/http/language.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import { openApiPage } from '#platform/http/openapi-page.ts';

/** Stands in the kept page for the nonce, which belongs to one answer only. */
const NONCE = '\u0000nonce\u0000';

export function serveApiDocs(app: Express, origin: string): void {
  let document: object | undefined;
  let json: string | undefined;
  const pages = new Map<'en' | 'fr', string>();
  const documented = () => (document ??= openApiDocument(origin));
  const pageIn = (language: 'en' | 'fr'): string => {
    const made = pages.get(language) ?? openApiPage(documented(), language, NONCE);
    pages.set(language, made);
    return made;
  };
  app.get('/api/openapi.json', (_req, res) => void res.type('json').send((json ??= JSON.stringify(documented()))));
  app.get(
    '/api/docs',
    (req, res) => void res.type('html').send(pageIn(languageOf(req)).replaceAll(NONCE, String(res.locals['nonce']))),
  );
}
