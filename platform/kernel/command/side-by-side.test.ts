// Changes of many, while nobody waits for a page and while shoppers do.
import { requestsKeepBusy } from './backpressure.ts';
import { sideBySide } from './side-by-side.ts';

/** The most that were under way at once. */
async function mostAtOnce(isHigh: (begun: number) => boolean): Promise<number[]> {
  const atOnce: number[] = [];
  let [begun, running] = [0, 0];
  await sideBySide(
    Array.from({ length: 300 }),
    async () => {
      begun += 1;
      running += 1;
      atOnce.push(running);
      await new Promise((done) => setImmediate(done));
      running -= 1;
    },
    { isHigh: () => isHigh(begun) },
  );
  return atOnce;
}

describe('changes of many', () => {
  it('are made beside each other while nobody waits', async () => {
    expect(Math.max(...(await mostAtOnce(() => false)))).toBe(96);
  });

  it('make room while shoppers wait', async () => {
    expect(Math.max(...(await mostAtOnce(() => true)).slice(96))).toBe(2);
  });

  it('go on as before once nobody waits any more', async () => {
    const atOnce = await mostAtOnce((begun) => begun < 120);
    expect(Math.max(...atOnce.slice(100, 120))).toBe(2);
    expect(Math.max(...atOnce.slice(200))).toBe(96);
  });
});

describe('a web process', () => {
  it('is busy when requests take half of its time', () => {
    expect(requestsKeepBusy(0.5, 10)).toBe(true);
    expect(requestsKeepBusy(0.49, 500)).toBe(false);
  });

  it('is not busy with what it does by itself', () => {
    expect(requestsKeepBusy(1, 9)).toBe(false);
  });
});
