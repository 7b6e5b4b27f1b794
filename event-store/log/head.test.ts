import { Head } from './head.ts';

describe('the head of the log', () => {
  it('wakes everybody who waits for more than is there', async () => {
    const head = new Head();
    head.advance(3);
    const { signal } = new AbortController();
    const woken: string[] = [];
    const waits = [3, 3, 5].map((position) =>
      head.beyond(position, signal).then(() => woken.push(`beyond ${position}`)),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(woken).toEqual([]);
    head.advance(4);
    await Promise.all(waits.slice(0, 2));
    expect(woken).toEqual(['beyond 3', 'beyond 3']);
    head.advance(6);
    await waits[2];
    expect(woken).toContain('beyond 5');
  });

  it('lets nobody wait for what is there already', async () => {
    const head = new Head();
    head.advance(3);
    await head.beyond(2, new AbortController().signal);
  });

  it('lets go of whoever gives up', async () => {
    const head = new Head();
    const controller = new AbortController();
    const waiting = head.beyond(0, controller.signal);
    controller.abort();
    await waiting;
    await head.beyond(0, controller.signal);
  });
});
