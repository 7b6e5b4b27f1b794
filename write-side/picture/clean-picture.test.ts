import sharp from 'sharp';
import { cleaned, MEGAPIXELS } from './clean-picture.ts';
import { sized } from './size-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const photograph = () =>
  plain(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const clean = async (bytes: Buffer) => {
  const answer = await cleaned(bytes);
  if ('refusedWith' in answer) throw new Error(answer.refusedWith);
  return answer;
};
const refusal = async (bytes: Buffer) => {
  const answer = await cleaned(bytes);
  return 'refusedWith' in answer ? answer.refusedWith : 'taken';
};
const container = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(64)]);

describe('a picture that staff upload', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('may be %s', async (format) =>
    expect(await clean(await plain(40, 30).toFormat(format).toBuffer())).toMatchObject({ width: 40, height: 30 }),
  );
  it('stands upright, and does not say where or by whom it was taken', async () => {
    const { bytes, width, height } = await clean(await photograph());
    expect([width, height]).toEqual([200, 300]);
    const { exif, orientation, xmp, iptc } = await sharp(bytes).metadata();
    expect({ exif, orientation, xmp, iptc }).toEqual({});
    expect(Buffer.from(bytes).includes('Somebody')).toBe(false);
  });
  it('is not kept larger than pages can show', async () =>
    expect(await clean(await plain(5_000, 1_000).png().toBuffer())).toMatchObject({ width: 2_400, height: 480 }));
});

describe('what is no such picture is refused', () => {
  it('of more pixels than the shop takes apart, though the file is small', async () => {
    const hundred = await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(10_000 * 10_000).toBeGreaterThan(MEGAPIXELS * 1_000_000);
    expect(await refusal(hundred)).toBe('picture_too_large');
  });
  it.each(['heic', 'heix', 'mif1'])('as %s', async (brand) =>
    expect(await refusal(container(brand))).toBe('picture_heic'),
  );
  it('a PDF, whatever its name', async () =>
    expect(await refusal(Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'))).toBe('picture_is_pdf'));
  it('a drawing that could hold a script', async () =>
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'picture_svg',
    ));
  it('half a file', async () => {
    const whole = await plain(800, 600).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('picture_unreadable');
  });
  it('nothing, or anything', async () => {
    expect(await refusal(Buffer.from(''))).toBe('picture_unreadable');
    expect(await refusal(Buffer.from('hello hello hello'))).toBe('picture_unreadable');
  });
});

it('is made in each width and format that pages ask for, never larger than it is', async () => {
  const { bytes } = await clean(await plain(800, 400).png().toBuffer());
  const made = await sized(Buffer.from(bytes));
  const seen = await Promise.all(
    made.map(async ({ width, format, bytes: small }) => [width, format, (await sharp(small).metadata()).width]),
  );
  expect(seen).toEqual([
    [240, 'webp', 240],
    [240, 'avif', 240],
    [600, 'webp', 600],
    [600, 'avif', 600],
    [1_200, 'webp', 800],
    [1_200, 'avif', 800],
  ]);
});
