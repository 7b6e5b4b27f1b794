import { USUAL_CALENDAR, type CalendarData, type CalendarEvent } from '#domain/calendar/calendar.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';

/** Monday was a first of January in this year. */
const weekdays = (days: readonly number[], { language, list }: EventFormatter) =>
  list(
    days.map((day) =>
      new Intl.DateTimeFormat(`${language}-CA`, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2018, 0, day)),
    ),
  );

function worded(fields: Partial<CalendarData>, format: EventFormatter): Readonly<Record<string, unknown>> {
  const { workingDays, closingDays, ...texts } = fields;
  return {
    ...texts,
    ...(workingDays ? { workingDays: weekdays(workingDays, format) } : {}),
    ...(closingDays
      ? { closingDays: format.list(closingDays.map(({ day, name }) => `${format.day(day)} (${format.name(name)})`)) }
      : {}),
  };
}

export const calendarDescriptions = defineDescriptions<CalendarEvent, CalendarData>({
  category: 'calendar',
  group: 'rate',
  fold: { initialState: USUAL_CALENDAR, evolve: (data, event) => ({ ...data, ...event.data.changed }) },
  of: {
    CalendarChanged: ({ data: { changed } }, before, format) => ({
      changes: format.changes(worded(before, format), worded(changed, format)),
    }),
  },
});
