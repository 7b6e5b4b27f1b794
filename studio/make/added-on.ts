import { chance } from '../../demo/history/chance.ts';

const day = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const opening = Date.UTC(2024, 0, 8);
/** Sixty days before the catalogue's own today, 2026-11-20. */
const newFrom = Date.UTC(2026, 8, 22);
const today = Date.UTC(2026, 10, 20);

/** `isNew` items fall into the last sixty days; the others are spread over the time before. */
export const addedOn = (item: string, isNew: boolean): string =>
  isNew
    ? iso(newFrom + Math.floor(chance(item, 'added') * ((today - newFrom) / day)) * day)
    : iso(opening + Math.floor(chance(item, 'added') ** 1.8 * ((newFrom - opening) / day - 1)) * day);

/**
 * The sixty items with the lowest draw, but no more than one of a line and two of a category, so that the list is a
 * mixed one.
 */
export const newArrivals = (
  items: readonly { item: string; line: string; category: string }[],
): ReadonlySet<string> => {
  const lines = new Set<string>();
  const categories = new Map<string, number>();
  const chosen = new Set<string>();
  for (const { item, line, category } of [...items].sort((a, b) => chance(a.item, 'new') - chance(b.item, 'new'))) {
    const inCategory = categories.get(category) ?? 0;
    if (chosen.size === 60 || lines.has(`${category} ${line}`) || inCategory === 2) continue;
    chosen.add(item);
    lines.add(`${category} ${line}`);
    categories.set(category, inCategory + 1);
  }
  return chosen;
};
