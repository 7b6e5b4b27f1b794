// A timeline as it is read: what one command did stands together, and says which event led to it.
import type { TimelineEntry } from '#contracts/history/history.ts';

export interface Numbered extends TimelineEntry {
  /** From 1, over the whole timeline. */
  readonly number: number;
}

/** The events of one command, which a timeline shows as one entry. */
export interface Group {
  readonly key: string;
  readonly events: readonly Numbered[];
  /** The event that led to the command, where it is in this timeline. */
  readonly causedBy?: Numbered;
}

export const numbered = (entries: readonly TimelineEntry[]): Numbered[] =>
  entries.map((entry, n) => ({ ...entry, number: n + 1 }));

/** Groups whose events follow from what somebody did, and are told after it. */
const FOLLOWING: readonly string[] = ['cart', 'checkout', 'stock', 'account', 'payment', 'mail'];
/** So few are told where they stand. */
const FEW = 2;

/** What a command was about, and what followed from it; nothing is set apart where all of it would be, or little. */
export function mainAndFurther(events: readonly Numbered[]): {
  main: readonly Numbered[];
  further: readonly Numbered[];
} {
  const further = events.filter(({ group }) => FOLLOWING.includes(group));
  return further.length > FEW && further.length < events.length
    ? { main: events.filter((event) => !further.includes(event)), further }
    : { main: events, further: [] };
}

/** In the order of their first events. `shown` may be part of `all`; causes are looked for in all. */
export function groupsOf(shown: readonly Numbered[], all: readonly Numbered[]): Group[] {
  const byEvent = new Map(all.map((event) => [event.eventId, event]));
  const groups = new Map<string, Numbered[]>();
  for (const event of shown) {
    // One event may lead to several commands, each of another job.
    const key = `${event.correlationId} ${event.causationId} ${event.actor}`;
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups].map(([key, events]) => {
    const [first] = events;
    const causedBy = first && byEvent.get(first.causationId);
    return { key, events, ...(causedBy ? { causedBy } : {}) };
  });
}

/** Whole groups until a page holds `size` events; a group that is longer than a page goes on on the next. */
export function pagesOf(groups: readonly Group[], size: number): Group[][] {
  const parts = groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.events.length / size) }, (_, n) => ({
      ...group,
      key: `${group.key} ${n}`,
      events: group.events.slice(n * size, (n + 1) * size),
    })),
  );
  const pages: Group[][] = [];
  let page: Group[] = [];
  let held = size;
  for (const part of parts) {
    if (held + part.events.length > size) {
      page = [];
      pages.push(page);
      held = 0;
    }
    page.push(part);
    held += part.events.length;
  }
  return pages;
}
