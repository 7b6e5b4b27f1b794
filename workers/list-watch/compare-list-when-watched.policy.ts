import type { ListWatchEvent } from '#domain/list-watch/list-watch.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Prices change by the day, and nobody wants a letter an hour. */
const LOOKS_EVERY_MS = 86_400_000;

/** The first look is what later ones are compared with. */
export const compareListWhenWatched = definePolicy<ListWatchEvent, { watchId: string; since: string }>({
  name: 'compare-list-when-watched',
  on: { ListWatchStarted: ({ data: { watchId, at: since } }) => ({ data: { watchId, since } }) },
  kind: 'step',
  async run(watch, { commands }) {
    const { watched } = await commands.listWatch.compare(watch);
    return watched ? { laterMs: LOOKS_EVERY_MS } : undefined;
  },
});
