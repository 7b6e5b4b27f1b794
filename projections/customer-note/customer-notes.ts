import { evolveNotes, NO_NOTES, type CustomerNote } from '#domain/customer-note/customer-note.state.ts';
import { customerNoteStream, type CustomerNoteEvent } from '#domain/customer-note/customer-note.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface CustomerNotesRow {
  readonly account_id: string;
  readonly notes: readonly CustomerNote[];
}

function evolved(event: StoredEvent<CustomerNoteEvent>): Change<CustomerNotesRow> {
  const { accountId } = event.data;
  return {
    key: accountId,
    apply: (row) => ({ account_id: accountId, ...evolveNotes(row ?? NO_NOTES, event) }),
  };
}

/** One row per account that anything was ever noted about. */
export const customerNotes = defineReadModel<CustomerNotesRow, CustomerNoteEvent>({
  name: 'customer_note',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', notes: 'jsonb' },
  streams: ({ account_id }) => [customerNoteStream(account_id)],
  on: { CustomerNoteAdded: evolved, CustomerNoteChanged: evolved, CustomerNoteRemoved: evolved },
});
