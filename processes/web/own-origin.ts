import type { Request } from 'express';

/** Whether a request comes from a page of the shop, by the origin that its browser says. */
export type IsOwnOrigin = (sent: string, req: Request) => boolean;

/**
 * A shop has one origin. The demonstration is reached by whatever address leads to it, so there a page may ask for what lies
 * at its own host: what browsers themselves call the same origin (decision 0056).
 */
export const ownOrigin =
  (origin: string, isDemonstration: boolean): IsOwnOrigin =>
  (sent, req) =>
    sent === origin || (isDemonstration && hostOf(sent) === (req.get('x-forwarded-host') ?? req.get('host')));

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
