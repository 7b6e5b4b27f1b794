// Serves uploaded pictures by their hash: what lies behind an address never changes, so it is kept for a year.
import type { Express, NextFunction, Request, Response } from 'express';
import { PICTURE_WIDTHS, type PictureSize } from '#domain/picture/picture.events.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { BlobStore } from '#platform/adapters/blob/blob-store.ts';
import { pictures } from '#projections/picture/pictures.ts';

const PICTURE = /^\/pictures\/([0-9a-f]{64})-(\d{1,4})\.(webp|png)$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The sizes are made any moment now: then the same address has a smaller file. */
const NOT_YET_SIZED = 'public, max-age=10';
const NOW = { history: () => Promise.resolve([]) };

/** An address says WebP; browsers that know AVIF, which is smaller, get that. */
export function servePictures(app: Express, read: ReadSide, blobs: BlobStore): void {
  app.get(PICTURE, async (req: Request, res: Response, next) => {
    const [, id = '', asked = '', ending] = PICTURE.exec(req.path) ?? [];
    const width = Number(asked);
    if (!PICTURE_WIDTHS.some((one) => one === width)) return next();
    const row = (await read.rows(pictures, [id], NOW)).get(id);
    if (!row) return next();
    if (ending === 'png') return sendPng(row.sizes, blobs, res, next);
    const avif = /\bimage\/avif\b/.test(req.get('accept') ?? '');
    const size = sizeOf(row.sizes, width, avif ? 'avif' : 'webp');
    const content = await blobs.get(size?.sha256 ?? id);
    res
      .set({ 'cache-control': size ? FOR_EVER : NOT_YET_SIZED, vary: 'Accept' })
      .type(`image/${size?.format ?? 'webp'}`)
      .send(content);
  });
}

/** Of a logo alone there is one. */
async function sendPng(sizes: readonly PictureSize[], blobs: BlobStore, res: Response, next: NextFunction) {
  const size = sizes.find(({ format }) => format === 'png');
  if (!size) return next();
  res
    .set('cache-control', FOR_EVER)
    .type('image/png')
    .send(await blobs.get(size.sha256));
}

const sizeOf = (sizes: readonly PictureSize[], width: number, format: PictureSize['format']) =>
  sizes.find((one) => one.width === width && one.format === format);
