import type { Input } from '#contracts/api.ts';

export const calendar: Input<'calendar/save'> = {
  workingDays: [1, 2, 3, 4, 5],
  holidayCountry: 'CA',
  holidayState: 'QC',
  closingDays: [{ day: '2026-12-31', name: { en: 'Stocktaking', fr: 'Inventaire' } }],
  cutOff: '16:00',
};
