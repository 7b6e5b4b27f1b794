import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { collectionNotes, type CollectionNotesRow } from './collection-notes.ts';

const given = readModelSpecification<CollectionNotesRow, CreditEvent>(collectionNotes);
const accountId = 'a1';
const called = (callId: string): CreditEvent => ({
  type: 'CollectionCallNoted',
  data: {
    ...{ accountId, callId, personId: 'contact:1', text: 'On holiday', nextOn: '2026-03-09' },
    calledAt: '2026-03-03T15:00:00.000Z',
  },
});
const promised: CreditEvent = {
  type: 'PaymentPromised',
  data: {
    ...{ accountId, promiseId: 'p1', payOn: '2026-03-10', openItemIds: ['i1'], side: 'staff', amount: 5 },
    ...{ personId: 'account:a1', text: 'On Tuesday' },
  },
};

describe('what was said about what an account owes', () => {
  it('is kept with who wrote it down, the newest first', () =>
    given(called('c1'), promised).then({
      account_id: accountId,
      notes: [
        {
          ...{ noteId: 'p1', kind: 'promise', text: 'On Tuesday', personId: 'account:a1', by: 'staff:1' },
          ...{ at: storedAt(1), day: '2026-03-10' },
        },
        expect.objectContaining({ noteId: 'c1', kind: 'call', day: '2026-03-09' }),
      ],
    }));
  it('does not grow for ever', () =>
    given(...Array.from({ length: 60 }, (_, at) => called(`c${at}`))).then({
      notes: Array.from({ length: 50 }, (_, at) => expect.objectContaining({ noteId: `c${59 - at}` })),
    }));
  it('is the same when it is built again, event by event', () =>
    given(called('c1'), promised).thenTheSameInChunksOfOne());
});
