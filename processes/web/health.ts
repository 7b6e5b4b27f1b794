// Tells whether this web process can answer. Outside it says so in one word; what stands behind it is told on the
// internal port (security.md S27).
import type { Request, Response } from 'express';
import { CURRENCY_CODES } from '#domain/shared/money.ts';
import { diskCheck } from '#platform/adapters/blob/disk-check.ts';
import { eventStoreCheck } from '#platform/kernel/event-store/health.ts';
import type { Check, Health } from '#platform/kernel/health/health.ts';
import { databaseCheck } from '#platform/kernel/postgres/health.ts';
import { copiesCheck, readModelsCheck } from '#platform/kernel/read-model/health.ts';
import type { CatalogueIndex } from '#projections/catalogue/index/catalogue-index.ts';
import type { Application } from '../application.ts';

/** Without it there are no lists, no search and no product pages; carts, orders and accounts go on. */
const indexCheck = (index: CatalogueIndex): Check => ({
  name: 'catalogue-index',
  otherwise: 'degraded',
  async look() {
    await index.ask('category', { id: '' }, ANONYMOUS_READER);
    return { level: 'ok' };
  },
});

const ANONYMOUS_READER = {
  language: 'en',
  prices: { currency: CURRENCY_CODES[0], standard: '', lists: [] },
  earlier: [],
  seesPrices: false,
  signedIn: false,
  today: '2000-01-01',
  shipping: { orderDay: '2000-01-01', workingDays: [1], closed: [], orderBy: '' },
} as const;

/**
 * Answers of old read models, and a shop in which nothing can be changed, are better than none: only without its
 * database it is unavailable.
 */
export const webChecks = ({ pool, store, positions, config, index, now }: Application): Check[] => [
  databaseCheck(pool),
  eventStoreCheck(store, 'degraded'),
  copiesCheck(positions, store, now),
  readModelsCheck(pool),
  indexCheck(index),
  diskCheck(config.MILLWRIGHT_DATA),
];

export const createReadiness =
  (health: Health) =>
  async (_req: Request, res: Response): Promise<void> => {
    const { status } = await health.look();
    res
      .status(status === 'unavailable' ? 503 : 200)
      .set('cache-control', 'no-store')
      .json({ status });
  };
