import type { RegistrationFormEvent } from '#domain/registration-form/registration-form.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const registrationFormDescriptions = defineDescriptions<RegistrationFormEvent>({
  category: 'registration-form',
  group: 'setting',
  of: {
    RegistrationFormChanged: ({ data: { changed } }, _before, format) => ({
      questions: format.list((changed.questions ?? []).map(({ label }) => format.name(label))) || '-',
    }),
  },
});
