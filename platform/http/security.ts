import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

export interface SecurityOptions {
  readonly gatewayOrigin: string;
  /** Whether the shop is reached by TLS. */
  readonly tls: boolean;
}

/** Headers of every answer, and a nonce for its scripts and styles in `res.locals.nonce`. */
export function createSecurity({ gatewayOrigin, tls }: SecurityOptions) {
  const common = {
    hsts: tls,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  } as const;
  const nonceOf = (_req: unknown, res: unknown) => `'nonce-${String((res as Response).locals['nonce'])}'`;
  const directives = (style: (string | typeof nonceOf)[], frames: string[]) => ({
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", nonceOf],
    styleSrc: ["'self'", ...style],
    // React writes style attributes for what only it knows, such as a picture's ratio.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    frameSrc: frames,
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: tls ? [] : null,
  });
  const shop = helmet({ ...common, contentSecurityPolicy: { directives: directives([nonceOf], [gatewayOrigin]) } });
  // The back office's components write their styles as they render; it shows pages of buyers in frames.
  const desk = helmet({
    ...common,
    contentSecurityPolicy: { directives: directives(["'unsafe-inline'"], ["'self'"]) },
  });

  return (req: Request, res: Response, next: NextFunction) => {
    res.locals['nonce'] = randomBytes(16).toString('base64');
    (req.path.startsWith('/admin') ? desk : shop)(req, res, next);
  };
}
