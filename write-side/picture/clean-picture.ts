// Takes a picture that somebody sent apart in a thread, by what is in it, never by its name.
import { refuse } from '#domain/shared/domain-error.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';

/** More pixels than any page shows; taking them apart would need gigabytes. */
export const MEGAPIXELS = 50;
/** Longer sides are made shorter: nobody looks at more. */
const LONGEST_PX = 2_400;
const QUALITY = 90;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);
/** A photograph as some telephones keep it: its decoder is under patents, so no library that we may ship has one. */
const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

export type Cleaned =
  | { readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | {
      readonly refusedWith:
        'picture_heic' | 'picture_is_pdf' | 'picture_svg' | 'picture_too_large' | 'picture_unreadable';
    };

export const cleanPicture = defineThreadTask<{ readonly bytes: Uint8Array }, Cleaned>({
  name: 'picture/clean',
  timeoutMs: 20_000,
  work: ({ bytes }) => cleaned(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
});

/** Upright, in sRGB, without anything but its pixels: cameras write down where they were. */
export async function cleaned(bytes: Buffer): Promise<Cleaned> {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (head.includes('%PDF')) return { refusedWith: 'picture_is_pdf' };
  if (HEIC.test(head.slice(4))) return { refusedWith: 'picture_heic' };
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' });
  try {
    const { format = '', width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format === 'svg') return { refusedWith: 'picture_svg' };
    if (!FORMATS.has(format)) return { refusedWith: 'picture_unreadable' };
    if (width * height > MEGAPIXELS * 1_000_000) return { refusedWith: 'picture_too_large' };
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    // The library tells what is wrong with a file in words only.
    if (error instanceof Error) return { refusedWith: 'picture_unreadable' };
    throw error;
  }
}

/** @throws DomainError saying why the shop does not take a picture */
export function pictureOf(answer: Cleaned): Exclude<Cleaned, { readonly refusedWith: string }> {
  if ('bytes' in answer) return answer;
  return refuse(
    answer.refusedWith,
    answer.refusedWith === 'picture_too_large' ? { megapixels: MEGAPIXELS } : {},
    'invalid',
  );
}
