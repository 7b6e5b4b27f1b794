import type { Column, Sheet } from './sheet.ts';

/** Rows as high as their texts, the head again on each page; numbers stand at the right. Returns where the rest begins. */
export function table<Key extends string>(
  { bottom, heightOf, newPage, rule, write }: Sheet,
  from: number,
  columns: Readonly<Record<Key, Column>>,
  headOf: (key: Key) => string,
  numbers: readonly NoInfer<Key>[],
  rows: readonly Readonly<Record<Key, string>>[],
): number {
  const keys = Object.keys(columns) as Key[];
  const align = (key: Key) => (numbers.includes(key) ? 'right' : 'left');
  const head = (y: number) => {
    for (const key of keys)
      write(headOf(key), ...placed(columns[key], y), { strong: true, size: 8.5, align: align(key) });
    rule(y + 16, 'strong');
    return y + 22;
  };
  let y = head(from);
  for (const row of rows) {
    const height = Math.max(...keys.map((key) => heightOf(row[key], columns[key][1]))) + 8;
    if (y + height > bottom) y = head(newPage());
    for (const key of keys) write(row[key], ...placed(columns[key], y), { align: align(key) });
    y += height;
    rule(y - 4);
  }
  return y + 6;
}

const placed = ([x, width]: Column, y: number) => [x, y, width] as const;
