import type { Item } from './model.ts';

const shared = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/**
 * Four neighbours in size from the same line, then the nearest size of the lines most like it by name: at most eight.
 */
export const similarTo = (item: Item, family: readonly Item[]): readonly string[] => {
  const distance = (other: Item): number => Math.abs(other.size - item.size);
  const others = family.filter((other) => other !== item && other.category === item.category && !other.bundle);
  const line = others
    .filter((other) => other.line === item.line)
    .sort((a, b) => distance(a) - distance(b) || a.size - b.size);
  const nearest = new Map<string, Item>();
  for (const other of others) {
    const known = nearest.get(other.line);
    if (other.line !== item.line && (!known || distance(other) < distance(known))) nearest.set(other.line, other);
  }
  const variants = [...nearest.values()].sort(
    (a, b) => shared(b.line, item.line) - shared(a.line, item.line) || distance(a) - distance(b),
  );
  return [...line.slice(0, 4), ...variants].slice(0, 8).map((other) => other.item);
};
