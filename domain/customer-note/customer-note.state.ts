import { unreachable } from '#domain/shared/decider.ts';
import type { CustomerNoteEvent } from './customer-note.events.ts';

export interface CustomerNote {
  readonly noteId: string;
  readonly personId: string;
  readonly text: string;
  readonly pinned: boolean;
  /** Who wrote it, and when; a change leaves both. */
  readonly by: string;
  readonly at: string;
  readonly changedAt?: string;
}
export interface CustomerNoteState {
  /** The first written first. */
  readonly notes: readonly CustomerNote[];
}
export const NO_NOTES: CustomerNoteState = { notes: [] };

export function evolveNotes({ notes }: CustomerNoteState, { type, data }: CustomerNoteEvent): CustomerNoteState {
  switch (type) {
    case 'CustomerNoteAdded': {
      const { noteId, personId, text, pinned, by, at } = data;
      return { notes: [...notes, { noteId, personId, text, pinned, by, at }] };
    }
    case 'CustomerNoteChanged': {
      const { noteId, text, pinned, at } = data;
      const changed = { ...(text === undefined ? {} : { text }), ...(pinned === undefined ? {} : { pinned }) };
      return {
        notes: notes.map((note) => (note.noteId === noteId ? { ...note, ...changed, changedAt: at } : note)),
      };
    }
    case 'CustomerNoteRemoved':
      return { notes: notes.filter((note) => note.noteId !== data.noteId) };
    default:
      return unreachable(type);
  }
}
