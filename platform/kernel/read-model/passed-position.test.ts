import { createPassedPosition } from './passed-position.ts';

describe('a reader who waits for a position', () => {
  it('goes on once it was passed, and not before', async () => {
    const passed = createPassedPosition(600_000);
    let isOver = false;
    const waiting = passed.waitFor(7n).then((answer) => ((isOver = true), answer));
    passed.moveTo(6n);
    await Promise.resolve();
    expect(isOver).toBe(false);
    passed.moveTo(9n);
    expect(await waiting).toBe(true);
  });
  it('does not wait for what was passed already', async () => {
    const passed = createPassedPosition(600_000);
    passed.moveTo(9n);
    passed.moveTo(3n);
    expect([passed.current, await passed.waitFor(9n)]).toEqual([9n, true]);
  });
  it('is told when it waited in vain', async () => expect(await createPassedPosition(0).waitFor(1n)).toBe(false));
});
