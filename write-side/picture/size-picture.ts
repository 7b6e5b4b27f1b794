import { PAPER_WIDTH, PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '#domain/picture/picture.events.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';

export interface MadeSize {
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** What looks the same in both formats. */
const QUALITY = { webp: 82, avif: 60 } as const satisfies Partial<Record<PictureFormat, number>>;

/** A clean picture in each width and format that pages ask for. */
export const sizePicture = defineThreadTask<{ readonly bytes: Uint8Array }, readonly MadeSize[]>({
  name: 'picture/size',
  timeoutMs: 60_000,
  work: ({ bytes }) => sized(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
});

/** Not larger than it is; the longer side is the width. */
export async function sized(bytes: Buffer): Promise<MadeSize[]> {
  const { default: sharp } = await import('sharp');
  const made: MadeSize[] = [];
  // One after the other: each takes all the processors that it gets.
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) {
      const small = sharp(bytes).resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
      made.push({ width, format, bytes: await small.toFormat(format, { quality: QUALITY[format] }).toBuffer() });
    }
  return made;
}

/** A clean picture as papers and mail programs take it, which know neither WebP nor AVIF. */
export const convertPicture = defineThreadTask<{ readonly bytes: Uint8Array }, MadeSize>({
  name: 'picture/convert',
  timeoutMs: 20_000,
  work: ({ bytes }) => converted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
});

async function converted(bytes: Buffer): Promise<MadeSize> {
  const { default: sharp } = await import('sharp');
  const small = sharp(bytes).resize({
    width: PAPER_WIDTH,
    height: PAPER_WIDTH,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { width: PAPER_WIDTH, format: 'png', bytes: await small.png({ compressionLevel: 9 }).toBuffer() };
}
