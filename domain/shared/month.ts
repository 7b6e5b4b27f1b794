// Calendar months, YYYY-MM.
import { dateLocale } from './date-locale.ts';
import { addDays, isDay, noonOf } from './day.ts';

/** A month of the calendar whose days are days of a shop's business. */
export const isMonth = (text: string): boolean => /^\d{4}-\d\d$/.test(text) && isDay(`${text}-01`);

/** The month of a day, YYYY-MM-DD. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

/** @throws RangeError where it is no month */
export const nextMonth = (month: string): string => monthOf(addDays(firstDayOf(month), 31));

/** @throws RangeError where it is no month */
export const monthBefore = (month: string): string => monthOf(addDays(firstDayOf(month), -1));

/** @throws RangeError where it is no month */
export const lastDayOf = (month: string): string => addDays(firstDayOf(nextMonth(month)), -1);

/**
 * So many months that are over on a day (YYYY-MM-DD), the last one first.
 * @throws RangeError where it is no day
 */
export function monthsBefore(today: string, count: number): string[] {
  const months: string[] = [];
  for (let month = monthBefore(monthOf(today)); months.length < count; month = monthBefore(month)) months.push(month);
  return months;
}

/** As people write it: "December 2026", "décembre 2026". */
export const monthName = (month: string, language: string): string =>
  new Intl.DateTimeFormat(dateLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(firstDayOf(month)),
  );
