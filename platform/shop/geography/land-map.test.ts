import type { ThreadPool } from '#platform/kernel/threads/thread-pool.ts';
import { landMap, MAP } from './land-map.ts';

const montreal = { latitude: 45.5, longitude: -73.6 };
const toronto = { latitude: 43.7, longitude: -79.4 };

/** Runs tasks where it is called. */
const here: ThreadPool = { run: async ({ work }, input) => work(input), close: async () => undefined };

describe('the map of some places', () => {
  it('shows each of them within its edges, with land around', async () => {
    const map = await landMap([montreal, toronto], here);
    expect(map?.land).toMatch(/^M[\d.,MLZ-]+$/);
    expect(map!.land.length).toBeLessThan(60_000);
    const [east, west] = map!.at;
    expect(west!.x).toBeLessThan(east!.x);
    expect(west!.y).toBeGreaterThan(east!.y);
    for (const { x, y } of map!.at) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP.height);
    }
  });
  it('is none where there is no place', async () => expect(await landMap([], here)).toBeUndefined());
});
