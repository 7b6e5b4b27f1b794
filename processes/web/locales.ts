// The text files, and where browsers tell of keys without a text (spec 7: GET locales/{lng}/{ns}.json, POST
// locales/add/{lng}/{ns}).
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { own } from '#domain/shared/dictionary.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import type { RateLimits } from '#platform/adapters/security/rate-limits.ts';
import { LANGUAGES, textsIn, textVersion } from '#platform/kernel/texts/texts.ts';

const KEY_LENGTH = 200;
const MAX_KEYS = 50;
/** One page that lacks a text must not fill the log: each key is told once per process, and so many at most. */
const MAX_REPORTED = 1_000;
const missingKeys = z
  .record(z.string().max(KEY_LENGTH), z.string().max(1_000))
  .refine((keys) => Object.keys(keys).length <= MAX_KEYS);

/** A browser reports in parts of its own; more than this is no browser that lacks texts. */
const REPORTS = { name: 'locales/add', most: 30, perSeconds: 60 } as const;

export function serveLocales(app: Express, log: Log, limits: Pick<RateLimits, 'consume'>): void {
  // Counted before the body is read: a flood costs no parsing.
  app.post('/locales/add/:language/:namespace', async (req: Request, _res: Response, next: NextFunction) => {
    await limits.consume(REPORTS, req.ip ?? '');
    next();
  });
  const loggedNames = new LRUCache<string, true>({ max: MAX_REPORTED });
  app.post('/locales/add/:language/:namespace', express.json({ limit: '16kb' }), (req: Request, res: Response) => {
    const language = LANGUAGES.find((known) => known === req.params['language']);
    const namespace = String(req.params['namespace']);
    const keys = missingKeys.safeParse(req.body);
    if (!language || !textsIn(language).hasResourceBundle(language, namespace) || !keys.success)
      throw new Refusal(400, 'invalid_value');
    for (const key of Object.keys(keys.data)) {
      const name = `${language}/${namespace}: ${key}`;
      if (loggedNames.has(name) || loggedNames.size >= MAX_REPORTED) continue;
      loggedNames.set(name, true);
      log.warn({ language, namespace, key }, 'a text is missing');
    }
    res.status(204).end();
  });
  app.get('/locales/:language/:namespace.json', (req: Request, res: Response, next: NextFunction) => {
    const language = LANGUAGES.find((known) => known === req.params['language']);
    const texts = language && own(textsIn(language).getDataByLanguage(language), String(req.params['namespace']));
    if (!texts) return next();
    // An address with today's version never says anything else; any other is asked again.
    const isCurrent = req.query['v'] === textVersion();
    res.setHeader('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
    res.json(texts);
  });
}
