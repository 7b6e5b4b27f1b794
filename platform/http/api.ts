// The specification's five calls (spec 7), and every operation once more under /api/<route> for integrators.
import { randomUUID } from 'node:crypto';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { headers } from '#contracts/client.ts';
import type { Via } from '#contracts/operation.ts';
import { Refusal, failureOf } from '../operations/failure.ts';
import type { Call, Dispatcher } from '../operations/dispatcher.ts';
import { isLuhnNumber } from './card-number.ts';
import { languageOf } from './language.ts';
import { matchRoute, type Match } from './routes.ts';
import { applySessionCookie, positionCookie, readPosition, sessionOf } from './cookies.ts';
import type { RateLimits } from './rate-limits.ts';
import type { SharedCache } from './shared-cache.ts';
import type { Log } from '../log.ts';
import { keepUserData } from './user-data.ts';
import type { Pool } from '../postgres/pool.ts';
import type { Session } from '../session/session.ts';

export interface ApiOptions {
  readonly dispatcher: Dispatcher;
  readonly pool: Pool;
  readonly log: Log;
  readonly rateLimits: RateLimits;
  /** Origins that may send state-changing requests. */
  readonly isOwnOrigin: (origin: string) => boolean;
  readonly cache: SharedCache<string>;
}

const BODY_LIMIT = '256kb';
/** A file of 10 MB in base64, and what goes with it. */
const UPLOAD_LIMIT = '14mb';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function createApi(options: ApiOptions): Router {
  const router = express.Router();
  const json = express.json({ limit: BODY_LIMIT, strict: true });
  const upload = express.json({ limit: UPLOAD_LIMIT, strict: true });

  router.get('/get', (req, res) => answerQuery(req, res, 'get'));
  router.get('/getfile', (req, res) => answerQuery(req, res, 'getfile'));
  router.post('/setuserdata', json, (req, res) => {
    guardAgainstForgery(req);
    keepUserData(req, res, bodyOf(req));
    sendJson(res, JSON.stringify({ message: 'success' }));
  });
  router.post('/post', json, (req, res) => answerBody(req, res, 'post'));
  router.post('/upload', upload, (req, res) => answerBody(req, res, 'upload'));
  router.get('/*path', (req, res) => answer(req, res, matchRoute('getfile', pathOf(req)) ? 'getfile' : 'get', pathOf(req), queryInput(req)));
  router.post('/*path', (req, res, next) => (isUpload(req) ? upload : json)(req, res, next), (req, res) => answer(req, res, isUpload(req) ? 'upload' : 'post', pathOf(req), bodyOf(req)));
  router.use((req: Request, res: Response) => fail(new Refusal(405, 'method_not_allowed'), req, res));
  router.use((error: unknown, req: Request, res: Response, _next: NextFunction) => fail(asRefusal(error), req, res));
  return router;

  /** `route=Store/GetStaticContent?contentBlockId=x` names an operation with a query of its own, as spec 7 writes it; further parameters may stand beside it. */
  function answerQuery(req: Request, res: Response, via: Via): Promise<void> {
    const [path = '', ...own] = String(req.query['route'] ?? '').split('?');
    const input = { ...Object.fromEntries(new URLSearchParams(own.join('?'))), ...queryInput(req, ['route']) };
    // Whatever is a file may be asked for as one.
    const carriedBy = via === 'getfile' && matchRoute('get', path)?.operation.file ? 'get' : via;
    return answer(req, res, carriedBy, path, input, { filesAsJson: via === 'getfile' });
  }

  function answerBody(req: Request, res: Response, via: Via): Promise<void> {
    const { path, data, ...rest } = bodyOf(req);
    if (typeof path !== 'string' || Object.keys(rest).length) throw new Refusal(400, 'malformed_request');
    return answer(req, res, via, path, data ?? {});
  }

  async function answer(req: Request, res: Response, via: Via, path: string, input: unknown, { filesAsJson = false } = {}): Promise<void> {
    const match = matchRoute(via, path);
    if (!match) throw new Refusal(404, 'not_found');
    if (via !== 'get' && via !== 'getfile') guardAgainstForgery(req);
    if (match.operation.perMinute) await options.rateLimits.consume(match.route, match.operation.perMinute, req.ip ?? '');
    if ((match.operation.refusesCardNumbers || match.route.startsWith('checkout/')) && holdsCardNumber(input)) throw new Refusal(400, 'card_number_refused');

    const kind = match.route.startsWith('admin/') ? 'desk' : 'shop';
    const session = await sessionOf(options.pool, req, kind);
    let appended: bigint | undefined;
    const call = { ...callOf(req, session), onAppended: (position: bigint) => void (appended = position) };
    const tellBrowser = () => {
      if (appended !== undefined) positionCookie(req, res, appended);
      applySessionCookie(req, res, session, kind);
    };
    const wanted = withParameters(match, input);
    try {
      if (match.operation.shared && !session.caller.accountId) {
        const key = `${call.language} ${match.route} ${JSON.stringify(wanted)}`;
        return sendJson(res, await options.cache.get(key, async () => JSON.stringify((await options.dispatcher.dispatch(match.route, wanted, call)).output)));
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

  function callOf(req: Request, session: Session): Call {
    const sent = req.get(headers.commandId);
    if (sent !== undefined && !UUID.test(sent)) throw new Refusal(400, 'malformed_request');
    const correlationId = randomUUID();
    const traceparent = req.get('traceparent')?.slice(0, 60);
    return { session, language: languageOf(req), commandId: sent ?? correlationId, correlationId, ...(traceparent ? { traceparent } : {}), ...readPosition(req) };
  }

  /** JSON, a header that forms cannot send, and our own origin. */
  function guardAgainstForgery(req: Request): void {
    if (!req.is('application/json')) throw new Refusal(415, 'malformed_request');
    const origin = req.get('origin');
    if (origin !== undefined && !options.isOwnOrigin(origin)) throw new Refusal(403, 'foreign_origin');
    if (origin === undefined && !req.get(headers.client)) throw new Refusal(403, 'foreign_origin');
  }

  function fail(error: unknown, req: Request, res: Response): void {
    const { status, answer: body } = failureOf(error, languageOf(req), options.log);
    if (status === 503) res.set('retry-after', '2');
    res.status(status).set('cache-control', 'no-store').json(body);
  }
}

const sendJson = (res: Response, body: string) => void res.set('cache-control', 'no-store').type('json').send(body);
interface File {
  readonly fileName: string;
  readonly content: string | Uint8Array;
}

function sendAnswer(res: Response, fileType: string | undefined, output: unknown, filesAsJson: boolean): void {
  if (fileType && !filesAsJson) return sendFile(res, fileType, output as File);
  sendJson(res, JSON.stringify(fileType ? fileAnswer(output as File) : output));
}

/** Spec 3, file download response. */
const fileAnswer = ({ fileName, content }: File) => ({ FileContents: Buffer.from(content).toString('base64'), FileName: fileName });

/** Always a download, and never anything but its type: what somebody uploaded must not run in our origin. */
const sendFile = (res: Response, type: string, { fileName, content }: File) => void res.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).attachment(fileName).type(type).send(content);
const pathOf = (req: Request) => ([] as string[]).concat(req.params['path'] as unknown as string[]).join('/');
const isUpload = (req: Request) => matchRoute('upload', pathOf(req)) !== undefined;
const withParameters = ({ parameters }: Match, input: unknown) => (Object.keys(parameters).length ? { ...(input as object), ...parameters } : input);

function bodyOf(req: Request): Record<string, unknown> {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'malformed_request');
  return body as Record<string, unknown>;
}

function queryInput(req: Request, without: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(req.query).filter(([name]) => !without.includes(name)));
}

/** What Express and its body parser throw, in our own codes. */
function asRefusal(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return new Refusal(413, 'body_too_large');
  if (type !== undefined && status !== undefined && status < 500) return new Refusal(400, 'malformed_request');
  return error instanceof URIError ? new Refusal(400, 'malformed_request') : error;
}

function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return isLuhnNumber(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsCardNumber);
}
