// The calendar of the shop: when goods are sent.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { countryCode } from '../shared/place.ts';
import { changeInput } from '../shared/change.ts';
import { asOf, done, text, day } from '../shared/shared.ts';
import { translatedName } from '../tax/tax.ts';

const weekday = z.int().min(1).max(7);
const fields = {
  workingDays: z
    .array(weekday)
    .min(1, 'calendar_without_working_day')
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'invalid_value'),
  holidayCountry: countryCode.or(z.literal('')),
  holidayState: text(10).toUpperCase(),
  closingDays: z.array(z.strictObject({ day, name: translatedName })).max(400),
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid')
    .or(z.literal('')),
};
const shownName = z.object({ en: z.string(), fr: z.string() });

export const calendarOperations = defineOperations({
  'admin/calendar/show': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary:
      'Working days, holidays, closing days and cut-off, and the days of the next twelve months on which nothing is sent',
    input: z.strictObject({ asOf }),
    output: z.object({
      workingDays: z.array(z.int()),
      holidayCountry: z.string(),
      holidayState: z.string(),
      closingDays: z.array(z.object({ day: z.string(), name: shownName })),
      cutOff: z.string(),
      today: z.iso.date(),
      /** Where holidays are known: by country, with the states that have holidays of their own. */
      holidayRegions: z.array(z.object({ country: z.string(), states: z.array(z.string()) })),
      closed: z.array(z.object({ day: z.string(), name: shownName, isHoliday: z.boolean() })),
      shipsOn: z.iso.date().meta({ description: 'What is in stock and ordered now ships on this day' }),
    }),
  },
  'admin/calendar/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('setting'),
    summary: 'Changes working days, holidays, closing days or the cut-off; dates in the shop follow at once',
    input: changeInput({}, z.strictObject(fields), { cutOff: '15:00' }),
    output: done,
  },
  'calendar/save': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Saves the calendar',
    input: z.strictObject(fields),
    output: z.object({ changed: z.boolean() }),
  },
});
