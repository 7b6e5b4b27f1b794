import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityOptions {
  /** Whose pages the shop's may frame, as sources of a content security policy: those of payment providers. */
  readonly frames: readonly string[];
  /** Tells whether the shop is reached by TLS. */
  readonly tls: boolean;
}

type SetHeaders = (res: Response, nonce: string) => void;

/** The only page among what operations answer. */
const DOCUMENTATION = '/api/docs';
/** Stands for the nonce in the headers that are made once. */
const NONCE = 'nonce-of-the-answer';

/** Headers of every answer; and of every page a nonce for its scripts and styles, in `res.locals.nonce`. */
export function createSecurity({ frames, tls }: SecurityOptions) {
  const common = {
    hsts: tls,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  } as const;
  const nonce = `'nonce-${NONCE}'`;
  const directives = (style: string[], frames: string[], pictures: string[] = []) => ({
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", nonce],
    styleSrc: ["'self'", ...style],
    // React writes style attributes for what only it knows, such as a picture's ratio.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...pictures],
    frameSrc: frames,
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: tls ? [] : null,
  });
  const shop = madeOnce({
    ...common,
    contentSecurityPolicy: { directives: directives([nonce], frames.length ? [...frames] : ["'none'"]) },
  });
  // The back office's components write their styles as they render; it shows pages of buyers in frames, and pictures before
  // they are sent.
  const desk = madeOnce({
    ...common,
    contentSecurityPolicy: { directives: directives(["'unsafe-inline'"], ["'self'"], ['blob:']) },
  });
  // What an operation answers is data: nothing in it may run, be shown or be framed.
  const data = madeOnce({
    ...common,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });

  return (req: Request, res: Response, next: NextFunction) => {
    if (req.path.startsWith('/api/') && req.path !== DOCUMENTATION) {
      data(res, '');
      return next();
    }
    const own = randomBytes(16).toString('base64');
    res.locals['nonce'] = own;
    (req.path.startsWith('/admin') ? desk : shop)(res, own);
    next();
  };
}

/** A policy that admits further sources. A directive that it lacks begins with our own. */
export function admitting(policy: string, sources: Readonly<Record<string, readonly string[]>>): string {
  const directives = policy.split(';');
  const missing = new Map(Object.entries(sources));
  const admitted = directives.map((directive) => {
    const [name = ''] = directive.split(' ', 1);
    const more = missing.get(name);
    missing.delete(name);
    return more ? [directive, ...more].join(' ') : directive;
  });
  return [...admitted, ...[...missing].map(([name, more]) => [name, "'self'", ...more].join(' '))].join(';');
}

/** Helmet's headers are the same for every answer but for the nonce: they are asked of it once, not with each request. */
function madeOnce(options: HelmetOptions): SetHeaders {
  const asked = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(asked.req, asked, (error?: unknown) => {
    if (error) throw error as Error;
  });
  const headers = Object.entries(asked.getHeaders()).map(
    ([name, value]) => [name, String(value).split(NONCE)] as const,
  );
  return (res, nonce) => {
    for (const [name, parts] of headers) res.setHeader(name, parts.join(nonce));
  };
}
