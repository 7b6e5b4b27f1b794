import { wantListStream, type WantListEvent } from '#domain/want-list/want-list.events.ts';
import { defineReadModel, put, remove, update } from '#platform/kernel/read-model/read-model.ts';

export interface WantRow {
  readonly want_id: string;
  readonly item_number: string;
  readonly person_id: string;
  readonly email: string;
  readonly language: 'en' | 'fr';
  readonly quantity: number;
  readonly joined_at: string;
  readonly waiting: boolean;
}

export const wants = defineReadModel<WantRow, WantListEvent>({
  name: 'want',
  version: 1,
  key: 'want_id',
  columns: {
    want_id: 'text',
    item_number: 'text',
    person_id: 'text',
    email: 'text',
    language: 'text',
    quantity: 'integer',
    joined_at: 'timestamptz',
    waiting: 'boolean',
  },
  indexes: ['(item_number) where waiting'],
  streams: ({ item_number }) => [wantListStream(item_number)],
  on: {
    WantListJoined: ({ data: { wantId, itemNumber, personId, email, language, quantity, at } }) =>
      put<WantRow>(wantId, {
        want_id: wantId,
        item_number: itemNumber,
        person_id: personId,
        email,
        language,
        quantity,
        joined_at: at,
        waiting: true,
      }),
    WantListNotified: ({ data: { wantId } }) => update<WantRow>(wantId, (row) => ({ ...row, waiting: false })),
    WantListLapsed: ({ data: { wantId } }) => remove<WantRow>(wantId),
  },
});
