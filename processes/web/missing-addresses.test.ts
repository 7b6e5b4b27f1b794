import express from 'express';
import { serveMissingAddresses } from './missing-addresses.ts';

const OWN = 'https://shop.example';

async function telling(bodies: readonly { readonly path: string; readonly origin?: string }[], most = 20) {
  const counted: string[] = [];
  let left = most;
  const app = express();
  serveMissingAddresses(
    app,
    { count: (kind, address) => void counted.push(`${kind} ${address}`) },
    { allows: async () => left-- > 0 },
    (origin) => origin === OWN,
  );
  const server = app.listen(0);
  const { port } = server.address() as { port: number };
  const statuses: number[] = [];
  try {
    for (const { path, origin = OWN } of bodies) {
      const headers = { origin, 'content-type': 'text/plain' };
      const { status } = await fetch(`http://localhost:${port}/missing`, { method: 'POST', headers, body: path });
      statuses.push(status);
    }
  } finally {
    server.close();
  }
  return { counted, statuses };
}

describe('addresses that browsers tell of', () => {
  it('are counted', async () =>
    expect(await telling([{ path: '/pages/gone' }])).toEqual({ counted: ['missing /pages/gone'], statuses: [204] }));
  it('are counted of no other site, and only where they are paths', async () => {
    const odd = ['', 'gone', '//evil.example', '/a\\b', '/a b', `/${'a'.repeat(300)}`].map((path) => ({ path }));
    const { counted } = await telling([{ path: '/x', origin: 'https://evil.example' }, ...odd]);
    expect(counted).toEqual([]);
  });
  it('are not counted beyond the limit of a visitor', async () => {
    const many = Array.from({ length: 3 }, (_, at) => ({ path: `/gone/${at}` }));
    expect((await telling(many, 2)).counted).toEqual(['missing /gone/0', 'missing /gone/1']);
  });
});
