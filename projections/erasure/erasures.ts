import { erasureStream, type ErasureEvent } from '#domain/erasure/erasure.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface ErasureRow {
  readonly contact_id: string;
  readonly account_id: string;
  readonly status: 'requested' | 'withdrawn' | 'erased' | 'completed';
  readonly requested_at: string;
  readonly requested_by: string;
  /** YYYY-MM-DD. */
  readonly due_on: string;
  readonly erased_at: string | null;
}

const become = (status: ErasureRow['status']) => (event: { readonly data: { readonly contactId: string } }) =>
  update<ErasureRow>(event.data.contactId, (row) => ({ ...row, status }));

/** One row per contact whose erasure was ever requested: of the last request. */
export const erasures = defineReadModel<ErasureRow, ErasureEvent>({
  name: 'erasure',
  version: 1,
  key: 'contact_id',
  columns: {
    contact_id: 'text',
    account_id: 'text',
    status: 'text',
    requested_at: 'timestamptz',
    requested_by: 'text',
    due_on: 'text',
    erased_at: 'timestamptz',
  },
  indexes: ['(status, requested_at desc)'],
  streams: ({ account_id: accountId, contact_id: contactId }) => [erasureStream({ accountId, contactId })],
  on: {
    ErasureRequested: ({ data: { contactId, accountId, by, dueOn, at } }) =>
      put<ErasureRow>(contactId, {
        contact_id: contactId,
        account_id: accountId,
        status: 'requested',
        requested_at: at,
        requested_by: by,
        due_on: dueOn,
        erased_at: null,
      }),
    ErasureWithdrawn: become('withdrawn'),
    PersonErased: ({ data: { contactId, at } }) =>
      update<ErasureRow>(contactId, (row) => ({ ...row, status: 'erased', erased_at: at })),
    ErasureCompleted: become('completed'),
  },
});
