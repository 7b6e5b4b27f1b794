// The picture of a captcha. Its letters are strokes: a server need not have a font.
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import { randomInt } from 'node:crypto';

/** Strokes of each letter on a grid of 4 by 6; letters and digits that look alike are left out. */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  3: '0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  7: '0,0 4,0 1,6',
  9: '4,3 1,3 0,2 0,1 1,0 3,0 4,1 4,4 2,6',
};
const LETTERS = Object.keys(STROKES);
const LENGTH = 5;
export const PICTURE = { width: 180, height: 56 } as const;

export const randomLetters = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const between = (least: number, most: number) => least + (randomInt(1_000) / 1_000) * (most - least);
const round = (value: number) => value.toFixed(1);

function letterPaths(letter: string, at: number): string {
  const [dx, dy] = [20 + at * 30 + between(-3, 3), 13 + between(-5, 5)];
  const turn = `rotate(${round(between(-18, 18))} ${round(dx + 9)} ${round(dy + 14)})`;
  const points = (stroke: string) =>
    stroke
      .split(' ')
      .map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return `${round(dx + x * 4.6 + between(-1, 1))},${round(dy + y * 4.8 + between(-1, 1))}`;
      })
      .join(' ');
  const strokes = needed(own(STROKES, letter), 'shape of the letter')
    .split('|')
    .map((stroke) => `<polyline points="${points(stroke)}"/>`);
  return `<g transform="${turn}">${strokes.join('')}</g>`;
}

const curve = () => {
  const y = () => round(between(6, PICTURE.height - 6));
  return `<path stroke-width="1.6" d="M0 ${y()} C60 ${y()} 120 ${y()} ${PICTURE.width} ${y()}"/>`;
};

/** PNG, Base64. */
export async function captchaPicture(letters: string): Promise<string> {
  const { width, height } = PICTURE;
  const drawn = [...letters].map(letterPaths).join('');
  const lines = Array.from({ length: 4 }, curve).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>` +
    `<g fill="none" stroke="#22303c" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${drawn}${lines}</g></svg>`;
  const { default: sharp } = await import('sharp');
  return (await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer()).toString('base64');
}
