import type { ClosedMonthEvent } from '#domain/bookkeeping/closed-month.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const closedMonthDescriptions = defineDescriptions<ClosedMonthEvent>({
  category: 'closed-month',
  group: 'account',
  isShared: true,
  of: {
    MonthClosed: ({ data: { month } }) => ({ month }),
    MonthReopened: ({ data: { month, reason } }) => ({ month, reason }),
  },
});
