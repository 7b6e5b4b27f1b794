import { readTimeZoneFrom } from '#platform/shop/shop-calendar.ts';
import { pageDay, TURNED_MS } from './page-day.ts';

describe('kept pages at midnight', () => {
  beforeAll(() => readTimeZoneFrom(() => 'America/Toronto'));
  const midnight = Date.parse('2026-03-03T00:00:00-05:00');
  const pages = Array.from({ length: 600 }, (_, n) => `/product/${n}`);
  const turned = (ms: number) =>
    pages.filter((page) => pageDay(page, 'who-changed-nothing', midnight + ms) === '2026-03-03').length;

  it('turn to the new day one after the other, evenly, and all of them in a quarter of an hour', () => {
    expect(turned(-1)).toBe(0);
    for (const share of [0.25, 0.5, 0.75])
      expect(Math.abs(turned(share * TURNED_MS) / pages.length - share)).toBeLessThan(0.08);
    expect(turned(TURNED_MS)).toBe(pages.length);
  });

  it('are of the new day at once for a reader who changed something', () => {
    expect(pages.every((page) => pageDay(page, 'who-changed-something', midnight) === '2026-03-03')).toBe(true);
  });
});
