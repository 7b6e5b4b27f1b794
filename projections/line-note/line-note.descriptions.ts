import type { LineNoteEvent } from '#domain/line-note/line-note.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const lineNoteDescriptions = defineDescriptions<LineNoteEvent>({
  category: 'line-note',
  group: 'cart',
  belongs: { of: 'order' },
  of: {
    LineNoted: ({ data: { lineId, note } }, _before, format) => ({
      line: lineId,
      note: note || format.term('nothing'),
    }),
  },
});
