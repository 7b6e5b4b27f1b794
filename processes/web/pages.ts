// Renders the storefront. Pages that many may see are kept until something changes that they were made of: those of
// readers without a session compressed, those of others with marks for what is their own.
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { failureOf } from '#platform/kernel/failure/refusal.ts';
import { withinTime } from '#platform/kernel/operations/time-limit.ts';
import { sessionOf } from '#platform/adapters/session/session-of.ts';
import { hasSession, readPosition, applySessionCookie } from '#platform/kernel/http/cookies.ts';
import { api, type Route } from '#contracts/api.ts';
import type { UserContext } from '#contracts/account/account.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { tagSources } from '#contracts/store/tag-manager.ts';
import { languageOf } from '#platform/kernel/http/language.ts';
import { admitting } from '#platform/kernel/http/security.ts';
import { settingValue, shopLanguages } from '#projections/registry.ts';
import { createSharedCache, type Seen } from '#platform/kernel/http/shared-cache.ts';
import { anonymousSession, type Session } from '#platform/kernel/operations/session.ts';
import type { RenderRequest, RenderResult } from '#storefront/app/entry-server.tsx';
import { listParameters } from '#storefront/features/category/filter-url.ts';
import type { Application } from '../application.ts';
import { createLocalClient, type LocalClientOptions } from './local-client.ts';
import type { Company } from '#contracts/store/company.ts';
import type { ReaderRights } from './reader-rights.ts';
import { pageDay } from './page-day.ts';
import { hasMarks, maskUser, unmask, type MaskedUser } from './user-mask.ts';
import { STRIP_PATH } from './demonstration.ts';
import { compressPage, type CompressedPage } from './compressed-page.ts';

export interface Storefront {
  /** Tells whether the page at a path may be the same for many readers. */
  isForMany(path: string): boolean;
  /** Tells whether scripts of others may run in the page at a path. */
  mayHoldTags(path: string): boolean;
  render(request: RenderRequest): Promise<RenderResult>;
  renderUnavailable(language: 'en' | 'fr', nonce: string): Buffer;
  /** The dealer's name is empty where nobody has said it yet. */
  renderOpeningSoon(language: 'en' | 'fr', nonce: string, company: Company): Buffer;
}

/** A page for many, compressed but for what is its reader's own. */
interface SharedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly page: CompressedPage;
  /** Replaces the nonce, which belongs to one answer only. */
  readonly inlineHashes: readonly string[];
}

type Made = SharedPage | { readonly result: RenderResult };

/** The reader whom a page is for, and which parts of it others may be given. */
interface Reader {
  readonly session: Session | undefined;
  readonly user: UserContext;
  readonly mask: MaskedUser;
}

const compress = promisify(gzip);
const expand = promisify(gunzip);
/** The level for a page of one reader; a page that is kept is worth more. */
const ZIP_LEVEL = 1;
/** Room for one compressed page; a larger one takes it again. */
const ZIPPED_BYTES = 32_768;
/** A smaller page is compressed in half a millisecond, which is less than handing it to a thread and back takes. */
const LARGE_PAGE_BYTES = 200_000;
/**
 * Lists what a page that many may see depends on. An address with any other parameter is rendered for its reader alone:
 * nobody fills the memory by making names up.
 */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set([...listParameters, 'lng']);

