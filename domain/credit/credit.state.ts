import { unreachable } from '#domain/shared/decider.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { CreditEvent } from './credit.events.ts';

/** What is still owed of an order on terms. */
export interface Debt {
  readonly amount: Amount;
  /** The last day on which it is not overdue, YYYY-MM-DD; absent where it never falls due. */
  readonly dueOn?: string;
}

export interface CreditStanding {
  readonly limit: Amount;
  readonly currency: string;
  /** Below 0 where more was given back than is owed. */
  readonly owed: Amount;
  /**
   * What `owed` is made of, in the order in which it falls due; none while it is 0 or below. Debts that never fall due
   * come first: they are the oldest.
   */
  readonly debts: readonly Debt[];
  /** Open holds by id. */
  readonly holds: Readonly<Record<string, Amount>>;
}

export interface CreditState extends CreditStanding {
  /** Refunds by id: each is given back once. */
  readonly refunds: Readonly<Record<string, Amount>>;
  /** Payments on account by id: each is taken off once. */
  readonly receipts: Readonly<Record<string, Amount>>;
}

export const initialState: CreditState = {
  limit: 0,
  currency: '',
  owed: 0,
  debts: [],
  holds: {},
  refunds: {},
  receipts: {},
};

export function evolve(state: CreditState, event: CreditEvent): CreditState {
  switch (event.type) {
    case 'CreditLimitSet':
      return { ...state, limit: event.data.limit, currency: event.data.currency };
    case 'CreditHeld':
      return { ...state, holds: { ...state.holds, [event.data.holdId]: event.data.amount } };
    case 'CreditHoldReleased':
      return { ...state, holds: without(state.holds, event.data.holdId) };
    case 'CreditHoldConfirmed': {
      const { holdId, dueOn } = event.data;
      const amount = state.holds[holdId] ?? 0;
      const debts = [...state.debts, { amount, ...(dueOn === undefined ? {} : { dueOn }) }].sort(byDueDay);
      return owing({ ...state, holds: without(state.holds, holdId), debts }, state.owed + amount);
    }
    case 'CreditGivenBack':
      return owing(
        { ...state, refunds: { ...state.refunds, [event.data.refundId]: event.data.amount } },
        state.owed - event.data.amount,
      );
    case 'CreditPaymentReceived':
      return owing(
        { ...state, receipts: { ...state.receipts, [event.data.receiptId]: event.data.amount } },
        state.owed - event.data.amount,
      );
    default:
      return unreachable(event);
  }
}

/** Set aside for orders that are not placed yet. */
export const creditHeld = (state: CreditStanding): Amount => sum(Object.values(state.holds));
export const creditLeft = (state: CreditStanding): Amount => Math.max(0, state.limit - state.owed - creditHeld(state));

/** What remains of debts that fell due before `day`, and when the oldest of them did. */
export function overdueOn(
  { debts }: CreditStanding,
  day: string,
): { readonly amount: Amount; readonly since?: string } {
  const overdue = debts.filter(({ dueOn }) => dueOn !== undefined && dueOn < day);
  const since = firstDue(overdue);
  return { amount: sum(overdue.map(({ amount }) => amount)), ...(since === undefined ? {} : { since }) };
}

/** The day on which the first of these debts falls due. */
export const firstDue = (debts: readonly Debt[]): string | undefined =>
  debts.find(({ dueOn }) => dueOn !== undefined)?.dueOn;

const byDueDay = (a: Debt, b: Debt): number => (a.dueOn ?? '').localeCompare(b.dueOn ?? '');

/** What was paid or given back is taken from the oldest debts: the newest make up what is owed. */
function owing(state: CreditState, owed: Amount): CreditState {
  let left = owed;
  const debts = state.debts.toReversed().flatMap((debt) => {
    const amount = Math.min(debt.amount, left);
    left -= amount;
    return amount > 0 ? [{ ...debt, amount }] : [];
  });
  return { ...state, owed, debts: debts.reverse() };
}

function without(holds: CreditState['holds'], holdId: string): CreditState['holds'] {
  const { [holdId]: _, ...others } = holds;
  return others;
}
