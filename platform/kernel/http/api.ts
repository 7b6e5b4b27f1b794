// The specification's five calls (spec 7), and every operation once more under /api/<route> for integrators.
import { randomUUID } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { headers } from '#contracts/client.ts';
import type { Route } from '#contracts/api.ts';
import type { Via } from '#contracts/shared/operation.ts';
import { validTraceparent } from '../operations/traceparent.ts';
import { Refusal, failureOf } from '../failure/refusal.ts';
import type { Call } from '../operations/call.ts';
import type { Dispatcher } from '../operations/dispatcher.ts';
import type { Deadlines } from '../runtime/deadlines.ts';
import { withinTime } from '../operations/time-limit.ts';
import { asRefusal } from './as-refusal.ts';
import { languageOf } from './language.ts';
import { matchRoute, OPERATION, uploadRoutes, type Match } from './routes.ts';
import {
  bodyOf,
  envelopeOf,
  holdsCardNumber,
  holdsMentionOfCard,
  queryInput,
  recordOf,
  withParameters,
} from './request-input.ts';
import { bytesOf, sendAnswer, sendJson } from './send-answer.ts';
import { createUploadRoom } from './upload-room.ts';
import { parseBody } from './parse-body.ts';
import { readBody } from './read-body.ts';
import { applySessionCookie, positionCookie, readPosition } from './cookies.ts';
import type { SharedCache } from './shared-cache.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import type { Log } from '../runtime/log.ts';
import { keepUserData } from './user-data.ts';
import type { Language } from '../texts/texts.ts';
import type { Caller } from '../operations/caller.ts';
import type { Session, SessionKind } from '../operations/session.ts';

export interface ApiOptions {
  readonly dispatcher: Dispatcher;
  readonly sessionOf: (req: Request, kind: SessionKind) => Promise<Session>;
  readonly log: Log;
  /** Counts a call of a route that an address may call so often in a minute. @throws Refusal too_many_requests */
  readonly countCall: (route: Route, perMinute: number, address: string) => Promise<void>;
  /** Origins that may send state-changing requests. */
  readonly isOwnOrigin: (origin: string, req: Request) => boolean;
  readonly cache: SharedCache<Buffer>;
  /** Names what decides, besides language and input, what a shared answer says to a caller: an account's price list. */
  readonly rightsOf: (caller: Caller) => Promise<string>;
  /** Tells whether whoever asks may use the shop: before it opens only staff may. */
  readonly mayEnter: (req: Request) => Promise<boolean>;
  /** Tells whether everything that was kept knows of what happened up to a position. */
  readonly hasPassed: (position: bigint) => boolean;
  /** Languages that shoppers are answered in, the usual one first. */
  readonly languages: () => readonly Language[];
  /** Puts on record that somebody was refused, and what. */
  readonly noteRefusal: (refusal: RefusedCall) => void;
  /** Reads large bodies. */
  readonly threads: ThreadPool;
  readonly deadlines: Deadlines;
}

/** Who was refused: `subject` as in the security log, empty where nobody is known. */
export interface RefusedCall {
  readonly subject: string;
  readonly address: string;
  readonly about: { readonly route: string; readonly code: string };
}

const BODY_LIMIT = 256 * 1_024;
/** A small body that takes longer than this is not sent by a browser. */
const BODY_MS = 30_000;
/** A file of 10 MB in base64, and what goes with it. */
const UPLOAD_LIMIT = 14 * 1_024 * 1_024;
const UPLOAD_MS = { whole: 120_000, still: 15_000 } as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Seconds after which a program may ask whether the shop has opened. */
export const OPENING_RETRY_S = 3_600;
/** Seconds after which a service that is away for a moment may be asked again. */
const UNAVAILABLE_RETRY_S = 2;

/** On record already, with whose they are. */
const SIGN_INS = new Set([
  'login_failed',
  'contact_inactive',
  'registration_waiting',
  'registration_declined',
  'second_factor_required',
  'passkey_required',
  'passkey_expired',
  'passkey_refused',
  'second_factor_wrong',
]);

/** The caller and the operation, which are known and authorised before a byte of the body is read. */
interface Admitted {
  readonly match: Match;
  readonly session: Session;
  /** Milliseconds that finding that out took: they count towards the time that a request may take. */
  readonly waitedMs: number;
}

