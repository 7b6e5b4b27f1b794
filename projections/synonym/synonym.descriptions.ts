import type { SynonymData, SynonymEvent } from '#domain/synonym/synonym.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const synonymDescriptions = defineDescriptions<SynonymEvent, Partial<SynonymData>>({
  category: 'synonym',
  group: 'setting',
  fold: {
    initialState: {},
    evolve: (state, event) =>
      event.type === 'SynonymAdded'
        ? event.data
        : event.type === 'SynonymRevised'
          ? { ...state, ...event.data.changed }
          : state,
  },
  of: {
    SynonymAdded: ({ data: { words } }, _before, format) => ({ words: format.list(words) }),
    SynonymRevised: ({ data: { changed } }, before, format) => ({
      words: format.list(before.words ?? []),
      changes: format.changes(before, changed),
    }),
    SynonymRemoved: (_event, before, format) => ({ words: format.list(before.words ?? []) }),
  },
});
