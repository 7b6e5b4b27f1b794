import { changedFields, changesOn } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { USUAL_CALENDAR, type CalendarData, type CalendarEvent } from './calendar.events.ts';

export type CalendarCommand =
  | {
      readonly type: 'ChangeCalendar';
      readonly seen: Partial<CalendarData>;
      readonly changed: Partial<CalendarData>;
    }
  | { readonly type: 'SaveCalendar'; readonly data: CalendarData };

/** @throws DomainError changed_meanwhile, calendar_without_working_day, closing_day_twice */
export const calendar: Decider<{ readonly data: CalendarData }, CalendarCommand, CalendarEvent> = {
  initialState: { data: USUAL_CALENDAR },
  decide(command, { data }) {
    const changed =
      command.type === 'SaveCalendar'
        ? changedFields(data, command.data)
        : changesOn(data, command.seen, command.changed);
    if (!changed) return [];
    const { workingDays, closingDays } = { ...data, ...changed };
    if (!workingDays.length) refuse('calendar_without_working_day', {}, 'invalid');
    const days = closingDays.map(({ day }) => day);
    const twice = days.find((day, index) => days.indexOf(day) !== index);
    if (twice) refuse('closing_day_twice', { day: twice }, 'invalid');
    return [{ type: 'CalendarChanged', data: { changed } }];
  },
  evolve: ({ data }, event) => ({ data: { ...data, ...event.data.changed } }),
};