export function createApi(options: ApiOptions): Router {
  const router = express.Router();
  const json = express.json({ limit: BODY_LIMIT, strict: true });
  const room = createUploadRoom();

  router.get('/get', (req, res) => answerQuery(req, res, 'get'));
  router.get('/getfile', (req, res) => answerQuery(req, res, 'getfile'));
  router.post('/setuserdata', timed, json, (req, res) => {
    guardAgainstForgery(req);
    keepUserData(req, res, bodyOf(req));
    sendJson(res, JSON.stringify({ message: 'success' }));
  });
  router.post('/post', timed, json, async (req, res) => {
    const { path, data } = envelopeOf(bodyOf(req));
    await answer(req, res, await admit(req, 'post', path), data);
  });
  router.post('/upload', async (req, res) => {
    // Which operation it is stands in the body; whoever may send none of them need not send it.
    await admitToAny(req, uploadRoutes);
    const { path, data } = envelopeOf(await uploaded(req, res));
    await answer(req, res, await admit(req, 'upload', path), data);
  });
  router.get('/*path', (req, res) =>
    answerRead(req, res, matchRoute('getfile', pathOf(req)) ? 'getfile' : 'get', pathOf(req), queryInput(req)),
  );
  router.post(
    '/*path',
    async (req, res, next) => {
      if (matchRoute('upload', pathOf(req)))
        return answer(req, res, await admit(req, 'upload', pathOf(req)), await uploaded(req, res));
      const admitted = await admit(req, 'post', pathOf(req));
      res.locals['admitted'] = admitted;
      next();
    },
    timed,
    json,
    (req, res) => answer(req, res, res.locals['admitted'] as Admitted, bodyOf(req)),
  );
  router.use((req: Request, res: Response) => fail(new Refusal(405, 'method_not_allowed'), req, res));
  router.use((error: unknown, req: Request, res: Response, _next: NextFunction) => fail(asRefusal(error), req, res));
  return router;

  /**
   * `route=Store/GetStaticContent?contentBlockId=x` names an operation with a query of its own, as spec 7 writes it;
   * further parameters may stand beside it.
   */
  function answerQuery(req: Request, res: Response, via: 'get' | 'getfile'): Promise<void> {
    const [path = '', ...own] = String(req.query['route'] ?? '').split('?');
    const input = { ...Object.fromEntries(new URLSearchParams(own.join('?'))), ...queryInput(req, ['route']) };
    // Whatever is a file may be asked for as one.
    const carriedBy = via === 'getfile' && matchRoute('get', path)?.operation.file ? 'get' : via;
    return answerRead(req, res, carriedBy, path, input, via === 'getfile');
  }

  async function answerRead(
    req: Request,
    res: Response,
    via: 'get' | 'getfile',
    path: string,
    input: unknown,
    filesAsJson = false,
  ): Promise<void> {
    await answer(req, res, await admit(req, via, path), input, filesAsJson);
  }

  /** @throws Refusal before anything of the body is read: unknown, foreign, too often, or without the right */
  async function admit(req: Request, via: Via, path: string): Promise<Admitted> {
    const match = matchRoute(via, path);
    if (!match) throw new Refusal(404, 'not_found');
    if (req.res) req.res.locals[OPERATION] = match.route;
    if (via !== 'get' && via !== 'getfile') guardAgainstForgery(req);
    // A link in a mail brings the cookie of whoever follows it: no page of others makes the desk work.
    else if (kindOf(match.route) === 'desk' && req.get('sec-fetch-site') === 'cross-site')
      throw new Refusal(403, 'foreign_origin');
    const begun = performance.now();
    const session = await withinTime(admitted(req, match), options.deadlines.request);
    return { match, session, waitedMs: performance.now() - begun };
  }

  async function admitted(req: Request, match: Match): Promise<Session> {
    if (kindOf(match.route) === 'shop' && !(await options.mayEnter(req)))
      throw new Refusal(503, 'shop_not_open', OPENING_RETRY_S);
    const session = await options.sessionOf(req, kindOf(match.route));
    if (req.res) req.res.locals['refused'] = { subject: session.caller.personId, route: match.route };
    options.dispatcher.authorise(match.route, session.caller);
    const { perMinute } = match.operation;
    if (perMinute) await options.countCall(match.route, perMinute, req.ip ?? '');
    return session;
  }

  async function admitToAny(req: Request, routes: readonly Route[]): Promise<void> {
    guardAgainstForgery(req);
    const refusals: unknown[] = [];
    // Shoppers and staff have sessions of their own, and one of either may send.
    for (const kind of ['shop', 'desk'] as const) {
      const { caller } = await withinTime(options.sessionOf(req, kind), options.deadlines.request);
      const those = routes.filter((route) => kindOf(route) === kind);
      refusals.push(...those.flatMap((route) => refusalIn(() => options.dispatcher.authorise(route, caller))));
    }
    if (refusals.length < routes.length) return;
    // Who is signed in somewhere hears that the right is missing, not that they should sign in.
    throw refusals.find(isForbidden) ?? refusals[0] ?? new Refusal(404, 'not_found');
  }

  /**
   * A large body takes room that is bounded for all callers, and is read in a thread.
   * @throws Refusal busy, body_too_large, malformed_request
   */
  async function uploaded(req: Request, res: Response): Promise<Record<string, unknown>> {
    const leave = room.enter(req.ip ?? '', Math.min(Number(req.get('content-length') ?? UPLOAD_LIMIT), UPLOAD_LIMIT));
    res.once('close', leave);
    const bytes = await readBody(req, { limit: UPLOAD_LIMIT, ...UPLOAD_MS });
    return recordOf((await options.threads.run(parseBody, bytes))?.value);
  }

  async function answer(
    req: Request,
    res: Response,
    { match, session, waitedMs }: Admitted,
    input: unknown,
    filesAsJson = false,
  ): Promise<void> {
    const { refusesCardNumbers, kind, via } = match.operation;
    const isAtCheckout = refusesCardNumbers || match.route.startsWith('checkout/');
    if (isAtCheckout ? holdsCardNumber(input) : kind === 'command' && via === 'post' && holdsMentionOfCard(input))
      throw new Refusal(400, 'card_number_refused');

    let appended: bigint | undefined;
    const call = { ...callOf(req, session), waitedMs, onAppended: (position: bigint) => void (appended = position) };
    const tellBrowser = () => {
      if (appended !== undefined) positionCookie(req, res, appended);
      applySessionCookie(req, res, session, kindOf(match.route));
    };
    const wanted = withParameters(match, input);
    try {
      if (match.operation.shared && (call.position === undefined || options.hasPassed(call.position))) {
        const rights = await options.rightsOf(session.caller);
        const key = JSON.stringify([call.language, rights, match.route, match.operation.input.parse(wanted)]);
        // Exact for everybody: an answer is soon made anew, other than a page.
        const body = await options.cache.get(key, 'who-changed-something', async (onSeen) =>
          bytesOf(
            (await options.dispatcher.dispatch(match.route, wanted, { ...call, onSeen, takesJson: true })).output,
          ),
        );
        tellBrowser();
        return sendJson(res, body);
      }
      const { output, isBehind } = await options.dispatcher.dispatch(match.route, wanted, call);
      tellBrowser();
      if (isBehind) res.set(headers.behind, '1');
      sendAnswer(res, match.operation.file, output, filesAsJson);
    } catch (error) {
      tellBrowser();
      throw error;
    }
  }

  function noteRefusal(req: Request, res: Response, code: string): void {
    const { subject = '', route = req.path } = (res.locals['refused'] ?? {}) as {
      readonly subject?: string;
      readonly route?: string;
    };
    options.noteRefusal({
      subject,
      address: req.ip ?? '',
      about: { route: route.slice(0, 100), code },
    });
  }

  function languageFor(req: Request): Language {
    return isForDesk(req) ? languageOf(req) : languageOf(req, options.languages());
  }

  function callOf(req: Request, session: Session): Call {
    const sent = req.get(headers.commandId);
    if (sent !== undefined && !UUID.test(sent)) throw new Refusal(400, 'malformed_request');
    const correlationId = randomUUID();
    const traceparent = validTraceparent(req.get('traceparent'));
    return {
      session,
      address: req.ip ?? '',
      language: languageFor(req),
      commandId: sent ?? correlationId,
      correlationId,
      ...(traceparent ? { traceparent } : {}),
      ...readPosition(req),
    };
  }

  /** JSON, a header that forms cannot send, and our own origin. */
  function guardAgainstForgery(req: Request): void {
    if (!req.is('application/json')) throw new Refusal(415, 'malformed_request');
    const origin = req.get('origin');
    if (origin !== undefined && !options.isOwnOrigin(origin, req)) throw new Refusal(403, 'foreign_origin');
    if (origin === undefined && !req.get(headers.client)) throw new Refusal(403, 'foreign_origin');
  }

  function fail(error: unknown, req: Request, res: Response): void {
    const { status, answer: body, retryAfter } = failureOf(error, languageFor(req), options.log);
    if (retryAfter !== undefined || status === 503) res.set('retry-after', String(retryAfter ?? UNAVAILABLE_RETRY_S));
    if ((status === 403 || status === 429) && !SIGN_INS.has(body.code)) noteRefusal(req, res, body.code);
    // What is left of a body that was refused unread is not waited for.
    if (!req.complete) res.set('connection', 'close');
    res.status(status).set('cache-control', 'no-store').json(body);
  }
}

const pathOf = (req: Request) => ([] as string[]).concat(req.params['path'] as unknown as string[]).join('/');
const isForDesk = ({ res }: Request) => String(res?.locals[OPERATION] ?? '').startsWith('admin/');
const kindOf = (route: Route) => (route.startsWith('admin/') ? 'desk' : 'shop');

/** Nobody holds a connection by sending a small body slowly. */
function timed(req: Request, res: Response, next: NextFunction): void {
  const timer = setTimeout(() => req.complete || req.destroy(), BODY_MS).unref();
  res.once('close', () => clearTimeout(timer));
  next();
}

const isForbidden = (error: unknown): boolean => error instanceof Refusal && error.status === 403;

function refusalIn(work: () => void): unknown[] {
  try {
    work();
    return [];
  } catch (error) {
    return [error];
  }
}