/** `version` names what all kept pages were made of; without it every page is rendered for one reader. */
export function createPages(
  application: Application,
  storefront: Storefront,
  origin: string,
  version: (() => string) | undefined,
  { rightsOf, hasPassed }: ReaderRights,
  /** Is told of every address that nobody found. */
  onMissing: (req: Request) => void = () => undefined,
) {
  const cache =
    version &&
    createSharedCache<Made>({
      version,
      changes: application.changes,
      bytesOf: (made) => ('page' in made ? made.page.bytes + made.inlineHashes.join().length : 0),
    });

  return async (req: Request, res: Response): Promise<void> => {
    const language = languageOf(req, shopLanguages(application.read));
    if (req.query['lng'] === language)
      res.cookie('i18next', language, { path: '/', maxAge: 365 * 86_400_000, sameSite: 'lax' });
    res.vary('Cookie').vary('Accept-Language').set('cache-control', 'private, no-cache');
    const nonce = String(res.locals['nonce']);
    if (settingValue(application.read, 'GoogleTagManagerId') && storefront.mayHoldTags(req.path))
      res.set('content-security-policy', admitting(String(res.get('content-security-policy')), tagSources));
    const page = await withinTime(pageFor(req, language, nonce), application.services.deadlines.request).catch(
      (error: unknown) => ({
        result: failed(error, language, nonce),
      }),
    );
    if (!('made' in page)) {
      if (page.result.kind === 'page' && page.result.status === 404) onMissing(req);
      return send(req, res, page.result);
    }
    const { made, user } = page;
    res.status(made.status).set(made.headers).type('html');
    res.set(
      'content-security-policy',
      String(res.get('content-security-policy')).replace(/'nonce-[^']+'/g, made.inlineHashes.join(' ')),
    );
    await sendBody(req, res, made.page.forReader(user));
  };

  async function pageFor(
    req: Request,
    language: 'en' | 'fr',
    nonce: string,
  ): Promise<{ readonly made: SharedPage; readonly user: UserContext } | { readonly result: RenderResult }> {
    const { position } = readPosition(req);
    const isBehind = position !== undefined && !(await application.positions.waitFor(position));
    const session = hasSession(req) ? await sessionOf(application.pool, req, 'shop') : undefined;
    const user = await createLocalClient(application.dispatcher, session ?? anonymousSession, language).get(
      'account/getusercontext',
      {},
    );
    const reader: Reader = { session, user, mask: maskUser(user) };
    try {
      const key =
        position === undefined || hasPassed(position) ? await keyOf(req, language, reader, rightsOf) : undefined;
      if (cache && key !== undefined) {
        const kind = position === undefined ? 'who-changed-nothing' : 'who-changed-something';
        const made = await cache.get(
          `${pageDay(key, kind, application.now())} ${key}`,
          kind,
          (onSeen) => make(req, language, reader, nonce, onSeen),
          (it) => 'page' in it,
        );
        return 'page' in made ? { made, user } : made;
      }
      const result = await renderFor(req, language, session, user, nonce);
      // What is not found may only not have been projected yet.
      const notYet = isBehind && result.kind === 'page' && result.status === 404;
      return { result: notYet ? { ...unavailable(language, nonce), headers: { 'retry-after': '2' } } : result };
    } finally {
      if (session && req.res) applySessionCookie(req, req.res, session, 'shop');
    }
  }

  /** To be kept where it is the same for many; else for this reader, whose nonce it has. */
  async function make(
    req: Request,
    language: 'en' | 'fr',
    { session, user, mask }: Reader,
    nonce: string,
    onSeen: Seen,
  ): Promise<Made> {
    // Asked here, not before: of what is kept it is known.
    if (!storefront.isForMany(req.path)) return { result: await renderFor(req, language, session, user, nonce) };
    // Whatever is asked for that is not the same for many makes the page this reader's own.
    let isShared = true;
    const onAsked = (route: Route) => void (isShared &&= sharedRoutes.has(route));
    const result = await renderFor(req, language, session, mask.user, nonce, { onAsked, onSeen });
    // It asked in the name of a reader whose cart and number were masked.
    if (!isShared) return { result: await renderFor(req, language, session, user, nonce) };
    if (result.kind !== 'page' || !result.cacheable || result.status !== 200) {
      if (result.kind !== 'page') return { result };
      return { result: { ...result, html: Buffer.from(unmask(result.html.toString(), user)) } };
    }
    const html = result.html.toString();
    return {
      status: result.status,
      headers: result.headers ?? {},
      page: await compressPage(html.replaceAll(` nonce="${nonce}"`, '')),
      inlineHashes: inlineHashesOf(html, nonce),
    };
  }

  async function renderFor(
    req: Request,
    language: 'en' | 'fr',
    session: Session | undefined,
    user: UserContext,
    nonce: string,
    options?: LocalClientOptions,
  ): Promise<RenderResult> {
    const client = createLocalClient(application.dispatcher, session ?? anonymousSession, language, options);
    try {
      const { jsonOf } = client;
      return await storefront.render({
        ...{ url: req.originalUrl, origin, language, client, jsonOf, nonce, user },
        ...(application.config.DEMONSTRATION ? { script: STRIP_PATH } : {}),
      });
    } catch (error) {
      return failed(error, language, nonce);
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
    await sendBody(req, res, await compressOnce(result.html));
  }
}

const sharedRoutes: ReadonlySet<string> = new Set(
  Object.entries<Operation>(api)
    .filter(([, { shared }]) => shared)
    .map(([route]) => route),
);

/**
 * Language, path with what it depends on, and what of the reader decides how the page looks; undefined for an address
 * with anything else.
 */
async function keyOf(
  { query, path }: Request,
  language: 'en' | 'fr',
  { session, mask }: Reader,
  rightsOf: ReaderRights['rightsOf'],
): Promise<string | undefined> {
  const given = Object.entries(query);
  if (given.some(([name, value]) => !KNOWN_PARAMETERS.has(name) || typeof value !== 'string')) return undefined;
  if (hasMarks([decoded(path), ...given.flat()].join(' '))) return undefined;
  const rights = session ? await rightsOf(session.caller) : '';
  return JSON.stringify([language, rights, mask.key, path, ...given.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Nobody's page: it is refused elsewhere.
    return path;
  }
}

const compressOnce = (html: Buffer): Buffer | Promise<Buffer> =>
  html.length < LARGE_PAGE_BYTES
    ? gzipSync(html, { level: ZIP_LEVEL, chunkSize: ZIPPED_BYTES })
    : compress(html, { level: ZIP_LEVEL });

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
    .filter(([, , attributes = '']) => attributes.includes(` nonce="${nonce}"`))
    .map(([, , , text = '']) => text);
  return [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
