import { collectWhenIdle } from './idle-memory.ts';

describe('the memory of a process', () => {
  let usedMs: number;
  let collections: number;
  let check: () => void;
  beforeEach(() => {
    usedMs = 0;
    collections = 0;
    check = collectWhenIdle({ usedMs: () => usedMs, collect: () => void (collections += 1) });
  });
  const worked = (ms: number) => {
    usedMs += ms;
    check();
  };

  it('is given back once when it has worked and is idle', () => {
    worked(5_000);
    expect(collections).toBe(0);
    worked(20);
    expect(collections).toBe(1);
    for (let n = 0; n < 40; n++) worked(20);
    expect(collections).toBe(1);
  });

  it('is given back again after further work', () => {
    worked(5_000);
    worked(20);
    worked(3_000);
    worked(20);
    expect(collections).toBe(2);
  });

  it('is left alone while somebody is served', () => {
    for (let n = 0; n < 50; n++) worked(500);
    expect(collections).toBe(0);
  });
});
