// When what is owed falls due, and what an early payment takes off it.
import { addDays } from './day.ts';
import type { Amount, MilliPercent } from './money.ts';
import { lastDayOf, monthOf } from './month.ts';
import { percentOf } from './percent-of.ts';

/** Such as "2/10 net 30" or "15 days from the end of the month". */
export interface PaymentTerms {
  /** Until the last day on which it is not overdue. */
  readonly days: number;
  /** They are counted from the end of the month in which it was ordered. */
  readonly fromMonthEnd: boolean;
  /** Of what is owed; 0: none. */
  readonly discountRate: MilliPercent;
  /** From the order, in which a payment takes the discount off. */
  readonly discountDays: number;
}

/** So much less is owed by a payment until that day (YYYY-MM-DD). */
export interface EarlyPaymentDiscount {
  readonly rate: MilliPercent;
  readonly until: string;
}

/** Of what was ordered on `day` (YYYY-MM-DD). */
export function dueUnder(
  { days, fromMonthEnd, discountRate, discountDays }: PaymentTerms,
  day: string,
): { readonly dueOn: string; readonly discount?: EarlyPaymentDiscount } {
  const dueOn = addDays(fromMonthEnd ? lastDayOf(monthOf(day)) : day, days);
  return { dueOn, ...(discountRate ? { discount: { rate: discountRate, until: addDays(day, discountDays) } } : {}) };
}

/** What of `open` a payment of `day` need not pay; 0 where it comes too late. */
export const discountOn = (open: Amount, discount: EarlyPaymentDiscount | undefined, day: string): Amount =>
  discount && day <= discount.until ? percentOf(open, discount.rate) : 0;

/** What of `open` a payment of `paid` settles together with its discount: no more than `open`. */
export function settledBy(paid: Amount, open: Amount, discount: EarlyPaymentDiscount | undefined, day: string): Amount {
  const taken = discountOn(open, discount, day);
  if (!discount || !taken) return Math.min(paid, open);
  if (paid >= open - taken) return open;
  return Math.min(open, Math.round((paid * 100_000) / (100_000 - discount.rate)));
}
