// How long prices are kept that hold no more: a reduced one is told with the lowest of the weeks before (decision 0052).
import { addDays } from '#domain/shared/day.ts';
import { endOfShopDay, shopTimeZone } from '#platform/shop/shop-calendar.ts';

/** Days before a reduction of which the lowest price is told. */
export const DAYS_BEFORE = 30;
/** Days for which a lower price is shown as a reduced one. */
export const DAYS_SHOWN = 30;
export const DAYS_KNOWN = DAYS_BEFORE + DAYS_SHOWN;
/** Two more, for time zones and changes of clocks. */
const KNOWN_MS = (DAYS_KNOWN + 2) * 86_400_000;

/** Tells whether what counted until a moment (ISO; empty: still counts) can no longer be compared with at a later one. */
export const isForgotten = (until: string, at: string): boolean =>
  until !== '' && Date.parse(until) < Date.parse(at) - KNOWN_MS;

/** The first moment of a calendar day of the shop, ISO. */
export const startOfShopDay = (day: string): string => endOfShopDay(addDays(day, -1));

let asked = { today: '', timeZone: '', from: '' };

/** The first moment (ISO) that can matter to what is shown on a day. Every price asks for it, nearly always of the same day. */
export function knownSince(today: string): string {
  const timeZone = shopTimeZone();
  if (asked.today !== today || asked.timeZone !== timeZone)
    asked = { today, timeZone, from: startOfShopDay(addDays(today, -DAYS_KNOWN)) };
  return asked.from;
}
