import { dayAndTime, moment, timeOfDay } from './format.ts';

describe('a time of day', () => {
  const at = '2026-11-20T14:02:48';

  it('is never broken over two lines', () => {
    expect(dayAndTime(at, 'fr')).toBe('20 nov. 2026, 14\u00a0h\u00a002');
    expect(timeOfDay(at, 'fr')).toBe('14\u00a0h\u00a002');
    expect(moment(at, 'en')).toBe('20 Nov 2026, 14:02:48');
  });
});
