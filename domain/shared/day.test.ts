import fc from 'fast-check';
import { addDays, daysBetween, FIRST_DAY, isDay, LAST_DAY, weekdayOf } from './day.ts';

describe('a day', () => {
  it.each([FIRST_DAY, LAST_DAY, '2024-02-29', '2026-11-26'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    ['before the first', '1969-12-31'],
    ['after the last', '2200-01-01'],
    ['what people type for “unknown”', '9999-12-31'],
    ['the year 1', '0001-01-01'],
    ['no leap year', '2026-02-29'],
    ['a month too many', '2026-13-01'],
    ['a moment', '2026-11-26T00:00:00Z'],
    ['a year of six digits', '+010000-01'],
    ['nothing', ''],
  ])('is not: %s', (_what, text) => {
    expect(isDay(text)).toBe(false);
  });

  it('is counted on and back, over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2026-11-26', '2027-11-26')).toBe(365);
    expect(daysBetween('2026-11-26', '2026-11-25')).toBe(-1);
  });

  it('is the same after as many days back as on', () => {
    const days = fc.integer({ min: 0, max: 80_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: -3_000, max: 3_000 }), (nth, more) => {
        const day = addDays(FIRST_DAY, nth);
        expect(addDays(addDays(day, more), -more)).toBe(day);
        expect(daysBetween(day, addDays(day, more))).toBe(more);
      }),
    );
  });

  it('is counted no further than days sort as texts: counting throws, and never stands still', () => {
    expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('-000001-12', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-11-26', 'soon')).toThrow(RangeError);
  });

  it('has a weekday, from 1 for Monday to 7 for Sunday', () => {
    expect(['2026-11-23', '2026-11-26', '2026-11-29', '1969-12-31'].map(weekdayOf)).toEqual([1, 4, 7, 3]);
  });
});
