import {
  NO_QUESTIONS,
  REGISTRATION_FORM_STREAM,
  type RegistrationFormData,
  type RegistrationFormEvent,
} from '#domain/registration-form/registration-form.events.ts';
import { defineReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface RegistrationFormRow {
  readonly id: string;
  readonly data: RegistrationFormData;
}

/** One row: the shop's own questions to whoever registers. */
export const registrationForms = defineReadModel<RegistrationFormRow, RegistrationFormEvent>({
  name: 'registration_form',
  version: 1,
  key: 'id',
  columns: { id: 'text', data: 'jsonb' },
  streams: () => [REGISTRATION_FORM_STREAM],
  on: {
    RegistrationFormChanged: ({ data: { changed } }) => ({
      key: 'shop',
      apply: (row) => ({ id: 'shop', data: { ...NO_QUESTIONS, ...row?.data, ...changed } }),
    }),
  },
});
