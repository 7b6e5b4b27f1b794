import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { headers } from '#contracts/client.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { Session, SessionKind } from '#platform/kernel/operations/session.ts';

const POSITION_COOKIE = 'mw_position';
/** Long enough for any read model to catch up, short enough not to slow anything later. */
const POSITION_SECONDS = 10;

/** The settings of cookies and sessions in this process; set once, from the configuration, in `app.locals`. */
export interface SessionSettings {
  /**
   * Tells whether browsers reach the shop by TLS: by its public address, not by what a proxy says of a request (security.md
   * S17).
   */
  readonly tls: boolean;
  readonly idleMinutes: () => number;
}

export const useSessionSettings = (app: { locals: Record<string, unknown> }, settings: SessionSettings): void =>
  void (app.locals['sessions'] = settings);
const settingsOf = (req: Request) => req.app.locals['sessions'] as SessionSettings;

export const readCookie = (req: Request, name: string): string | undefined =>
  own(parseCookie(req.headers.cookie ?? ''), name);

/** With TLS the name forbids any other host or path to set it. */
const sessionCookieName = (req: Request, kind: SessionKind) => `${settingsOf(req).tls ? '__Host-' : ''}mw_${kind}`;
const cookieOptions = (req: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: settingsOf(req).tls,
});

/** What the browser shows, and what its session is held to. */
export const sessionRequest = (req: Request, kind: SessionKind) => ({
  cookie: readCookie(req, sessionCookieName(req, kind)),
  idleMinutes: settingsOf(req).idleMinutes(),
  agent: req.get('user-agent') ?? '',
});

export function applySessionCookie(req: Request, res: Response, session: Session, kind: SessionKind): void {
  if (session.cookie === undefined) return;
  if (session.cookie)
    res.cookie(sessionCookieName(req, kind), session.cookie, {
      ...cookieOptions(req),
      maxAge: kind === 'shop' ? 30 * 86_400_000 : undefined,
    });
  else res.clearCookie(sessionCookieName(req, kind), cookieOptions(req));
}

/** The cookie serves whole-page loads, the header clients without cookies. */
export function positionCookie(req: Request, res: Response, position: bigint): void {
  res.set(headers.position, String(position));
  res.cookie(POSITION_COOKIE, String(position), { ...cookieOptions(req), maxAge: POSITION_SECONDS * 1_000 });
}

export function readPosition(req: Request): { position?: bigint } {
  const [header, cookie] = [req.get(headers.position), readCookie(req, POSITION_COOKIE)].map((text) =>
    text && /^\d{1,19}$/.test(text) ? BigInt(text) : undefined,
  );
  const position = header !== undefined && (cookie === undefined || header > cookie) ? header : cookie;
  return position === undefined ? {} : { position };
}

export const hasSession = (req: Request) => readCookie(req, sessionCookieName(req, 'shop')) !== undefined;
