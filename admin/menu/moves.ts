// Entries of a menu are moved by where they are: `[0, 2]` is the third below the first. Every move gives a new tree, or
// the same where it
// cannot be made.
import type { MenuEntry } from '#domain/menu/menu.events.ts';

export type Place = readonly number[];
type Entries = readonly MenuEntry[];

/** The server refuses more. */
export const MOST_LEVELS = 3;

export const entryAt = (entries: Entries, [first, ...rest]: Place): MenuEntry | undefined => {
  const found = first === undefined ? undefined : entries[first];
  return found && rest.length ? entryAt(found.children, rest) : found;
};

/** The list that a place is in, changed. */
function within(entries: Entries, place: Place, change: (siblings: Entries, index: number) => Entries): Entries {
  const [first = 0, ...rest] = place;
  if (!rest.length) return change(entries, first);
  return entries.map((entry, index) =>
    index === first ? { ...entry, children: within(entry.children, rest, change) } : entry,
  );
}

export const changed = (entries: Entries, place: Place, change: (entry: MenuEntry) => MenuEntry): Entries =>
  within(entries, place, (siblings, index) => siblings.map((one, at) => (at === index ? change(one) : one)));

export const removed = (entries: Entries, place: Place): Entries =>
  within(entries, place, (siblings, index) => siblings.filter((_one, at) => at !== index));

export const inserted = (entries: Entries, place: Place, entry: MenuEntry): Entries =>
  within(entries, place, (siblings, index) => [...siblings.slice(0, index), entry, ...siblings.slice(index)]);

const depth = (entry: MenuEntry): number => 1 + Math.max(0, ...entry.children.map(depth));

/** The place of a sibling, so many places on. */
const beside = (place: Place, by: number): Place =>
  place.map((step, level) => (level === place.length - 1 ? step + by : step));

/** One place up or down among its siblings. */
export function shifted(entries: Entries, place: Place, by: -1 | 1): { entries: Entries; place: Place } {
  const to = beside(place, by);
  const entry = entryAt(entries, place);
  if (!entry || !entryAt(entries, to)) return { entries, place };
  return { entries: inserted(removed(entries, place), to, entry), place: to };
}

/** Below the sibling before it. */
export function indented(entries: Entries, place: Place): { entries: Entries; place: Place } {
  const entry = entryAt(entries, place);
  const placeAbove = beside(place, -1);
  const above = entryAt(entries, placeAbove);
  if (!entry || !above || place.length + depth(entry) > MOST_LEVELS) return { entries, place };
  const to = [...placeAbove, above.children.length];
  return { entries: inserted(removed(entries, place), to, entry), place: to };
}

/** Behind the entry that it was below. */
export function outdented(entries: Entries, place: Place): { entries: Entries; place: Place } {
  const entry = entryAt(entries, place);
  if (!entry || place.length < 2) return { entries, place };
  const to = beside(place.slice(0, -1), 1);
  return { entries: inserted(removed(entries, place), to, entry), place: to };
}

/** To before another entry; never below itself. */
export function dropped(entries: Entries, from: Place, before: Place): Entries {
  const entry = entryAt(entries, from);
  if (!entry || isBelow(before, from) || before.length - 1 + depth(entry) > MOST_LEVELS) return entries;
  return inserted(removed(entries, from), without(before, from), entry);
}

const isBelow = (place: Place, above: Place) => above.every((step, level) => place[level] === step);

/** Where a place is once the entry at `gone` was taken out. */
function without(place: Place, gone: Place): Place {
  const level = gone.length - 1;
  const isAfter =
    gone.slice(0, -1).every((step, at) => place[at] === step) && place.length > level && place[level]! > gone[level]!;
  return isAfter ? place.map((step, at) => (at === level ? step - 1 : step)) : place;
}
