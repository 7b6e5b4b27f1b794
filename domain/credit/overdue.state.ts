// What of a ledger is overdue, and whether that blocks orders on terms.
import { addDays, daysBetween } from '#domain/shared/day.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { OpenItem, PaymentPromise } from './credit.events.ts';
import { isDisputed, payable, type CreditStanding } from './credit.state.ts';

/** More than `amount` that is overdue for more than `days` blocks orders on terms. Days are of the shop's calendar. */
export interface TermsBlock {
  readonly today: string;
  readonly days: number;
  readonly amount: Amount;
}

/** Open items that fell due before `day`, that nobody is paying at this moment, and that are not disputed. */
export function overdueItems(state: CreditStanding, day: string): readonly OpenItem[] {
  const isHeld = isDisputed(state);
  return payable(state).filter((item) => item.dueOn < day && !isHeld(item));
}

/** The promise of an open item, kept or broken. */
export const promiseOf = ({ promises }: CreditStanding, openItemId: string): PaymentPromise | undefined =>
  Object.values(promises).find(({ openItemIds }) => openItemIds.includes(openItemId));

/** Tells whether it was promised for `day` or a later one. */
export const isPromised = (state: CreditStanding, openItemId: string, day: string): boolean =>
  (promiseOf(state, openItemId)?.payOn ?? '') >= day;

/** What blocks orders on terms, and for how many days the oldest of it is overdue; undefined where nothing does. */
export function blockedBy(
  state: CreditStanding,
  { today, days, amount: most }: TermsBlock,
): { readonly amount: Amount; readonly days: number } | undefined {
  if (state.override && state.override.until >= today) return undefined;
  const items = overdueItems(state, addDays(today, -days)).filter(
    ({ openItemId }) => !isPromised(state, openItemId, today),
  );
  const amount = sum(items.map(({ open }) => open)) - Math.max(0, state.unapplied);
  const [oldest] = items;
  return oldest && amount > most ? { amount, days: daysBetween(oldest.dueOn, today) } : undefined;
}
