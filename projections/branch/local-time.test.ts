import { localTime } from './local-time.ts';

it('a branch is open by the clock of the shop, not of whoever asks', () => {
  // A Monday, half past midnight in London, is Sunday evening in Montréal.
  expect(localTime('2026-11-23T00:30:00.000Z', 'America/Toronto')).toEqual({ day: 6, time: '19:30' });
  expect(localTime('2026-11-23T00:30:00.000Z', 'UTC')).toEqual({ day: 0, time: '00:30' });
});
