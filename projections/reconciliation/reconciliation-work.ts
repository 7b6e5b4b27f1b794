import { reconciliationIdOf, type ReconciliationEvent } from '#domain/reconciliation/reconciliation.events.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

/** Days on which a payment provider's list and the shop's history differ, until somebody has explained each difference. */
export const reconciliationWork = defineWorkKind<ReconciliationEvent>({
  kind: 'reconciliation',
  page: (reconciliationId) => `/reconciliation/${encodeURIComponent(reconciliationId)}/show`,
  on: {
    ProviderDayReconciled: ({ data }) => ({
      ...{ subjectId: reconciliationIdOf(data), ready: true, number: data.day, note: data.provider },
      parts: [
        ...data.differences.map(({ differenceId: id }) => ({ id, waits: true })),
        ...data.settled.map((id) => ({ id, waits: false })),
      ],
    }),
    ProviderDifferenceResolved: ({ data }) => ({
      subjectId: reconciliationIdOf(data),
      parts: [{ id: data.differenceId, waits: false }],
    }),
  },
});
