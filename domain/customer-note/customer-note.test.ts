import { specificationFor } from '#domain/testing/decider-specification.ts';
import { customerNote } from './customer-note.decider.ts';
import type { CustomerNoteEvent } from './customer-note.events.ts';

const given = specificationFor(customerNote);
const of = { accountId: 'a1', noteId: 'n1', by: 'staff:1', at: 'then' };
const personId = 'account:a1';
const added: CustomerNoteEvent = {
  type: 'CustomerNoteAdded',
  data: { ...of, personId, text: 'Pays late', pinned: false },
};

describe('a note about a customer', () => {
  it('is sealed with the key of whom it speaks of, whoever changes it', () =>
    given(added)
      .when({ type: 'ChangeCustomerNote', ...of, by: 'staff:2', seen: { pinned: false }, changed: { pinned: true } })
      .then({ type: 'CustomerNoteChanged', data: { ...of, by: 'staff:2', personId, pinned: true } }));
  it('is not written over by who has not seen it', () =>
    given(added)
      .when({ type: 'ChangeCustomerNote', ...of, seen: { text: 'Pays' }, changed: { text: 'Pays on time' } })
      .thenRefused('changed_meanwhile', { present: { text: 'Pays late' } }));
  it('is gone once it was removed', () =>
    given(added, { type: 'CustomerNoteRemoved', data: { ...of, personId } })
      .when({ type: 'RemoveCustomerNote', ...of })
      .thenRefused('note_not_found'));
});
