import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface ClosingDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly name: Translated;
}

export interface CalendarData {
  /** 1 is Monday, 7 Sunday (ISO 8601). */
  readonly workingDays: readonly number[];
  /** Public holidays of this country are kept; empty: of none. */
  readonly holidayCountry: string;
  /** Those of this state of it, too. */
  readonly holidayState: string;
  readonly closingDays: readonly ClosingDay[];
  /** Orders from this time on (HH:MM in the shop's time zone) count as of the next day; empty: from midnight on. */
  readonly cutOff: string;
}

/** Stream `calendar-shop`: when the shop sends goods. */
export type CalendarEvent = DomainEvent<'CalendarChanged', { readonly changed: Partial<CalendarData> }>;

export const calendarEvents = defineEvents<CalendarEvent>({ category: 'calendar' });
export const CALENDAR_STREAM = 'calendar-shop';

/** Before anybody changed it. */
export const USUAL_CALENDAR: CalendarData = {
  workingDays: [1, 2, 3, 4, 5],
  holidayCountry: '',
  holidayState: '',
  closingDays: [],
  cutOff: '',
};
