import type { StoredEvent } from './event-store.ts';
import { createHistories } from './histories.ts';

const event = (revision: number) => ({ stream: 's', revision }) as StoredEvent;

function storeOf(events: StoredEvent[]) {
  const reads: number[] = [];
  return {
    reads,
    async readStream(_stream: string, from = 0) {
      reads.push(events.slice(from).length);
      return events.slice(from);
    },
  };
}

describe('a history', () => {
  it('is read once, and then only what is new', async () => {
    const events = [event(0), event(1)];
    const store = storeOf(events);
    const { of: history } = createHistories(store);
    await Promise.all([history('s'), history('s')]);
    events.push(event(2));
    expect((await history('s')).map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(store.reads).toEqual([2, 0, 1]);
  });

  it('is asked for again after the store was away', async () => {
    const events = [event(0)];
    let away = true;
    const { of: history } = createHistories({
      readStream: async (_stream, from = 0) => (away ? Promise.reject(new Error('away')) : events.slice(from)),
    });
    await expect(history('s')).rejects.toThrow('away');
    away = false;
    expect(await history('s')).toHaveLength(1);
  });

  it('is nobody’s to change', async () => {
    const { of: history } = createHistories(storeOf([event(0)]));
    (await history('s')).pop();
    expect(await history('s')).toHaveLength(1);
  });

  it('is read anew once it is to be forgotten', async () => {
    const store = storeOf([event(0), event(1)]);
    const { of, forget } = createHistories(store);
    await of('s');
    forget();
    await of('s');
    expect(store.reads).toEqual([2, 2]);
  });
});
