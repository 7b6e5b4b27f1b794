import { arrow, px, text, thin } from './sheet.ts';

const beyond = 5;
/** Where arrows do not fit between the extension lines they come from outside. */
const roomy = 34;
const letter = 11.5;

/**
 * Between x1 and x2 at height y; extension lines start at `from` (one height, or one for each end). A label too wide
 * stands beside.
 */
export const across = (
  x1: number,
  x2: number,
  y: number,
  label: string,
  from: number | readonly [number, number],
  beside: 'left' | 'right' = 'right',
): string => {
  const [a, b] = [Math.min(x1, x2), Math.max(x1, x2)];
  const starts = typeof from === 'number' ? [from, from] : from;
  const extensions = [a, b].map((x, i) => {
    const start = starts[i] ?? y;
    const way = Math.sign(y - start);
    return thin(x, start + way * 3, x, y + way * beyond);
  });
  const mid = (a + b) / 2;
  if (b - a >= roomy) {
    const inside = b - a > label.length * letter + 16;
    const shelf = inside
      ? text(mid, y - 6, label)
      : beside === 'right'
        ? text(b + 10, y - 6, label, 'start') + thin(b, y, b + 12 + label.length * letter, y)
        : text(a - 8, y - 6, label, 'end') + thin(a - 10 - label.length * letter, y, a, y);
    return extensions.join('') + thin(a, y, b, y) + arrow(a, y, -1, 0) + arrow(b, y, 1, 0) + shelf;
  }
  const shelf = label.length * letter;
  return (
    extensions.join('') +
    thin(a - 24 - (beside === 'left' ? shelf : 0), y, a, y) +
    thin(b, y, b + 24 + (beside === 'right' ? shelf : 0), y) +
    arrow(a, y, 1, 0) +
    arrow(b, y, -1, 0) +
    (beside === 'right' ? text(b + 26, y - 6, label, 'start') : text(a - 26, y - 6, label, 'end'))
  );
};

/** Between y1 and y2 at x; the label stands upright along the line. */
export const upright = (
  y1: number,
  y2: number,
  x: number,
  label: string,
  from: number | readonly [number, number],
): string => {
  const [a, b] = [Math.min(y1, y2), Math.max(y1, y2)];
  const starts = typeof from === 'number' ? [from, from] : from;
  const extensions = [a, b].map((y, i) => {
    const start = starts[i] ?? x;
    const way = Math.sign(x - start);
    return thin(start + way * 3, y, x + way * beyond, y);
  });
  const mid = (a + b) / 2;
  if (b - a >= roomy) {
    const inside = b - a > label.length * letter + 16;
    const shelf = inside
      ? text(x - 6, mid, label, 'middle', true)
      : text(x - 6, a - 12, label, 'start', true) + thin(x, a, x, a - 14 - label.length * letter);
    return extensions.join('') + thin(x, a, x, b) + arrow(x, a, 0, -1) + arrow(x, b, 0, 1) + shelf;
  }
  return (
    extensions.join('') +
    thin(x, a - 26 - label.length * letter, x, a) +
    thin(x, b, x, b + 24) +
    arrow(x, a, 0, 1) +
    arrow(x, b, 0, -1) +
    text(x - 6, a - 26, label, 'start', true)
  );
};

/** A note on a leader: from the point, by way of an elbow, to a shelf that carries the text. */
export const leader = (x: number, y: number, elbowX: number, elbowY: number, label: string): string => {
  const right = elbowX >= x;
  const end = elbowX + (right ? 1 : -1) * (label.length * letter + 8);
  return (
    arrow(x, y, x - elbowX, y - elbowY) +
    thin(x, y, elbowX, elbowY) +
    thin(elbowX, elbowY, end, elbowY) +
    text((elbowX + end) / 2, elbowY - 6, label)
  );
};

/** A plain note, without line. */
export const note = (x: number, y: number, label: string): string => text(Number(px(x)), y, label, 'middle');
