// What a browser tells of a search that found nothing, or not everything: its words, nothing else.
import { text, type Express, type Request } from 'express';
import { z } from 'zod';
import type { RateLimits } from '#platform/adapters/security/rate-limits.ts';
import type { MissedSearches } from '#platform/shop/visits/missed-searches.ts';
import type { IsOwnOrigin } from './own-origin.ts';

/** Searches in vain of one visitor; more are somebody's program. */
const LIMIT = { name: 'missed-search', most: 40, perSeconds: 600 };

const missedSearch = z.strictObject({
  keyword: z.string().min(1).max(120),
  language: z.enum(['en', 'fr']),
  leftOut: z.string().max(120),
  results: z.int().min(0).max(100_000_000),
});

/** Answers 204 whatever it was told: nobody waits for an answer, and nobody learns what is counted. */
export function serveMissedSearches(
  app: Express,
  searches: Pick<MissedSearches, 'count'>,
  limits: Pick<RateLimits, 'allows'>,
  isOwnOrigin: IsOwnOrigin,
): void {
  app.post('/missed-search', text({ limit: 2_048 }), async (req: Request, res) => {
    const { data } = missedSearch.safeParse(readJson(req.body));
    if (data && isOwnOrigin(req.get('origin') ?? '', req) && (await limits.allows(LIMIT, req.ip ?? '')))
      searches.count(data);
    res.status(204).end();
  });
}

function readJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    // Whatever else it is counts nothing.
    return undefined;
  }
}
