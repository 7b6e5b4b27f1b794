import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

/** What was said about what an account owes. */
export interface CollectionNote {
  readonly noteId: string;
  readonly kind: 'call' | 'promise';
  readonly text: string;
  /** `contact:<id>`, or `account:<id>` of the company as such. */
  readonly personId: string;
  readonly by: string;
  readonly at: string;
  /** Of the next call, or of the promise; YYYY-MM-DD or empty. */
  readonly day: string;
}

export interface CollectionNotesRow {
  readonly account_id: string;
  /** The newest first. */
  readonly notes: readonly CollectionNote[];
}

/** A row must not grow for ever; the timeline has them all. */
const MOST = 50;

const withNote = (accountId: string, note: CollectionNote): Change<CollectionNotesRow> => ({
  key: accountId,
  apply: (row) => ({ account_id: accountId, notes: [note, ...(row?.notes ?? [])].slice(0, MOST) }),
});

/** One row per account that was called about what it owes, or promised to pay it. */
export const collectionNotes = defineReadModel<CollectionNotesRow, CreditEvent>({
  name: 'collection_note',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', notes: 'jsonb' },
  streams: ({ account_id }) => [`credit-${account_id}`],
  on: {
    PaymentPromised: ({ at, metadata, data: { accountId, promiseId, personId, text, payOn } }) =>
      withNote(accountId, {
        ...{ noteId: promiseId, kind: 'promise', text, personId, by: metadata.actor, at, day: payOn },
      }),
    CollectionCallNoted: ({ metadata, data: { accountId, callId, personId, text, nextOn, calledAt } }) =>
      withNote(accountId, {
        ...{ noteId: callId, kind: 'call', text, personId, by: metadata.actor, at: calledAt, day: nextOn },
      }),
  },
});
