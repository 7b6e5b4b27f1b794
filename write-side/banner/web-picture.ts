// A picture as pages want it, made in a thread: WebP of at most 1,600 pixels, upright, without what cameras write into it.
import { refuse } from '#domain/shared/domain-error.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';

const MOST_PIXELS = 40_000_000;
const WIDEST = 1_600;
const KINDS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);

type WebPicture =
  | { readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly refusedWith: 'picture_unreadable' | 'picture_too_large' };

export const webPicture = defineThreadTask<{ readonly bytes: Uint8Array }, WebPicture>({
  name: 'banner/web-picture',
  timeoutMs: 20_000,
  async work({ bytes }) {
    const { default: sharp } = await import('sharp');
    try {
      const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      // Read by its bytes, whatever its name says: a drawing could carry scripts, a PDF is none.
      if (!KINDS.has(format)) return { refusedWith: 'picture_unreadable' };
      if (width * height > MOST_PIXELS) return { refusedWith: 'picture_too_large' };
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width: WIDEST, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (error) {
      // The library tells what is wrong with a file in words only.
      if (error instanceof Error) return { refusedWith: 'picture_unreadable' };
      throw error;
    }
  },
});

/** @throws DomainError picture_unreadable for what is no picture, picture_too_large beyond 40 megapixels */
export function webPictureOf(answer: WebPicture): Exclude<WebPicture, { readonly refusedWith: string }> {
  return 'bytes' in answer ? answer : refuse(answer.refusedWith, {}, 'invalid');
}
