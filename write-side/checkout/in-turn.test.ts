import { createTestClock } from '#platform/kernel/testing/test-clock.ts';
import { inTurn } from './in-turn.ts';

describe('work that is done in turn', () => {
  const clock = createTestClock('2026-01-15T14:00:00.000Z');
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    inTurn(
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      clock,
      600_000,
    );
  const end = (name: string) => ends.get(name)?.();
  const settled = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve();
  };

  it('begins four at a time, in the order in which it came, and goes on beside what hangs once it has waited for long', async () => {
    const [first, , , , fifth, sixth] = ['1', '2', '3', '4', '5', '6'].map(ask);
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4']);
    end('1');
    expect(await first).toBe('1');
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4', '5']);

    clock.advance(600_000);
    await settled();
    expect(begun).toEqual(['1', '2', '3', '4', '5', '6']);
    end('6');
    expect(await sixth).toBe('6');

    for (const name of ['2', '3', '4', '5']) end(name);
    expect(await fifth).toBe('5');
    await settled();
    expect(begun).toHaveLength(6);
  });
});
