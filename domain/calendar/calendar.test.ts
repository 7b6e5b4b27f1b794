import { specificationFor } from '#domain/testing/decider-specification.ts';
import { calendar } from './calendar.decider.ts';
import { USUAL_CALENDAR } from './calendar.events.ts';

const given = specificationFor(calendar);
const closing = { day: '2026-12-24', name: { en: 'Christmas Eve', fr: 'Veille de Noël' } };

describe('the calendar of the shop', () => {
  it('begins with the days from Monday to Friday', () => expect(given().state().data).toEqual(USUAL_CALENDAR));
  it('remembers what was changed', () =>
    given()
      .when({ type: 'ChangeCalendar', seen: { closingDays: [] }, changed: { closingDays: [closing] } })
      .then({ type: 'CalendarChanged', data: { changed: { closingDays: [closing] } } }));
  it('keeps what another manager has set meanwhile', () =>
    given({ type: 'CalendarChanged', data: { changed: { cutOff: '15:00' } } })
      .when({ type: 'ChangeCalendar', seen: { cutOff: '' }, changed: { cutOff: '16:00' } })
      .thenRefused('changed_meanwhile', { present: { cutOff: '15:00' } }));
  it('has a day on which goods are sent', () =>
    given()
      .when({ type: 'ChangeCalendar', seen: { workingDays: [1, 2, 3, 4, 5] }, changed: { workingDays: [] } })
      .thenRefused('calendar_without_working_day'));
  it('names a closing day once', () =>
    given()
      .when({ type: 'ChangeCalendar', seen: { closingDays: [] }, changed: { closingDays: [closing, closing] } })
      .thenRefused('closing_day_twice', { day: '2026-12-24' }));
});
