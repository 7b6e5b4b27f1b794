// What a browser tells of an address that a click within the shop led to and that nobody found: its path, nothing else.
import { text, type Express, type Request } from 'express';
import type { RateLimits } from '#platform/adapters/security/rate-limits.ts';
import type { AddressCounts } from '#platform/shop/visits/address-counts.ts';
import type { IsOwnOrigin } from './own-origin.ts';

/** Clicks into nowhere of one visitor; more are somebody's program. */
const LIMIT = { name: 'missing-address', most: 20, perSeconds: 600 };
const PATH = /^\/(?!\/)[^\s\\]{0,299}$/;

/** Answers 204 whatever it was told: nobody waits for an answer, and nobody learns what is counted. */
export function serveMissingAddresses(
  app: Express,
  counts: Pick<AddressCounts, 'count'>,
  limits: Pick<RateLimits, 'allows'>,
  isOwnOrigin: IsOwnOrigin,
): void {
  app.post('/missing', text({ limit: 1_024 }), async (req: Request, res) => {
    const path: unknown = req.body;
    if (
      typeof path === 'string' &&
      PATH.test(path) &&
      isOwnOrigin(req.get('origin') ?? '', req) &&
      (await limits.allows(LIMIT, req.ip ?? ''))
    )
      counts.count('missing', path, req.get('referer'));
    res.status(204).end();
  });
}
