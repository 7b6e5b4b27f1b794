import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { monthOf } from '#domain/shared/month.ts';
import { sum } from '#domain/shared/money.ts';
import type { StatementEvent } from './statement.events.ts';

export type StatementCommand = { readonly type: 'IssueStatement' } & StatementEvent['data'];

export interface StatementState {
  readonly isIssued: boolean;
}

export const statement: Decider<StatementState, StatementCommand, StatementEvent> = {
  initialState: { isIssued: false },

  decide({ type: _, ...data }, { isIssued }) {
    if (data.month >= monthOf(data.issuedOn)) return refuse('month_not_over', { month: data.month });
    if (isIssued) return [];
    if (data.opening + sum(data.movements.map(({ amount }) => amount)) !== data.closing)
      throw new Error(`the movements of ${data.statementId} do not lead from its opening to its closing balance`);
    return [{ type: 'StatementIssued', data }];
  },

  evolve: () => ({ isIssued: true }),
};
