// Debts by age.
import { daysBetween } from './day.ts';

/** Days overdue, from and to; the first bucket is what is not due yet, and `to` of the last is null. */
export interface AgingBucket {
  readonly from: number;
  readonly to: number | null;
}

export const isInBucket = ({ from, to }: AgingBucket, days: number): boolean =>
  days >= from && (to === null || days <= to);

/** Since `dueOn` was over, on `day`; 0 where it is not. Both are YYYY-MM-DD. */
export const daysOverdue = (dueOn: string, day: string): number => Math.max(0, daysBetween(dueOn, day));
