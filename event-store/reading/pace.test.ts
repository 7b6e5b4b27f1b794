import { Pace } from './pace.ts';

const paceAt = (share: number, processors = 2): Pace => new Pace({ share }, processors);

describe('the pace of long reads', () => {
  it('is as fast as they can while nothing is written', async () => {
    const pace = paceAt(0);
    const begun = performance.now();
    for (let page = 0; page < 100; page += 1) await pace.turn();
    expect(pace.interval).toBe(0);
    expect(performance.now() - begun).toBeLessThan(50);
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
    await Promise.all([pace.turn(), pace.turn(), pace.turn()]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(2 * pace.interval - 2);
  });
});
