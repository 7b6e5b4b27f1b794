import type { PreferenceEvent } from '#domain/preference/preference.events.ts';
import { defineReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface ContactCopiesRow {
  readonly account_id: string;
  /** Who wishes for copies, in the order in which they said so. */
  readonly person_ids: readonly string[];
}

const without = (row: ContactCopiesRow | undefined, personId: string): readonly string[] =>
  (row?.person_ids ?? []).filter((one) => one !== personId);

/** One row per account that somebody ever wished for copies of. */
export const contactCopies = defineReadModel<ContactCopiesRow, PreferenceEvent>({
  name: 'contact_copies',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', person_ids: 'text[]' },
  on: {
    ContactCopiesRequested: ({ data: { personId, accountId } }) => ({
      key: accountId,
      apply: (row) => ({ account_id: accountId, person_ids: [...without(row, personId), personId] }),
    }),
    ContactCopiesEnded: ({ data: { personId, accountId } }) => ({
      key: accountId,
      apply: (row) => ({ account_id: accountId, person_ids: without(row, personId) }),
    }),
  },
});
