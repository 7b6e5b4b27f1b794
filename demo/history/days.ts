// Days of the dealer's past: counted from the present backwards, working days as the shop's calendar has them.
import { chance } from './chance.ts';

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
/** Eighteen months. */
export const DAYS_OF_HISTORY = 548;

/** Standard time all year long: an hour more or less in summer is nobody's business here. */
const TORONTO_BEHIND_UTC = 5 * HOUR;

export const isoDay = (at: number): string => new Date(at - TORONTO_BEHIND_UTC).toISOString().slice(0, 10);
/** Midnight in the shop, of the day of a moment. */
export const midnight = (at: number): number => Math.floor((at - TORONTO_BEHIND_UTC) / DAY) * DAY + TORONTO_BEHIND_UTC;
export const isWorkingDay = (at: number): boolean => ![0, 6].includes(new Date(at - TORONTO_BEHIND_UTC).getUTCDay());

/** The same time of day, so many working days later. */
export function workingDaysLater(at: number, days: number): number {
  let later = at;
  for (let left = days; left > 0;) {
    later += DAY;
    if (isWorkingDay(later)) left -= 1;
  }
  return later;
}

/** When the shop opened: in the morning, before the first day of the story. */
export const opening = (now: number): number => midnight(now) - (DAYS_OF_HISTORY + 1) * DAY + 8 * HOUR;

/** The coming Friday's day, one to seven days from now. */
export function nextFriday(at: number): string {
  let day = at + DAY;
  while (new Date(day - TORONTO_BEHIND_UTC).getUTCDay() !== 5) day += DAY;
  return isoDay(day);
}

/** A moment of the day in office hours, drawn for a purpose. */
export const officeTime = (midnightAt: number, key: string, from = 8, to = 17): number =>
  midnightAt + Math.floor((from + chance(key, 'time of day') * (to - from)) * 60) * 60_000;
