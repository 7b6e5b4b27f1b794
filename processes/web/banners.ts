// Pictures of banners, and which banners stand today: pages that are kept hold until that changes.
import type { Express } from 'express';
import type { Pool } from 'pg';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { bannersOn } from '#projections/menu/banners-on.ts';
import { contents } from '#projections/shared/content/content.ts';
import { allPublished } from '#projections/shared/content/published-of.ts';
import type { BannerContent } from '#domain/banner/banner.events.ts';
import type { Application } from '../application.ts';

/** Ids of today's banners; empty, and found at once, where no banner is published. */
export const bannersOfDay = (read: ReadSide, now: number): string =>
  bannersOn(read, shopDay(now))
    .map(({ id }) => id)
    .join();

export function serveBannerPictures(app: Express, { read, services }: Pick<Application, 'read' | 'services'>): void {
  app.get('/pictures/banner/:name.webp', async (req, res) => {
    const { name } = req.params;
    // Files of buyers lie in the same store: what stands in no banner, published or being written, is nobody's to see.
    const isPublished = allPublished<BannerContent>(read, 'banner').some(({ content }) => content.picture === name);
    if (!isPublished && !(await isInDraft(read.pool, name))) return void res.status(404).end();
    const bytes = await services.blobs.get(name);
    res.set('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(bytes);
  });
}

const isInDraft = async (pool: Pool, picture: string): Promise<boolean> =>
  (await countOf(
    pool,
    knex(contents.table).select('key').where({ kind: 'banner' }).whereRaw(`draft->>'picture' = ?`, [picture]).limit(1),
  )) > 0;
