// Tells how requests are answered. An operation is a route of the contracts or one of the few words below: what somebody sent is never a label.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { secondsSince, type Metrics } from './metrics.ts';
import { validTraceparent, type Tracing } from './tracing.ts';

/** Set on `res.locals` by who knows which operation it is. */
export const OPERATION = 'operation';

const PREFIXES: readonly (readonly [prefix: string, name: string])[] = [
  ['/api/', 'api'], ['/assets/', 'asset'], ['/pictures/', 'picture'], ['/locales/', 'asset'], ['/admin/assets/', 'asset'], ['/admin', 'back-office'], ['/health/', 'health'], ['/hooks/', 'hook'], ['/dev/', 'dev'],
];

const BEGUN = Symbol('begun');
const START = 'http.server.request.start';
const FINISH = 'http.server.response.finish';

interface Exchange {
  readonly server: Server;
  readonly request: IncomingMessage & { [BEGUN]?: number };
  readonly response: ServerResponse & { readonly locals?: Response['locals'] };
}

const operationOf = (request: IncomingMessage & { readonly originalUrl?: string }, locals: Response['locals'] | undefined): string => {
  const known = locals?.[OPERATION] as string | undefined;
  if (known !== undefined) return known;
  const path = request.originalUrl ?? request.url ?? '';
  return PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page';
};

/**
 * Counts the requests that a server answers, by node's own diagnostics: a middleware and a listener for each request would cost a twentieth of the
 * cheapest one. Who goes away before the answer is not counted. Answers what ends it.
 */
export function countRequests(server: Server, metrics: Metrics): () => void {
  const begin = (exchange: unknown) => {
    const { server: its, request } = exchange as Exchange;
    if (its === server) request[BEGUN] = performance.now();
  };
  const finish = (exchange: unknown) => {
    const { request, response } = exchange as Exchange;
    const begun = request[BEGUN];
    if (begun !== undefined && (exchange as Exchange).server === server) metrics.request(operationOf(request, response.locals), response.statusCode, secondsSince(begun));
  };
  subscribe(START, begin);
  subscribe(FINISH, finish);
  return () => {
    unsubscribe(START, begin);
    unsubscribe(FINISH, finish);
  };
}

/** Makes each request a span; only where somebody is told. */
export const traceRequests = (tracing: Tracing): RequestHandler => (req: Request, res: Response, next: NextFunction): void => {
  const options = { kind: 'server', parent: validTraceparent(req.get('traceparent')), attributes: { 'http.request.method': req.method } } as const;
  tracing.span(req.method, options, (span) => new Promise<void>((resolve) => {
    res.once('close', () => {
      const operation = operationOf(req, res.locals);
      span.rename(`${req.method} ${operation}`);
      span.set({ 'millwright.operation': operation, 'http.response.status_code': res.statusCode, 'millwright.complete': res.writableFinished });
      resolve();
    });
    next();
  })).catch(next);
};
