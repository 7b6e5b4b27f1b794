import { together } from './together.ts';

describe('work that is done together', () => {
  const held = () => {
    const batches: (readonly number[])[] = [];
    const ends: (() => void)[] = [];
    const add = together<number>((items) => {
      batches.push(items);
      return new Promise((resolve, reject) =>
        ends.push(() => (items.includes(13) ? reject(new Error('no')) : resolve())),
      );
    });
    return { batches, ends, add };
  };

  it('goes in one batch where it is asked for at once, and with the next one where one is under way', async () => {
    const { batches, ends, add } = held();
    const first = [add(1), add(2)];
    await vi.waitFor(() => expect(batches).toEqual([[1, 2]]));
    const next = [add(3), add(4)];
    expect(batches).toHaveLength(1);
    ends[0]!();
    await Promise.all(first);
    await vi.waitFor(() =>
      expect(batches).toEqual([
        [1, 2],
        [3, 4],
      ]),
    );
    ends[1]!();
    await Promise.all(next);
  });

  it('fails for all of a batch, and goes on with the next', async () => {
    const { batches, ends, add } = held();
    const failing = Promise.allSettled([add(13), add(2)]);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const next = add(3);
    ends[0]!();
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await vi.waitFor(() => expect(batches).toHaveLength(2));
    ends[1]!();
    await next;
  });
});
