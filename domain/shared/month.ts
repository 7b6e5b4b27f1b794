// Calendar months, YYYY-MM.
import { addDays, isDay } from './day.ts';

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
