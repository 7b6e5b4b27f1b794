import type { ListWatchEvent } from '#domain/list-watch/list-watch.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const listWatchDescriptions = defineDescriptions<ListWatchEvent>({
  category: 'list-watch',
  group: 'cart',
  of: {
    ListWatchStarted: () => ({}),
    ListWatchCompared: ({ data: { items, cheaper, back } }, _before, format) => ({
      count: items.length,
      cheaper: cheaper.length ? format.list(cheaper.map(({ itemNumber }) => itemNumber)) : format.term('nothing'),
      back: back.length ? format.list(back) : format.term('nothing'),
    }),
    ListWatchEnded: () => ({}),
  },
});
