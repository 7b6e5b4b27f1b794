// Calendar days of the shop (YYYY-MM-DD), and when goods leave it.
import { SHOP_TIME_ZONE } from '#domain/shared/shop-time-zone.ts';

const shopDays = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const shopClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const DAY_MS = 86_400_000;

/** Everywhere a day begins at a whole quarter of an hour. */
const QUARTER_MS = 900_000;
let asked = { quarter: Number.NaN, day: '' };

/** The shop's calendar day at a moment. Nearly always it is asked for the present, several times with each request. */
export function shopDay(moment: string | number): string {
  const date = new Date(moment);
  const quarter = Math.floor(date.getTime() / QUARTER_MS);
  if (quarter !== asked.quarter) asked = { quarter, day: shopDays.format(date) };
  return asked.day;
}

/** The first moment after a calendar day of the shop, ISO. */
export function endOfShopDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  // The shop's midnight is this much later than UTC's; its offset is that of its own midnight, not of UTC's.
  const near = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(near)).toISOString();
}

/** Calendar days from one day to another; negative when it is past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS);

/** The day that is this many calendar days later. */
export function addDays(day: string, days: number): string {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Milliseconds by which the shop's clock is ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  const parts = Object.fromEntries(shopClock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return (
    Date.parse(
      `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}Z`,
    ) - moment
  );
}

/** The day that is `days` working days (Monday to Friday) later; a weekend counts as the Friday before it. */
export function addWorkingDays(day: string, days: number): string {
  const date = noonOf(day);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (!isWeekend(date)) left -= 1;
  }
  return dayOf(date);
}

/**
 * Says when goods leave that are ordered on `today`: the next working day from stock, else after their lead time (calendar
 * days).
 */
export function shippingDay(today: string, inStock: boolean, leadTimeDays: number): string {
  if (inStock) return addWorkingDays(today, 1);
  const date = noonOf(addDays(today, Math.max(1, leadTimeDays)));
  while (isWeekend(date)) date.setUTCDate(date.getUTCDate() + 1);
  return dayOf(date);
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6;
