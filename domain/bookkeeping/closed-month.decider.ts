import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { monthOf } from '#domain/shared/month.ts';
import type { ClosedMonthEvent } from './closed-month.events.ts';

/** `month`: YYYY-MM; `today`: the shop's, YYYY-MM-DD. */
export type ClosedMonthCommand =
  | { readonly type: 'CloseMonth'; readonly month: string; readonly today: string }
  | { readonly type: 'ReopenMonth'; readonly month: string; readonly reason: string };

export interface ClosedMonthState {
  readonly isClosed: boolean;
}

export const closedMonth: Decider<ClosedMonthState, ClosedMonthCommand, ClosedMonthEvent> = {
  initialState: { isClosed: false },

  decide(command, { isClosed }) {
    const { month } = command;
    switch (command.type) {
      case 'CloseMonth':
        if (month >= monthOf(command.today)) return refuse('month_not_over', { month });
        return isClosed ? [] : [{ type: 'MonthClosed', data: { month } }];
      case 'ReopenMonth':
        return isClosed ? [{ type: 'MonthReopened', data: { month, reason: command.reason } }] : [];
      default:
        return unreachable(command);
    }
  },

  evolve: (_state, { type }) => ({ isClosed: type === 'MonthClosed' }),
};
