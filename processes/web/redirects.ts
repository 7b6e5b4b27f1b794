// Old addresses lead to present ones before any page is rendered (spec 2): 301 and 302.
import type { NextFunction, Request, Response } from 'express';
import type { AddressCounts } from '#platform/shop/visits/address-counts.ts';
import { redirectMap } from '#projections/redirect/redirect-map.ts';
import type { Application } from '../application.ts';

const STATUS = { permanent: 301, temporary: 302 } as const;

export function serveRedirects({ read }: Pick<Application, 'read'>, counts: AddressCounts) {
  const map = redirectMap(read);
  return (req: Request, res: Response, next: NextFunction): void => {
    const found = req.method === 'GET' || req.method === 'HEAD' ? map.find(req.originalUrl) : undefined;
    // A page that is shown under another address is rendered as always; the browser replaces its address.
    if (!found || found.kind === 'rewrite') return next();
    counts.count('redirect', found.from, req.get('referer'));
    // The page of what is gone says so, with its status.
    if (found.kind === 'gone') return next();
    // A browser keeps what is permanent for ever unless it is told otherwise; whoever takes it back wants it back
    // within a day.
    res.set('cache-control', found.kind === 'permanent' ? 'public, max-age=86400' : 'no-store');
    const query = found.from.includes('?') || found.to.includes('?') ? '' : (req.originalUrl.match(/\?.*$/)?.[0] ?? '');
    res.redirect(STATUS[found.kind], found.to + query);
  };
}
