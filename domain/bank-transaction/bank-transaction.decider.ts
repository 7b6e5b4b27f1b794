import { own } from '#domain/shared/dictionary.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { matchIdOf, type BankTransactionEvent, type MatchTarget } from './bank-transaction.events.ts';

type Imported = Extract<BankTransactionEvent, { type: 'BankTransactionImported' }>['data'];
export type BankMatch = Extract<BankTransactionEvent, { type: 'BankTransactionMatched' }>['data'];

export type BankTransactionCommand = { readonly transactionId: string } & (
  | { readonly type: 'ImportTransaction'; readonly transaction: Imported }
  | {
      readonly type: 'MatchTransaction';
      /** How many matches whoever decides had before their eyes: two who match the same money do not both. */
      readonly seen: number;
      readonly amount: Amount;
      readonly target: MatchTarget;
      readonly receivedOn: string;
      /** What the target lacks then, and how much of that whoever decides may let pass. */
      readonly short?: { readonly amount: Amount; readonly limit: Amount };
    }
  | { readonly type: 'EndMatch'; readonly matchId: string; readonly reason: string }
  | { readonly type: 'SetAside'; readonly seen: number; readonly reason: string }
  | { readonly type: 'TakeUp' }
);

export interface BankTransactionState {
  readonly imported?: Imported;
  /** How many matches there ever were. */
  readonly count: number;
  /** Those that stand, by id. */
  readonly matches: Readonly<Record<string, BankMatch>>;
  readonly isSetAside: boolean;
}

/** What of it pays for nothing yet. */
export const unmatchedOf = ({ imported, matches }: BankTransactionState): Amount =>
  (imported?.amount ?? 0) - sum(Object.values(matches).map(({ amount }) => amount));

export const bankTransaction: Decider<BankTransactionState, BankTransactionCommand, BankTransactionEvent> = {
  initialState: { count: 0, matches: {}, isSetAside: false },

  decide(command, state) {
    const { transactionId } = command;
    if (command.type === 'ImportTransaction')
      return state.imported ? [] : [{ type: 'BankTransactionImported', data: command.transaction }];
    if (!state.imported) return notFound('bank_transaction_not_found');
    switch (command.type) {
      case 'MatchTransaction':
        return match(command, state);
      case 'EndMatch': {
        const { matchId, reason } = command;
        return own(state.matches, matchId)
          ? [{ type: 'BankTransactionMatchEnded', data: { transactionId, matchId, reason } }]
          : [];
      }
      case 'SetAside': {
        if (state.isSetAside) return [];
        if (command.seen !== state.count) return refuse('bank_transaction_changed');
        const amount = unmatchedOf(state);
        if (!amount) return refuse('bank_transaction_matched');
        return [{ type: 'BankTransactionSetAside', data: { transactionId, amount, reason: command.reason } }];
      }
      case 'TakeUp':
        return state.isSetAside ? [{ type: 'BankTransactionTakenUp', data: { transactionId } }] : [];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'BankTransactionImported':
        return { ...state, imported: event.data };
      case 'BankTransactionMatched':
        return {
          ...state,
          count: state.count + 1,
          matches: { ...state.matches, [event.data.matchId]: event.data },
        };
      case 'BankTransactionMatchEnded': {
        const { [event.data.matchId]: _, ...matches } = state.matches;
        return { ...state, matches };
      }
      case 'BankTransactionSetAside':
        return { ...state, isSetAside: true };
      case 'BankTransactionTakenUp':
        return { ...state, isSetAside: false };
      default:
        return unreachable(event);
    }
  },
};

function match(
  {
    transactionId,
    seen,
    amount,
    target,
    receivedOn,
    short,
  }: Extract<BankTransactionCommand, { type: 'MatchTransaction' }> & { readonly transactionId: string },
  state: BankTransactionState,
): BankTransactionEvent[] {
  if (state.isSetAside) return refuse('bank_transaction_set_aside');
  if (seen !== state.count) return refuse('bank_transaction_changed');
  const left = unmatchedOf(state);
  if (amount > left) return refuse('bank_transaction_exceeded', { left, amount });
  if (short && short.amount > short.limit) return refuse('write_off_limit', { limit: short.limit });
  const matchId = matchIdOf(transactionId, state.count + 1);
  return [{ type: 'BankTransactionMatched', data: { transactionId, matchId, amount, target, receivedOn } }];
}
