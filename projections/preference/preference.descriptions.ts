import type { PreferenceEvent } from '#domain/preference/preference.events.ts';
import { methodTexts } from '#platform/adapters/payment/method-texts.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const preferenceDescriptions = defineDescriptions<PreferenceEvent>({
  category: 'preference',
  group: 'account',
  of: {
    PaymentMethodPreferred: ({ data: { method } }, _before, format) => ({
      method: method ? methodTexts(method, format.language).term : '–',
    }),
    ContactCopiesRequested: () => ({}),
    ContactCopiesEnded: () => ({}),
  },
});
