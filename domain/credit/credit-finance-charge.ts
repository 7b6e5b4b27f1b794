// What somebody owes for owing late: a share of what is open for each day that it is overdue, without interest on interest.
import { addDays, daysBetween } from '#domain/shared/day.ts';
import { sum, type Amount, type MilliPercent } from '#domain/shared/money.ts';
import { financeChargeIdOf, isFinanceCharge, type ChargedItem, type CreditEvent } from './credit.events.ts';
import { isDisputed, type CreditState } from './credit.state.ts';

/** Days are YYYY-MM-DD, in the shop's calendar. */
export interface FinanceChargeCommand {
  readonly type: 'PostFinanceCharge';
  /** The last day that is charged for. */
  readonly through: string;
  /** Of a year of 365 days. */
  readonly rate: MilliPercent;
  /** An item that was paid within so many days of its own is charged nothing. */
  readonly graceDays: number;
  readonly dueOn: string;
}

/** Thousandths of a percent of a year in one. */
const WHOLE_YEAR = 100_000n * 365n;

/** Once for each day; what comes to less than a cent is charged with the next. */
export function decideFinanceCharge(
  { accountId, through, rate, graceDays, dueOn }: FinanceChargeCommand & { readonly accountId: string },
  state: CreditState,
): CreditEvent[] {
  if (state.chargedThrough >= through) return [];
  const items = chargedItems(state, through, graceDays);
  const amount = sum(items.map((item) => chargeOn(item, rate)));
  if (amount <= 0) return [];
  const chargeId = financeChargeIdOf(accountId, through);
  return [{ type: 'FinanceChargePosted', data: { accountId, chargeId, amount, dueOn, through, rate, items } }];
}

function chargedItems(state: CreditState, through: string, graceDays: number): ChargedItem[] {
  const isHeld = isDisputed(state);
  return state.openItems
    .filter((item) => !isFinanceCharge(item.openItemId) && !isHeld(item) && addDays(item.dueOn, graceDays) < through)
    .map(({ openItemId, open, dueOn }) => {
      const from = dueOn > state.chargedThrough ? dueOn : state.chargedThrough;
      return { openItemId, open, days: daysBetween(from, through) };
    })
    .filter(({ days }) => days > 0);
}

/** Rounded to the nearest minor unit. */
const chargeOn = ({ open, days }: ChargedItem, rate: MilliPercent): Amount =>
  Number((BigInt(open) * BigInt(rate) * BigInt(days) * 2n + WHOLE_YEAR) / (WHOLE_YEAR * 2n));
