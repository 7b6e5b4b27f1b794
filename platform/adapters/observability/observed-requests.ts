// Tells how requests are answered. An operation is a route of the contracts or one of the few words below: what
// somebody sent is never a label.
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { secondsSince, type Metrics } from './metrics.ts';
import { OPERATION } from '#platform/kernel/http/routes.ts';
import { validTraceparent } from '#platform/kernel/operations/traceparent.ts';
import type { Tracing } from './tracing.ts';

const PREFIXES: readonly (readonly [prefix: string, name: string])[] = [
  ['/api/', 'api'],
  ['/assets/', 'asset'],
  ['/pictures/', 'picture'],
  ['/locales/', 'asset'],
  ['/admin/assets/', 'asset'],
  ['/admin', 'back-office'],
  ['/health/', 'health'],
  ['/hooks/', 'hook'],
  ['/dev/', 'dev'],
];

const BEGUN = Symbol('begun');

/** A response that knows when its request began. */
export class TimedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly [BEGUN] = performance.now();
}

const operationOf = (
  request: IncomingMessage & { readonly originalUrl?: string },
  locals: Response['locals'] | undefined,
): string => {
  const known = locals?.[OPERATION] as string | undefined;
  if (known !== undefined) return known;
  const path = request.originalUrl ?? request.url ?? '';
  return PREFIXES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page';
};

type Ended = Response & Partial<Pick<TimedResponse, typeof BEGUN>>;

/**
 * Counts what an application answers, where it ends an answer: a middleware and listeners, or node's diagnostics
 * channels, would cost a tenth of the cheapest request. Who goes away before the answer is not counted. Needs responses
 * of the class `TimedResponse`.
 */
export function countRequests(app: Express, metrics: Metrics): void {
  const { end } = ServerResponse.prototype;
  app.response.end = function countedEnd(this: Ended, ...last: unknown[]) {
    const begun = this[BEGUN];
    if (begun !== undefined && !this.writableEnded)
      metrics.request(operationOf(this.req, this.locals), this.statusCode, secondsSince(begun));
    return Reflect.apply(end, this, last);
  };
}

/** Makes each request a span; only where somebody is told. */
export const traceRequests =
  (tracing: Tracing): RequestHandler =>
  (req: Request, res: Response, next: NextFunction): void => {
    const options = {
      kind: 'server',
      parent: validTraceparent(req.get('traceparent')),
      attributes: { 'http.request.method': req.method },
    } as const;
    tracing
      .span(
        req.method,
        options,
        (span) =>
          new Promise<void>((resolve) => {
            res.once('close', () => {
              const operation = operationOf(req, res.locals);
              span.rename(`${req.method} ${operation}`);
              span.set({
                'millwright.operation': operation,
                'http.response.status_code': res.statusCode,
                'millwright.complete': res.writableFinished,
              });
              resolve();
            });
            next();
          }),
      )
      .catch(next);
  };
