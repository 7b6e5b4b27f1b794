// A picture as pages want it: WebP of at most 1,600 pixels, upright, without what cameras write into it.
import { refuse } from '#domain/shared/domain-error.ts';

const MOST_PIXELS = 40_000_000;
const WIDEST = 1_600;
const KINDS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);

/** @throws DomainError picture_unreadable for what is no picture, picture_too_large beyond 40 megapixels */
export async function webPicture(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const found = await picture.metadata().catch(() => refuse('picture_unreadable', {}, 'invalid'));
  // Read by its bytes, whatever its name says: a drawing could carry scripts, a PDF is none.
  if (!KINDS.has(found.format)) return refuse('picture_unreadable', {}, 'invalid');
  if (found.width * found.height > MOST_PIXELS) return refuse('picture_too_large', {}, 'invalid');
  const { data, info } = await picture
    .rotate()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('picture_unreadable', {}, 'invalid'));
  return { bytes: data, width: info.width, height: info.height };
}
