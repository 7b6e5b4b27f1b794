import { isMonth, lastDayOf, monthBefore, monthName, monthOf, monthsBefore, nextMonth } from './month.ts';

describe('calendar months', () => {
  it('follow one another over the years', () => {
    expect(nextMonth('2026-12')).toBe('2027-01');
    expect(nextMonth('2026-01')).toBe('2026-02');
    expect(monthBefore('2026-01')).toBe('2025-12');
  });
  it('end on their last day', () => {
    expect(['2026-02', '2028-02', '2026-04', '2026-12'].map(lastDayOf)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-04-30',
      '2026-12-31',
    ]);
  });
  it('are named by year and month, of days that a shop can be about', () => {
    expect(monthOf('2026-03-31')).toBe('2026-03');
    expect(['2026-03', '2026-13', '2026-00', '2026-3', '0999-01', '2300-01', 'x'].filter(isMonth)).toEqual(['2026-03']);
  });
  it('that are over are listed from the last one on, over the years', () =>
    expect(monthsBefore('2026-02-01', 3)).toEqual(['2026-01', '2025-12', '2025-11']));
  it('are named in both languages', () =>
    expect(['en', 'fr'].map((language) => monthName('2026-12', language))).toEqual(['December 2026', 'décembre 2026']));
});
