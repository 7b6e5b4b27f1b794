// Tells how requests are answered. An operation is a route of the contracts or one of the few words below: what somebody sent is never a label.
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { secondsSince } from './metrics.ts';
import type { Observability } from './observability.ts';
import { validTraceparent } from './tracing.ts';

/** Set on `res.locals` by who knows which operation it is. */
export const OPERATION = 'operation';

const PREFIXES: readonly (readonly [prefix: string, name: string])[] = [
  ['/api/', 'api'], ['/assets/', 'asset'], ['/pictures/', 'picture'], ['/locales/', 'asset'], ['/admin/assets/', 'asset'], ['/admin', 'back-office'], ['/health/', 'health'], ['/hooks/', 'hook'], ['/dev/', 'dev'],
];

const CLIENT_WENT_AWAY = 499;

const operationOf = (req: Request, res: Response): string => (res.locals[OPERATION] as string | undefined) ?? PREFIXES.find(([prefix]) => req.originalUrl.startsWith(prefix))?.[1] ?? 'page';

export function observeRequests({ metrics, tracing }: Observability): RequestHandler {
  /** Calls `tell` once the request is over. */
  const watch = (req: Request, res: Response, tell?: (operation: string, status: number) => void): void => {
    const begun = performance.now();
    res.once('close', () => {
      const operation = operationOf(req, res);
      const status = res.writableFinished ? res.statusCode : CLIENT_WENT_AWAY;
      metrics.request(operation, status, secondsSince(begun));
      tell?.(operation, status);
    });
  };

  if (!tracing.isOn) {
    return (req: Request, res: Response, next: NextFunction): void => {
      watch(req, res);
      next();
    };
  }
  return (req: Request, res: Response, next: NextFunction): void => {
    const options = { kind: 'server', parent: validTraceparent(req.get('traceparent')), attributes: { 'http.request.method': req.method } } as const;
    tracing.span(req.method, options, (span) => new Promise<void>((resolve) => {
      watch(req, res, (operation, status) => {
        span.rename(`${req.method} ${operation}`);
        span.set({ 'millwright.operation': operation, 'http.response.status_code': status });
        resolve();
      });
      next();
    })).catch(next);
  };
}
