import {
  reconciliationIdOf,
  reconciliationStream,
  type DaySum,
  type Difference,
  type ReconciliationEvent,
} from '#domain/reconciliation/reconciliation.events.ts';
import { defineReadModel, update, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface DifferenceRow extends Difference {
  /** Empty while it is open. */
  readonly reason: string;
  readonly by: string;
  readonly resolvedAt: string;
}

export interface ReconciliationRow {
  readonly reconciliation_id: string;
  readonly provider: string;
  readonly day: string;
  readonly ours: readonly DaySum[];
  readonly theirs: readonly DaySum[];
  readonly differences: readonly DifferenceRow[];
  readonly open: number;
  readonly reconciled_at: string;
}

const isOpen = ({ reason }: DifferenceRow): boolean => reason === '';

export const reconciliations = defineReadModel<ReconciliationRow, ReconciliationEvent>({
  name: 'reconciliation',
  version: 1,
  key: 'reconciliation_id',
  columns: {
    reconciliation_id: 'text',
    provider: 'text',
    day: 'text',
    ours: 'jsonb',
    theirs: 'jsonb',
    differences: 'jsonb',
    open: 'integer',
    reconciled_at: 'timestamptz',
  },
  indexes: ['(day)', '(day) where open > 0'],
  streams: ({ provider, day }) => [reconciliationStream({ provider, day })],
  on: {
    ProviderDayReconciled({ data }): Change<ReconciliationRow> {
      const { provider, day, ours, theirs, at } = data;
      return {
        key: reconciliationIdOf(data),
        apply: (row) => ({
          ...{ reconciliation_id: reconciliationIdOf(data), provider, day, ours, theirs, reconciled_at: at },
          open: data.differences.length,
          differences: [
            ...data.differences.map((one) => ({ ...one, reason: '', by: '', resolvedAt: '' })),
            ...(row?.differences ?? []).filter((one) => !isOpen(one)),
          ],
        }),
      };
    },
    ProviderDifferenceResolved: ({ data: { differenceId, reason, by, at, ...of } }) =>
      update<ReconciliationRow>(reconciliationIdOf(of), (row) => ({
        ...row,
        open: row.open - 1,
        differences: row.differences.map((one) =>
          one.differenceId === differenceId ? { ...one, reason, by, resolvedAt: at } : one,
        ),
      })),
  },
});
