import express from 'express';
import type { MissedSearch } from '#platform/shop/visits/missed-searches.ts';
import { serveMissedSearches } from './missed-searches.ts';

const OWN = 'https://shop.example';
const missed: MissedSearch = { keyword: 'zerk', language: 'en', leftOut: 'zerk', results: 0 };

async function telling(bodies: readonly { readonly body: string; readonly origin?: string }[], most = 40) {
  const counted: MissedSearch[] = [];
  let left = most;
  const app = express();
  serveMissedSearches(
    app,
    { count: (one) => void counted.push(one) },
    { allows: async () => left-- > 0 },
    (origin) => origin === OWN,
  );
  const server = app.listen(0);
  const { port } = server.address() as { port: number };
  const statuses: number[] = [];
  try {
    for (const { body, origin = OWN } of bodies) {
      const headers = { origin, 'content-type': 'text/plain' };
      const { status } = await fetch(`http://localhost:${port}/missed-search`, { method: 'POST', headers, body });
      statuses.push(status);
    }
  } finally {
    server.close();
  }
  return { counted, statuses };
}

describe('searches in vain that browsers tell of', () => {
  it('are counted', async () =>
    expect(await telling([{ body: JSON.stringify(missed) }])).toEqual({ counted: [missed], statuses: [204] }));
  it('are counted of no other site, and only where they are searches', async () => {
    const odd = [
      '',
      '{',
      '[]',
      'null',
      JSON.stringify({ ...missed, keyword: '' }),
      JSON.stringify({ ...missed, who: 1 }),
    ];
    const { counted, statuses } = await telling([
      { body: JSON.stringify(missed), origin: 'https://evil.example' },
      ...odd.map((body) => ({ body })),
    ]);
    expect(counted).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([204]));
  });
  it('are not counted beyond the limit of a visitor', async () => {
    const many = ['a', 'b', 'c'].map((keyword) => ({ body: JSON.stringify({ ...missed, keyword }) }));
    expect((await telling(many, 2)).counted.map(({ keyword }) => keyword)).toEqual(['a', 'b']);
  });
});
