import type { ReconciliationEvent } from '#domain/reconciliation/reconciliation.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const reconciliationDescriptions = defineDescriptions<ReconciliationEvent>({
  category: 'reconciliation',
  group: 'payment',
  decisions: ['ProviderDifferenceResolved'],
  of: {
    ProviderDayReconciled: ({ data: { provider, day, differences } }, _before, format) => ({
      provider,
      day: format.day(day),
      count: differences.length,
    }),
    ProviderDifferenceResolved: ({ data: { differenceId, reason } }) => ({ difference: differenceId, reason }),
  },
});
