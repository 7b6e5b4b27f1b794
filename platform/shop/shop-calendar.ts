// Calendar days of the shop (YYYY-MM-DD), and when goods leave it.
import type { DeliveryPart } from '#domain/shared/delivery-part.ts';
import { addDays, isDay, weekdayOf } from '#domain/shared/day.ts';

let readTimeZone: () => string = () => 'UTC';

/** Says where the shop's time zone (IANA name) is read: it is a setting. A process that was not told counts in UTC. */
export function readTimeZoneFrom(read: () => string): void {
  readTimeZone = read;
}

/** Days of the shop begin and end in this time zone, whoever looks from wherever: terms, receipts, offers. */
export const shopTimeZone = (): string => readTimeZone();

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(kind: 'day' | 'clock'): Intl.DateTimeFormat {
  const timeZone = shopTimeZone();
  const key = `${kind} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-CA', { ...parts[kind], timeZone });
  formats.set(key, known);
  return known;
}

const dayParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const parts = {
  day: dayParts,
  clock: { ...dayParts, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
} as const;
const DAY_MS = 86_400_000;

/** Everywhere a day begins at a whole quarter of an hour. */
const QUARTER_MS = 900_000;
let asked = { quarter: Number.NaN, timeZone: '', day: '' };

/** The shop's calendar day at a moment. Nearly always it is asked for the present, several times with each request. */
export function shopDay(moment: string | number): string {
  const date = new Date(moment);
  const quarter = Math.floor(date.getTime() / QUARTER_MS);
  const timeZone = shopTimeZone();
  if (quarter !== asked.quarter || timeZone !== asked.timeZone)
    asked = { quarter, timeZone, day: formatOf('day').format(date) };
  return asked.day;
}

/** The first moment after a calendar day of the shop, ISO. */
export function endOfShopDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  // The shop's midnight is this much later than UTC's; its offset is that of its own midnight, not of UTC's.
  const near = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(near)).toISOString();
}

/** HH:MM of a calendar day on the shop's clock, ISO; one that a change of clocks leaves out is the hour after it. */
export function momentOfShop(day: string, time: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const near = wanted - offsetAt(wanted);
  const moment = wanted - offsetAt(near);
  return new Date(offsetAt(moment) === offsetAt(near) ? moment : near).toISOString();
}

/** How often something happens. */
export interface Rhythm {
  readonly every: 'hour' | 'day' | 'weekdays' | 'week';
  /** HH:MM on the shop's clock; of `hour` only the minutes count. */
  readonly at: string;
  /** Of `week`: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
}

const WEEKDAYS = [1, 2, 3, 4, 5];

/** The first moment (ISO) after another at which it is time again. */
export function nextMoment(after: string, { every, at, weekday }: Rhythm): string {
  const from = Date.parse(after);
  if (every === 'hour') {
    const past = new Date(from + offsetAt(from));
    const wait = (Number(at.slice(3)) - past.getUTCMinutes() + 60) % 60;
    const minute = Math.floor(from / 60_000) * 60_000 + wait * 60_000;
    return new Date(minute > from ? minute : minute + HOUR_MS).toISOString();
  }
  const days = every === 'week' ? [weekday] : every === 'weekdays' ? WEEKDAYS : undefined;
  for (let day = shopDay(from); ; day = addDays(day, 1)) {
    if (days && !days.includes(weekdayOf(day))) continue;
    const moment = momentOfShop(day, at);
    if (Date.parse(moment) > from) return moment;
  }
}

/** The shop's calendar and clock at a moment: YYYY-MM-DD, 1 for Monday, HH:MM. */
export function shopClock(moment: string): { readonly day: string; readonly weekday: number; readonly time: string } {
  const day = shopDay(moment);
  return { day, weekday: weekdayOf(day), time: timeOfDay(Date.parse(moment)) };
}

/** HH:MM on the shop's clock. */
const timeOfDay = (moment: number): string => new Date(moment + offsetAt(moment)).toISOString().slice(11, 16);

/** Milliseconds by which the shop's clock is ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  const at = Object.fromEntries(
    formatOf('clock')
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return (
    Date.parse(`${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}:${at['second']}Z`) - moment
  );
}

/** What shipping dates are counted by. */
export interface ShippingDays {
  /** The day as of which an order counts: today, or the next day once the cut-off has passed. */
  readonly orderDay: string;
  /** 1 is Monday, 7 Sunday. */
  readonly workingDays: readonly number[];
  /** Days on which nothing is sent, from the order's day on, for as long as lead times are. */
  readonly closed: readonly string[];
  /** The moment (ISO) until which what is on the shelf leaves on the next working day after `orderDay`. */
  readonly orderBy: string;
}

/** The day as of which an order counts that comes in at a moment; `cutOff` is HH:MM, or empty. */
export function orderDayOf(moment: string | number, cutOff: string): string {
  const day = shopDay(moment);
  return cutOff && timeOfDay(new Date(moment).getTime()) >= cutOff ? addDays(day, 1) : day;
}

/** The moment (ISO) until which what is on the shelf still leaves on the working day `shipsOn`; `cutOff` is HH:MM, or empty. */
export function orderBy(shipsOn: string, cutOff: string): string {
  const dayBefore = addDays(shipsOn, -1);
  return cutOff ? momentOfShop(dayBefore, cutOff) : endOfShopDay(dayBefore);
}

/** Looks no further than two years for a day: a calendar may have nothing but closing days. */
const MOST_DAYS = 730;

const isWorkingDay = (day: string, { workingDays, closed }: Pick<ShippingDays, 'workingDays' | 'closed'>): boolean =>
  workingDays.includes(weekdayOf(day)) && !closed.includes(day);

/** The day that is `count` working days later. */
export function addWorkingDays(day: string, count: number, days: Pick<ShippingDays, 'workingDays' | 'closed'>): string {
  let later = day;
  for (let left = count, looked = 0; left > 0 && looked < MOST_DAYS; looked++) {
    later = addDays(later, 1);
    if (isWorkingDay(later, days)) left -= 1;
  }
  return later;
}

/** In how many parts it comes, the first first: what leaves on one day comes together, what leaves on no day that is known last. */
export function partsByDay(
  leaving: readonly { readonly units: number; readonly leavesOn: string }[],
  { handlingDays, transitDays }: { readonly handlingDays: number; readonly transitDays: number },
  days: Pick<ShippingDays, 'workingDays' | 'closed'>,
): DeliveryPart[] {
  const units = new Map<string, number>();
  for (const { units: some, leavesOn } of leaving) if (some > 0) units.set(leavesOn, (units.get(leavesOn) ?? 0) + some);
  const inOrder = [...units].sort(([one], [other]) => (other === '' || (one !== '' && one < other) ? -1 : 1));
  return inOrder.map(([leavesOn, some]) => {
    if (!leavesOn) return { units: some, shipsOn: '', arrivesBy: '' };
    const shipsOn = addWorkingDays(leavesOn, handlingDays, days);
    return { units: some, shipsOn, arrivesBy: addWorkingDays(shipsOn, transitDays, days) };
  });
}

/** Hours of the shop's clock between which people answer on working days. */
export interface BusinessHours extends Pick<ShippingDays, 'workingDays' | 'closed'> {
  readonly opens: number;
  readonly closes: number;
}

const HOUR_MS = 3_600_000;

/** The moment (ISO) that is so many business hours after another; that moment itself where there are no business hours. */
export function addBusinessHours(moment: string, hours: number, { opens, closes, ...days }: BusinessHours): string {
  let leftMs = hours * HOUR_MS;
  const from = Date.parse(moment);
  let day = shopDay(from);
  for (let looked = 0; looked < MOST_DAYS; looked++, day = addDays(day, 1)) {
    if (!isWorkingDay(day, days)) continue;
    const midnight = Date.parse(endOfShopDay(addDays(day, -1)));
    const begins = Math.max(from, midnight + opens * HOUR_MS);
    const openMs = midnight + closes * HOUR_MS - begins;
    if (openMs >= leftMs) return new Date(begins + leftMs).toISOString();
    leftMs -= Math.max(0, openMs);
  }
  return moment;
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: string, days: Pick<ShippingDays, 'workingDays' | 'closed'>): string {
  let later = day;
  for (let looked = 0; !isWorkingDay(later, days) && looked < MOST_DAYS; looked++) later = addDays(later, 1);
  return later;
}

/**
 * Says when goods leave that are ordered now: the next working day from stock, else after their lead time (calendar days), or on
 * the day after they are expected where that is known. A day that no contract takes any more may stand in an old history:
 * nobody knew when.
 */
export function shippingDay(
  days: Omit<ShippingDays, 'orderBy'>,
  inStock: boolean,
  leadTimeDays: number,
  expectedOn = '',
): string {
  if (inStock) return addWorkingDays(days.orderDay, 1, days);
  if (isDay(expectedOn) && expectedOn >= days.orderDay) return addWorkingDays(expectedOn, 1, days);
  return workingDayFrom(addDays(days.orderDay, Math.max(1, leadTimeDays)), days);
}
