import { closedMonthStream, type ClosedMonthEvent } from '#domain/bookkeeping/closed-month.events.ts';
import { defineReadModel, put } from '#platform/kernel/read-model/read-model.ts';

export interface ClosedMonthRow {
  readonly month: string;
  readonly is_closed: boolean;
  readonly changed_at: string;
  readonly reason: string;
}

export const closedMonths = defineReadModel<ClosedMonthRow, ClosedMonthEvent>({
  name: 'closed_month',
  version: 1,
  key: 'month',
  columns: { month: 'text', is_closed: 'boolean', changed_at: 'timestamptz', reason: 'text' },
  streams: ({ month }) => [closedMonthStream(month)],
  on: {
    MonthClosed: ({ at, data: { month } }) =>
      put<ClosedMonthRow>(month, { month, is_closed: true, changed_at: at, reason: '' }),
    MonthReopened: ({ at, data: { month, reason } }) =>
      put<ClosedMonthRow>(month, { month, is_closed: false, changed_at: at, reason }),
  },
});
