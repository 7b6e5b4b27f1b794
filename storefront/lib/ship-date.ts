// When an item leaves: the next working day from stock, else after its lead time. Calendar days of the shop.
import type { Availability } from '#contracts/category.ts';
import { shopTimeZone } from './dates.ts';

const shopDay = new Intl.DateTimeFormat('en-CA', { timeZone: shopTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6;

/** Calendar date (`2026-11-24`) on which the item ships; undefined when it cannot be bought. */
export function shipDate({ status, leadTimeDays }: Availability, now: Date): string | undefined {
  if (status !== 'in-stock' && status !== 'backorder') return undefined;
  const date = new Date(`${shopDay.format(now)}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Math.max(1, status === 'backorder' ? leadTimeDays : 1));
  while (isWeekend(date)) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
