import { USUAL_CALENDAR, type CalendarData, type CalendarEvent } from '#domain/calendar/calendar.events.ts';
import { defineReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface CalendarRow {
  readonly id: string;
  readonly data: CalendarData;
}

/** One row: the calendar of the shop. */
export const calendars = defineReadModel<CalendarRow, CalendarEvent>({
  name: 'calendar',
  version: 1,
  key: 'id',
  columns: { id: 'text', data: 'jsonb' },
  streams: () => ['calendar-shop'],
  on: {
    CalendarChanged: ({ data: { changed } }) => ({
      key: 'shop',
      apply: (row) => ({ id: 'shop', data: { ...USUAL_CALENDAR, ...row?.data, ...changed } }),
    }),
  },
});
