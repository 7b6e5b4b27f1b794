import type { StatementRunEvent } from '#domain/statement/statement-run.events.ts';
import { statementRunStream } from '#domain/statement/statement-run.events.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface StatementRunRow {
  readonly month: string;
  readonly started_at: string;
  readonly status: 'started' | 'completed';
  readonly issued: number;
}

export const statementRuns = defineReadModel<StatementRunRow, StatementRunEvent>({
  name: 'statement_run',
  version: 1,
  key: 'month',
  columns: { month: 'text', started_at: 'timestamptz', status: 'text', issued: 'integer' },
  streams: ({ month }) => [statementRunStream(month)],
  on: {
    StatementRunStarted: ({ at, data: { month } }) =>
      put<StatementRunRow>(month, { month, started_at: at, status: 'started', issued: 0 }),
    StatementRunCompleted: ({ data: { month, issued } }) =>
      update<StatementRunRow>(month, (row) => ({ ...row, status: 'completed', issued })),
  },
});
