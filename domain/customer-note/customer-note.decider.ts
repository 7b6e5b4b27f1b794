import { changesOn } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { CustomerNoteEvent } from './customer-note.events.ts';
import { evolveNotes, NO_NOTES, type CustomerNote, type CustomerNoteState } from './customer-note.state.ts';

export type NoteFields = Pick<CustomerNote, 'text' | 'pinned'>;

type Of = { readonly accountId: string; readonly noteId: string; readonly by: string; readonly at: string };
export type CustomerNoteCommand = Of &
  (
    | ({ readonly type: 'AddCustomerNote'; readonly personId: string } & NoteFields)
    | {
        readonly type: 'ChangeCustomerNote';
        readonly seen: Partial<NoteFields>;
        readonly changed: Partial<NoteFields>;
      }
    | { readonly type: 'RemoveCustomerNote' }
  );

const MAX_NOTES = 1_000;

/** @throws DomainError changed_meanwhile, note_not_found, notes_too_many */
export const customerNote: Decider<CustomerNoteState, CustomerNoteCommand, CustomerNoteEvent> = {
  initialState: NO_NOTES,
  decide(command, { notes }) {
    const { accountId, noteId, by, at } = command;
    const present = notes.find((note) => note.noteId === noteId);
    const about = { accountId, noteId, by, at };
    if (command.type === 'AddCustomerNote') {
      if (present) return [];
      if (notes.length >= MAX_NOTES) return refuse('notes_too_many');
      const { personId, text, pinned } = command;
      return [{ type: 'CustomerNoteAdded', data: { ...about, personId, text, pinned } }];
    }
    if (!present) return notFound('note_not_found');
    const { personId, text, pinned } = present;
    switch (command.type) {
      case 'ChangeCustomerNote': {
        const changed = changesOn({ text, pinned }, command.seen, command.changed);
        return changed ? [{ type: 'CustomerNoteChanged', data: { ...about, personId, ...changed } }] : [];
      }
      case 'RemoveCustomerNote':
        return [{ type: 'CustomerNoteRemoved', data: { ...about, personId } }];
      default:
        return unreachable(command);
    }
  },
  evolve: evolveNotes,
};
