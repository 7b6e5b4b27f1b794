import { preferenceStream, type PreferenceEvent } from '#domain/preference/preference.events.ts';
import { defineReadModel, put } from '#platform/kernel/read-model/read-model.ts';

export interface PreferenceRow {
  readonly person_id: string;
  /** Empty for none. */
  readonly payment_method: string;
}

/** One row per person who ever had a preference. */
export const preferences = defineReadModel<PreferenceRow, PreferenceEvent>({
  name: 'preference',
  version: 1,
  key: 'person_id',
  columns: { person_id: 'text', payment_method: 'text' },
  streams: ({ person_id }) => [preferenceStream(person_id)],
  on: {
    PaymentMethodPreferred: ({ data: { personId, method } }) =>
      put<PreferenceRow>(personId, { person_id: personId, payment_method: method }),
  },
});
