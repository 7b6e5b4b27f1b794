// Calendar days, YYYY-MM-DD, and how they are counted. A day is a text: it has no hour and no time zone.
// oxlint-disable no-restricted-globals -- Date counts days that are given; it is not asked for the present.

/** What a shop's business can be about; a day beyond is a slip of the fingers. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2199-12-31';

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d\d-\d\d$/;

/** A day of the calendar from FIRST_DAY to LAST_DAY. */
export function isDay(text: string): boolean {
  if (!SHAPE.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayAt(ms) === text;
}

/**
 * The day of a moment in UTC, milliseconds.
 * @throws RangeError beyond the years 0 to 9999, whose days do not sort as texts
 */
export function dayAt(ms: number): string {
  const iso = new Date(ms).toISOString();
  if (iso.length !== 24) throw new RangeError(`no calendar day: ${iso}`);
  return iso.slice(0, 10);
}

/** @throws RangeError where it is none */
function msOf(day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`no calendar day: ${day}`);
  return ms;
}

/**
 * The day that is so many calendar days later, or earlier.
 * @throws RangeError where either is none
 */
export const addDays = (day: string, days: number): string => dayAt(msOf(day) + days * DAY_MS);

/**
 * Calendar days from one day to another; negative when it is past.
 * @throws RangeError where either is none
 */
export const daysBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / DAY_MS;

/**
 * 1 is Monday, 7 Sunday.
 * @throws RangeError
 */
// 1970-01-01, day 0, was a Thursday.
export const weekdayOf = (day: string): number => ((((msOf(day) / DAY_MS + 3) % 7) + 7) % 7) + 1;

/** The middle of a day in UTC, in milliseconds since 1970: how a day is given to what formats moments. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
