import type { StatementEvent } from '#domain/statement/statement.events.ts';
import type { StatementRunEvent } from '#domain/statement/statement-run.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const statementDescriptions = defineDescriptions<StatementEvent>({
  category: 'statement',
  group: 'account',
  belongs: { of: 'account', several: true },
  of: {
    StatementIssued: ({ data: { month, currency, opening, closing } }, _before, format) => ({
      month,
      opening: format.money(opening, currency),
      closing: format.money(closing, currency),
    }),
  },
});

export const statementRunDescriptions = defineDescriptions<StatementRunEvent>({
  category: 'statement-run',
  group: 'account',
  isShared: true,
  of: {
    StatementRunStarted: ({ data: { month } }) => ({ month }),
    StatementRunCompleted: ({ data: { month, issued } }) => ({ month, count: issued }),
  },
});
