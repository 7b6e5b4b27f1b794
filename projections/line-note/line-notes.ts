import { lineNoteStream, type LineNoteEvent } from '#domain/line-note/line-note.events.ts';
import { defineReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface LineNoteRow {
  readonly order_id: string;
  /** By line. */
  readonly notes: Readonly<Record<string, string>>;
}

export const lineNotes = defineReadModel<LineNoteRow, LineNoteEvent>({
  name: 'line_note',
  version: 1,
  key: 'order_id',
  columns: { order_id: 'text', notes: 'jsonb' },
  streams: ({ order_id }) => [lineNoteStream(order_id)],
  on: {
    LineNoted: ({ data: { orderId, lineId, note } }) => ({
      key: orderId,
      apply: (row: LineNoteRow | undefined): LineNoteRow => {
        const others = Object.entries(row?.notes ?? {}).filter(([id]) => id !== lineId);
        return { order_id: orderId, notes: Object.fromEntries(note ? [...others, [lineId, note]] : others) };
      },
    }),
  },
});
