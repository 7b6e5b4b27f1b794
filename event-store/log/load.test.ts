import { Load } from './load.ts';

describe('the load of the writer', () => {
  let now = 0;
  const wait = (ms: number): void => void (now += ms);

  it('is nothing before anything was done', () => {
    expect(new Load(() => now).share).toBe(0);
  });

  it('rises while something is being done, and falls again', () => {
    const load = new Load(() => now);
    load.begin();
    wait(1_000);
    expect(load.share).toBeGreaterThan(0.99);
    load.end();
    wait(50);
    expect(load.share).toBeGreaterThan(0.5);
    wait(1_000);
    expect(load.share).toBeLessThan(0.01);
  });

  it('is the share of time that work takes', () => {
    const load = new Load(() => now);
    for (let n = 0; n < 200; n += 1) {
      load.begin();
      wait(2);
      load.end();
      wait(8);
    }
    expect(load.share).toBeCloseTo(0.2, 1);
  });
});
