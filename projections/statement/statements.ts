import type { StatementEvent } from '#domain/statement/statement.events.ts';
import { statementStream } from '#domain/statement/statement.events.ts';
import { defineReadModel, put } from '#platform/kernel/read-model/read-model.ts';

export interface StatementRow {
  readonly statement_id: string;
  readonly account_id: string;
  readonly month: string;
  readonly issued_on: string;
  readonly opening: number;
  readonly closing: number;
  readonly currency: string;
}

/** One row per statement; what its paper says is in its event. */
export const statements = defineReadModel<StatementRow, StatementEvent>({
  name: 'statement',
  version: 1,
  key: 'statement_id',
  columns: {
    statement_id: 'text',
    account_id: 'text',
    month: 'text',
    issued_on: 'text',
    opening: 'bigint',
    closing: 'bigint',
    currency: 'text',
  },
  indexes: ['(account_id, month desc)', '(month, account_id)'],
  streams: ({ statement_id }) => [statementStream(statement_id)],
  on: {
    StatementIssued: ({ data: { statementId, accountId, month, issuedOn, opening, closing, currency } }) =>
      put<StatementRow>(statementId, {
        ...{ statement_id: statementId, account_id: accountId, month, issued_on: issuedOn },
        ...{ opening, closing, currency },
      }),
  },
});
