import { needed } from '#domain/shared/needed.ts';
import type { calendarOperations } from '#contracts/calendar/calendar.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import { USUAL_CALENDAR, type CalendarData } from '#domain/calendar/calendar.events.ts';
import { addDays } from '#domain/shared/day.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import {
  addBusinessHours,
  orderBy,
  orderDayOf,
  shippingDay,
  shopDay,
  type ShippingDays,
} from '#platform/shop/shop-calendar.ts';
import { calendars } from './calendar.ts';
import { holidayRegions, holidaysOf } from './holidays.ts';

/** Lead times beyond so many years are nobody's. */
const YEARS = 4;

/** The days of these years on which the shop is closed although it is a working day of the week. */
function closedIn({ holidayCountry, holidayState, closingDays }: CalendarData, firstYear: number, years: number) {
  const holidays = Array.from({ length: years }, (_, n) =>
    holidaysOf(holidayCountry, holidayState, firstYear + n),
  ).flat();
  const own = new Set(closingDays.map(({ day }) => day));
  return [
    ...closingDays.map((one) => ({ ...one, isHoliday: false })),
    ...holidays.filter(({ day }) => !own.has(day)).map((one) => ({ ...one, isHoliday: true })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1));
}

let asked: { readonly data: CalendarData; readonly orderDay: string; readonly days: ShippingDays } | undefined;

/** What dates are counted by at a moment; asked with nearly every request, and nearly always the same. */
function shippingDaysOf(data: CalendarData, moment: string | number): ShippingDays {
  const orderDay = orderDayOf(moment, data.cutOff);
  if (asked?.data === data && asked.orderDay === orderDay) return asked.days;
  const closed = closedIn(data, Number(orderDay.slice(0, 4)), YEARS)
    .map(({ day }) => day)
    .filter((day) => day >= orderDay);
  const counted = { orderDay, workingDays: data.workingDays, closed };
  const days = { ...counted, orderBy: orderBy(shippingDay(counted, true, 0), data.cutOff) };
  asked = { data, orderDay, days };
  return days;
}

export const calendarQueries = (read: ReadSide): Handlers<typeof calendarOperations, 'query'> => ({
  async 'admin/calendar/show'(_input, context) {
    const data = (await read.row(calendars, 'shop', context))?.data ?? USUAL_CALENDAR;
    const { countries } = await context.queries.store.countries();
    const today = shopDay(context.now);
    const until = addDays(today, 365);
    const { workingDays, holidayCountry, holidayState, closingDays, cutOff } = data;
    return {
      workingDays: [...workingDays],
      holidayCountry,
      holidayState,
      closingDays: [...closingDays],
      cutOff,
      today,
      holidayRegions: holidayRegions([...new Set([...countries, ...(holidayCountry ? [holidayCountry] : [])])]),
      closed: closedIn(data, Number(today.slice(0, 4)), 2).filter(({ day }) => day >= today && day <= until),
      shipsOn: shippingDay(shippingDaysOf(data, context.now), true, 0),
    };
  },
});

/** Tells whether orders count as of the next day by now. */
export const pastCutOff =
  (read: ReadSide) =>
  (nowMs: number): boolean =>
    orderDayOf(nowMs, read.mirror(calendars).get('shop')?.data.cutOff ?? '') !== shopDay(nowMs);

export const calendarFunctions = (read: ReadSide) => ({
  /** The days by which shipping dates are counted from now on. */
  async shippingDays(_input: void, context: OperationContext): Promise<ShippingDays> {
    const data = (await read.rows(calendars, ['shop'], context)).get('shop')?.data ?? USUAL_CALENDAR;
    return shippingDaysOf(data, context.now);
  },

  /** Tells whether somebody has said on which days the shop sends. */
  async isSet(_input: void, context: OperationContext): Promise<{ isSet: boolean }> {
    return { isSet: (await read.rows(calendars, ['shop'], context)).has('shop') };
  },

  /** Until when somebody who has waited since a moment is to have an answer: settings and calendar of the present say. */
  async answerTimes(
    { since }: { readonly since: readonly string[] },
    context: OperationContext,
  ): Promise<{ dueAt: readonly string[] }> {
    if (!since.length) return { dueAt: [] };
    const data = (await read.rows(calendars, ['shop'], context)).get('shop')?.data ?? USUAL_CALENDAR;
    const number = async (name: SettingName) => Number((await context.queries.setting.value({ name })).value);
    const [hours, opens, closes] = await Promise.all([
      number('AnswerHours'),
      number('BusinessDayBegins'),
      number('BusinessDayEnds'),
    ]);
    const firstYear = Number(shopDay(needed([...since].sort()[0], 'first moment')).slice(0, 4));
    const closed = closedIn(data, firstYear, YEARS).map(({ day }) => day);
    const open = { opens, closes, workingDays: data.workingDays, closed };
    return { dueAt: since.map((moment) => addBusinessHours(moment, hours, open)) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly calendar: FunctionsOf<ReturnType<typeof calendarFunctions>>;
  }
}
