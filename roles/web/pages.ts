// Renders the storefront. Pages for readers without a session are kept, compressed, until the catalogue changes.
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { failureOf } from '#platform/operations/failure.ts';
import { REQUEST_MS, withinTime } from '#platform/operations/time-limit.ts';
import { hasSession, readPosition, sessionOf, applySessionCookie } from '#platform/http/cookies.ts';
import { languageOf } from '#platform/http/language.ts';
import { createSharedCache } from '#platform/http/shared-cache.ts';
import { anonymousSession, type Session } from '#platform/session/session.ts';
import type { RenderRequest, RenderResult } from '#storefront/app/entry-server.tsx';
import { listParameters } from '#storefront/features/category/filter-url.ts';
import type { Application } from '../application.ts';
import { createLocalClient } from './local-client.ts';

export interface Storefront {
  render(request: RenderRequest): Promise<RenderResult>;
  renderUnavailable(language: 'en' | 'fr', nonce: string): string;
}

interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly zipped: Buffer;
  /** Replaces the nonce, which belongs to one answer only. */
  readonly inlineHashes: readonly string[];
}

type Made = Kept | { readonly result: RenderResult };

const compress = promisify(gzip);
const expand = promisify(gunzip);
const ZIP_LEVEL = { kept: 7, once: 1 } as const;
/**
 * What a page that is the same for all depends on. An address with any other parameter is rendered for its reader
 * alone: nobody fills the memory by making names up.
 */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set([...listParameters, 'lng']);

/** `version` names what kept pages were made of; without it every page is rendered for one reader. */
export function createPages(
  application: Application,
  storefront: Storefront,
  origin: string,
  version: (() => string) | undefined,
) {
  const cache =
    version &&
    createSharedCache<Made>({
      version,
      bytesOf: (made) => ('zipped' in made ? made.zipped.length + made.inlineHashes.join().length : 0),
    });

  return async (req: Request, res: Response): Promise<void> => {
    const language = languageOf(req);
    if (req.query['lng'] === language)
      res.cookie('i18next', language, { path: '/', maxAge: 365 * 86_400_000, sameSite: 'lax' });
    res.vary('Cookie').vary('Accept-Language').set('cache-control', 'private, no-cache');
    const nonce = String(res.locals['nonce']);
    const made = await withinTime(madeFor(req, language, nonce), REQUEST_MS).catch((error: unknown): Made => ({
      result: failed(error, language, nonce),
    }));
    if (!('zipped' in made)) return send(req, res, made.result);
    res.status(made.status).set(made.headers).type('html');
    res.set(
      'content-security-policy',
      String(res.get('content-security-policy')).replace(/'nonce-[^']+'/g, made.inlineHashes.join(' ')),
    );
    await sendBody(req, res, made.zipped);
  };

  async function madeFor(req: Request, language: 'en' | 'fr', nonce: string): Promise<Made> {
    const { position } = readPosition(req);
    const isBehind = position !== undefined && !(await application.positions.waitFor(position));
    const session = hasSession(req) ? await sessionOf(application.pool, req, 'shop') : undefined;
    const key = session ? undefined : keyOf(req, language);
    if (cache && key !== undefined)
      return cache.get(
        key,
        () => make(req, language, nonce),
        (it) => 'zipped' in it,
      );
    const result = await renderFor(req, language, session, nonce);
    // What is not found may only not have been projected yet.
    const notYet = isBehind && result.kind === 'page' && result.status === 404;
    return { result: notYet ? { ...unavailable(language, nonce), headers: { 'retry-after': '2' } } : result };
  }

  /** To be kept where it is the same for all; else for this reader, whose nonce it has. */
  async function make(req: Request, language: 'en' | 'fr', nonce: string): Promise<Made> {
    const result = await renderFor(req, language, undefined, nonce);
    if (result.kind !== 'page' || !result.cacheable || result.status !== 200) return { result };
    const html = result.html.replaceAll(` nonce="${nonce}"`, '');
    return {
      status: result.status,
      headers: result.headers ?? {},
      zipped: await compress(html, { level: ZIP_LEVEL.kept }),
      inlineHashes: inlineHashesOf(result.html, nonce),
    };
  }

  async function renderFor(
    req: Request,
    language: 'en' | 'fr',
    session: Session | undefined,
    nonce: string,
  ): Promise<RenderResult> {
    const client = createLocalClient(application.dispatcher, session ?? anonymousSession, language);
    try {
      const user = await client.get('account/getusercontext', {});
      return await storefront.render({ url: req.originalUrl, origin, language, client, nonce, user });
    } catch (error) {
      return failed(error, language, nonce);
    } finally {
      if (session && req.res) applySessionCookie(req, req.res, session, 'shop');
    }
  }

  function unavailable(language: 'en' | 'fr', nonce: string) {
    return {
      kind: 'page' as const,
      status: 503,
      html: storefront.renderUnavailable(language, nonce),
      cacheable: false,
    };
  }

  function failed(error: unknown, language: 'en' | 'fr', nonce: string): RenderResult {
    const { status, answer } = failureOf(error, language, application.log);
    if (status === 503) return unavailable(language, nonce);
    return {
      kind: 'redirect',
      status: 303,
      location: `/error?errorId=${encodeURIComponent(String(answer.LogId || randomUUID()))}`,
    };
  }

  async function send(req: Request, res: Response, result: RenderResult): Promise<void> {
    if (result.kind === 'redirect') return res.redirect(result.status, result.location);
    res
      .status(result.status)
      .set(result.headers ?? {})
      .type('html');
    await sendBody(req, res, await compress(result.html, { level: ZIP_LEVEL.once }));
  }
}

/** Language, path and what it depends on; undefined for an address with anything else. */
function keyOf({ query, path }: Request, language: 'en' | 'fr'): string | undefined {
  const given = Object.entries(query);
  if (given.some(([name, value]) => !KNOWN_PARAMETERS.has(name) || typeof value !== 'string')) return undefined;
  return JSON.stringify([language, path, ...given.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

async function sendBody(req: Request, res: Response, zipped: Buffer): Promise<void> {
  res.vary('Accept-Encoding');
  if (req.acceptsEncodings('gzip') === 'gzip') res.set('content-encoding', 'gzip').send(zipped);
  else res.send((await expand(zipped)).toString('utf8'));
}

/**
 * CSP hashes of the inline scripts and styles of a page that many readers get: of those that the renderer gave its
 * nonce to. One that came into the page by other ways has none (security.md S18).
 */
export function inlineHashesOf(html: string, nonce: string): string[] {
  const inline = [...html.matchAll(/<(script|style)((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter((match) => match[2]!.includes(` nonce="${nonce}"`))
    .map((match) => match[3]!);
  return [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
