import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';

const columns = 5;
const cell = 300;

/** One PNG with all pictures side by side and their keys below, for looking at. */
export const contactSheet = async (files: readonly string[], to: string): Promise<void> => {
  const present = files.filter((file) => existsSync(file));
  const tiles = await Promise.all(
    present.map(async (file, index) => {
      const left = (index % columns) * cell;
      const top = Math.floor(index / columns) * (cell + 20);
      const caption = Buffer.from(
        `<svg width="${cell}" height="20"><text x="6" y="14" font-family="monospace" font-size="12">${basename(file, '-600.webp')}</text></svg>`,
      );
      return [
        { input: await sharp(file).resize(cell).png().toBuffer(), left, top },
        { input: caption, left, top: top + cell },
      ];
    }),
  );
  const height = Math.ceil(present.length / columns) * (cell + 20);
  await sharp({ create: { width: columns * cell, height, channels: 3, background: '#ffffff' } })
    .composite(tiles.flat())
    .png()
    .toFile(to);
};
