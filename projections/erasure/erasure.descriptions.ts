import type { ErasureEvent } from '#domain/erasure/erasure.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const erasureDescriptions = defineDescriptions<ErasureEvent>({
  category: 'erasure',
  group: 'account',
  belongs: { of: 'account', several: true },
  of: {
    ErasureRequested: ({ data: { dueOn } }, _before, format) => ({ day: format.day(dueOn) }),
    ErasureWithdrawn: () => ({}),
    PersonErased: () => ({}),
    ErasureCompleted: () => ({}),
  },
});
