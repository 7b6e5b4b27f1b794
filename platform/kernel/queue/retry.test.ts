import { retryDelayMs } from './retry.ts';

const DAY = 24 * 3_600_000;

describe('attempts', () => {
  it('follow each other after 1 s, then twice as long each time, at most 15 minutes', () =>
    expect([1, 2, 3, 4, 10, 11, 5_000].map((failures) => retryDelayMs('step', failures, 0))).toEqual([
      1_000, 2_000, 4_000, 8_000, 512_000, 900_000, 900_000,
    ]));
  it('go on for ever at a step of money or stock', () => expect(retryDelayMs('step', 5_000, 365 * DAY)).toBe(900_000));
  it('go on for a day at an e-mail', () =>
    expect([DAY - 1, DAY].map((failingFor) => retryDelayMs('notification', 100, failingFor))).toEqual([
      900_000,
      undefined,
    ]));
  it('come at least as often as the job wants', () => expect(retryDelayMs('step', 50, 0, 60_000)).toBe(60_000));
});
