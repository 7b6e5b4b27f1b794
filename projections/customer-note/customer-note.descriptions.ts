import { own } from '#domain/shared/dictionary.ts';
import type { CustomerNoteEvent } from '#domain/customer-note/customer-note.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const customerNoteDescriptions = defineDescriptions<CustomerNoteEvent, Readonly<Record<string, string>>>({
  category: 'customer-note',
  group: 'account',
  belongs: { of: 'account' },
  fold: {
    initialState: {},
    evolve: (texts, { type, data }) =>
      type !== 'CustomerNoteRemoved' && data.text !== undefined ? { ...texts, [data.noteId]: data.text } : texts,
  },
  of: {
    CustomerNoteAdded: ({ data: { text, pinned } }, _before, format) => ({
      text,
      pinned: pinned ? format.term('pinned') : '',
    }),
    CustomerNoteChanged: ({ data: { noteId, text, pinned } }, before, format) => ({
      text: text ?? own(before, noteId) ?? '',
      pinned: pinned === undefined ? '' : format.term(pinned ? 'pinned' : 'unpinned'),
    }),
    CustomerNoteRemoved: ({ data: { noteId } }, before) => ({ text: own(before, noteId) ?? '' }),
  },
});
