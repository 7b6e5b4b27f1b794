import { monthBefore, monthOf } from '#domain/shared/month.ts';
import { dateLocale } from '#domain/shared/date-locale.ts';

/** "November 2026", "novembre 2026" of `2026-11`. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** So many months that are over on a day (YYYY-MM-DD), the last one first. */
export function monthsBefore(today: string, count: number): string[] {
  const months: string[] = [];
  for (let month = monthBefore(monthOf(today)); months.length < count; month = monthBefore(month)) months.push(month);
  return months;
}
