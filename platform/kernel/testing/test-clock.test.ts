import { createTestClock } from './test-clock.ts';

const MOMENT = '2026-06-10T16:00:00.000Z';
const HOUR = 3_600_000;

describe('the clock of a test', () => {
  it('begins at its own moment and stands still once it is stopped, but for leaps', () => {
    const clock = createTestClock(MOMENT);
    clock.stop();
    const stoppedAt = clock.now();
    expect(stoppedAt).toBeGreaterThanOrEqual(Date.parse(MOMENT));
    clock.advance(HOUR);
    expect(clock.now()).toBe(stoppedAt + HOUR);
  });

  it('wakes who slept until then, and nobody else', async () => {
    const clock = createTestClock(MOMENT);
    const [short, long] = [clock.sleep(HOUR), clock.sleep(3 * HOUR)];
    let isAwake = false;
    void long.then(() => (isAwake = true));
    expect(clock.waiting).toBe(2);
    clock.advance(HOUR);
    await short;
    expect([clock.waiting, isAwake]).toEqual([1, false]);
    clock.advance(2 * HOUR);
    await long;
    expect(clock.waiting).toBe(0);
  });

  it('does at a leap what is done every so often, until that is ended', () => {
    const clock = createTestClock(MOMENT);
    let times = 0;
    const end = clock.every(HOUR, () => (times += 1));
    clock.advance(HOUR);
    end();
    clock.advance(HOUR);
    expect(times).toBe(1);
  });
});
