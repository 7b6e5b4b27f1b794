import { Pace } from './pace.ts';

const { signal } = new AbortController();
const paceAt = (share: number, processors = 2): Pace => new Pace({ share }, processors);

describe('the pace of long reads', () => {
  it('is as fast as they can while nothing is written', async () => {
    const pace = paceAt(0);
    expect(pace.interval).toBe(0);
    // A turn that waited for a timer would come after this.
    const nextTick = new Promise((resolve) => setImmediate(resolve, 'waited'));
    const turns = async () => {
      for (let page = 0; page < 100; page += 1) await pace.turn(signal);
      return 'at once';
    };
    expect(await Promise.race([turns(), nextTick])).toBe('at once');
  });

  it('hardly changes while little is written, and gives way to a writer that is busy', () => {
    expect(paceAt(0.05).interval).toBeLessThan(6);
    expect(paceAt(0.5).interval).toBeGreaterThanOrEqual(200);
  });

  it('never stops, however much is written', () => {
    expect(paceAt(1).interval).toBe(500);
  });

  it('leaves readers more where there are more processors', () => {
    expect(paceAt(0.5, 8).interval).toBeLessThan(paceAt(0.5, 2).interval / 5);
    expect(paceAt(0.5, 1).interval).toBe(paceAt(0.5, 2).interval);
  });

  it('is one for all of them: two readers wait for each other', async () => {
    const pace = paceAt(0.1);
    const begun = performance.now();
    await Promise.all([pace.turn(signal), pace.turn(signal), pace.turn(signal)]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(2 * pace.interval - 2);
  });

  it('does not wait for a writer that has come to rest, nor for readers that have gone', async () => {
    const writing = { share: 1 };
    const pace = new Pace(writing, 2);
    const gone = new AbortController();
    await pace.turn(signal);
    // Timers fire in the order of their time, however busy the machine is.
    const wholePause = new Promise((resolve) => setTimeout(resolve, pace.interval - 100, 'waited'));
    const turns = [...Array.from({ length: 100 }, () => pace.turn(gone.signal)), pace.turn(signal)];
    gone.abort();
    writing.share = 0;
    expect(await Promise.race([Promise.all(turns).then(() => 'at once'), wholePause])).toBe('at once');
  });
});
