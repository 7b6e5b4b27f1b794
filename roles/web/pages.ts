// Renders the storefront. Pages for readers without a session are kept, compressed, until the catalogue changes.
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { ANONYMOUS } from '#platform/operations/caller.ts';
import { failureOf } from '#platform/operations/failure.ts';
import { hasSession, readPosition, sessionOf, applySessionCookie } from '#platform/http/cookies.ts';
import { languageOf } from '#platform/http/language.ts';
import { createSharedCache } from '#platform/http/shared-cache.ts';
import type { Session } from '#platform/session/session.ts';
import type { RenderRequest, RenderResult } from '#storefront/app/entry-server.tsx';
import type { Application } from '../application.ts';
import { createLocalClient } from './local-client.ts';

export interface Storefront {
  render(request: RenderRequest): Promise<RenderResult>;
  renderUnavailable(language: 'en' | 'fr', nonce: string): string;
}

interface Kept {
  readonly result: RenderResult;
  readonly html: string;
  readonly zipped: Buffer;
  /** Replaces the nonce, which belongs to one answer only. */
  readonly inlineHashes: readonly string[];
}

const compress = promisify(gzip);
const NONCE_OF_KEPT = 'kept';
const ZIP_LEVEL = { kept: 7, once: 1 } as const;

/** `version` names what kept pages were made of; without it every page is rendered for one reader. */
export function createPages(application: Application, storefront: Storefront, origin: string, version: (() => string) | undefined) {
  const cache = version && createSharedCache<Kept>(version, 2_000);

  return async (req: Request, res: Response): Promise<void> => {
    const language = languageOf(req);
    if (req.query['lng'] === language) res.cookie('i18next', language, { path: '/', maxAge: 365 * 86_400_000, sameSite: 'lax' });
    const { position } = readPosition(req);
    const isBehind = position !== undefined && !(await application.positions.waitFor(position));
    res.vary('Cookie').vary('Accept-Language').set('cache-control', 'private, no-cache');
    const session = hasSession(req) ? await sessionOf(application.pool, req, 'shop') : undefined;
    if (session || !cache) {
      const nonce = String(res.locals['nonce']);
      const result = await renderFor(req, language, session, nonce);
      // What is not found may only not have been projected yet.
      const notYet = isBehind && result.kind === 'page' && result.status === 404;
      return send(req, res, notYet ? { kind: 'page', status: 503, html: storefront.renderUnavailable(language, nonce), cacheable: false, headers: { 'retry-after': '2' } } : result);
    }

    const kept = await cache.get(`${language} ${req.originalUrl}`, () => keep(req, language), ({ result }) => result.kind === 'page' && result.cacheable && result.status === 200);
    if (kept.result.kind === 'redirect') return res.redirect(kept.result.status, kept.result.location);
    res.status(kept.result.status).set(kept.result.headers ?? {}).type('html');
    res.set('content-security-policy', String(res.get('content-security-policy')).replace(new RegExp(`'nonce-[^']+'`, 'g'), kept.inlineHashes.join(' ')));
    sendBody(req, res, kept.html, kept.zipped);
  };

  async function keep(req: Request, language: 'en' | 'fr'): Promise<Kept> {
    const result = await renderFor(req, language, undefined, NONCE_OF_KEPT);
    const html = result.kind === 'page' ? result.html.replaceAll(` nonce="${NONCE_OF_KEPT}"`, '') : '';
    return { result, html, zipped: await compress(html, { level: ZIP_LEVEL.kept }), inlineHashes: inlineHashesOf(html) };
  }

  async function renderFor(req: Request, language: 'en' | 'fr', session: Session | undefined, nonce: string): Promise<RenderResult> {
    const client = createLocalClient(application.dispatcher, session ?? anonymousSession, language);
    try {
      const user = await client.get('account/getusercontext', {});
      return await storefront.render({ url: req.originalUrl, origin, language, client, nonce, user });
    } catch (error) {
      const { status, answer } = failureOf(error, language, application.log);
      if (status === 503) return { kind: 'page', status, html: storefront.renderUnavailable(language, nonce), cacheable: false };
      return { kind: 'redirect', status: 303, location: `/error?errorId=${encodeURIComponent(String(answer.LogId || randomUUID()))}` };
    } finally {
      if (session && req.res) applySessionCookie(req, req.res, session, 'shop');
    }
  }

  async function send(req: Request, res: Response, result: RenderResult): Promise<void> {
    if (result.kind === 'redirect') return res.redirect(result.status, result.location);
    res.status(result.status).set(result.headers ?? {}).type('html');
    sendBody(req, res, result.html, await compress(result.html, { level: ZIP_LEVEL.once }));
  }
}

/** Readers without a session cannot change anything by reading. */
const anonymousSession: Session = {
  caller: ANONYMOUS, orderId: '', cookie: undefined,
  begin: () => Promise.reject(new Error('a page begins no session')), setOrder: () => Promise.resolve(), end: () => Promise.resolve(), endAllOf: () => Promise.resolve(),
};

function sendBody(req: Request, res: Response, html: string, zipped: Buffer): void {
  res.vary('Accept-Encoding');
  if (req.acceptsEncodings('gzip') === 'gzip') res.set('content-encoding', 'gzip').send(zipped);
  else res.send(html);
}

/** CSP hashes of the inline scripts and styles of a page that many readers get. */
function inlineHashesOf(html: string): string[] {
  const inline = [...html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)].map((match) => match[2]!);
  return [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
