import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { CreditEvent } from './credit.events.ts';

export interface CreditState {
  readonly limit: Amount;
  readonly currency: string;
  readonly owed: Amount;
  /** Open holds by id. */
  readonly holds: Readonly<Record<string, Amount>>;
}

export type CreditCommand = { readonly accountId: string } & (
  | { readonly type: 'SetLimit'; readonly limit: Amount; readonly currency: string }
  | { readonly type: 'Hold'; readonly holdId: string; readonly amount: Amount; readonly currency: string }
  | { readonly type: 'Release'; readonly holdId: string; readonly reason: string }
  | { readonly type: 'Confirm'; readonly holdId: string }
);

export const creditLeft = (state: CreditState): Amount => Math.max(0, state.limit - state.owed - sum(Object.values(state.holds)));

export const credit: Decider<CreditState, CreditCommand, CreditEvent> = {
  initialState: { limit: 0, currency: '', owed: 0, holds: {} },

  decide(command, state) {
    const { accountId } = command;
    switch (command.type) {
      case 'SetLimit': {
        const { limit, currency } = command;
        return state.limit === limit && state.currency === currency ? [] : [{ type: 'CreditLimitSet', data: { accountId, limit, currency } }];
      }
      case 'Hold': {
        const { holdId, amount, currency } = command;
        if (state.holds[holdId] !== undefined) return [];
        const left = creditLeft(state);
        if (amount > left || currency !== state.currency) return refuse('credit_exceeded', { left, amount, currency }, 'payment');
        return [{ type: 'CreditHeld', data: { accountId, holdId, amount } }];
      }
      case 'Release':
        return state.holds[command.holdId] === undefined ? [] : [{ type: 'CreditHoldReleased', data: { accountId, holdId: command.holdId, reason: command.reason } }];
      case 'Confirm':
        return state.holds[command.holdId] === undefined ? [] : [{ type: 'CreditHoldConfirmed', data: { accountId, holdId: command.holdId } }];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CreditLimitSet':
        return { ...state, limit: event.data.limit, currency: event.data.currency };
      case 'CreditHeld':
        return { ...state, holds: { ...state.holds, [event.data.holdId]: event.data.amount } };
      case 'CreditHoldReleased':
        return { ...state, holds: without(state.holds, event.data.holdId) };
      case 'CreditHoldConfirmed':
        return { ...state, owed: state.owed + (state.holds[event.data.holdId] ?? 0), holds: without(state.holds, event.data.holdId) };
      default:
        return unreachable(event);
    }
  },
};

function without(holds: Readonly<Record<string, Amount>>, holdId: string): Record<string, Amount> {
  const { [holdId]: _, ...others } = holds;
  return others;
}
