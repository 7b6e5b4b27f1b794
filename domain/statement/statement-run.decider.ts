import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { monthOf } from '#domain/shared/month.ts';
import type { StatementRunEvent } from './statement-run.events.ts';

/** `today` is the shop's, YYYY-MM-DD; `month` YYYY-MM. */
export type StatementRunCommand =
  | { readonly type: 'StartStatementRun'; readonly month: string; readonly today: string }
  | { readonly type: 'CompleteStatementRun'; readonly month: string; readonly issued: number };

export interface StatementRunState {
  readonly status: 'none' | 'started' | 'completed';
}

export const statementRun: Decider<StatementRunState, StatementRunCommand, StatementRunEvent> = {
  initialState: { status: 'none' },

  decide(command, { status }) {
    const { month } = command;
    switch (command.type) {
      case 'StartStatementRun':
        if (month >= monthOf(command.today)) return refuse('month_not_over', { month });
        return status === 'none' ? [{ type: 'StatementRunStarted', data: { month } }] : [];
      case 'CompleteStatementRun':
        return status === 'started' ? [{ type: 'StatementRunCompleted', data: { month, issued: command.issued } }] : [];
      default:
        return unreachable(command);
    }
  },

  evolve: (_state, { type }) => ({ status: type === 'StatementRunStarted' ? 'started' : 'completed' }),
};
