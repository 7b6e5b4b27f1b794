import type { Item } from './model.ts';

/** Four neighbours in size from the same line, then the nearest sizes of the family's other lines: at most eight. */
export const similarTo = (item: Item, family: readonly Item[]): readonly string[] => {
  const nearest = (candidates: readonly Item[]): readonly Item[] =>
    [...candidates].sort((a, b) => Math.abs(a.size - item.size) - Math.abs(b.size - item.size) || a.size - b.size);
  const others = family.filter((other) => other !== item && other.category === item.category && !other.bundle);
  const line = nearest(others.filter((other) => other.line === item.line)).slice(0, 4);
  const seen = new Set<string>();
  const variants = nearest(others.filter((other) => other.line !== item.line)).filter(({ line: name }) => !seen.has(name) && seen.add(name));
  return [...line, ...variants].slice(0, 8).map((other) => other.item);
};
