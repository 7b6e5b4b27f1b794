// CPU per rendered page: `npx tsx storefront/testing/bench-render.ts` on the built server (OUT_DIR, default dist).
import { resolve } from 'node:path';
import type { RenderRequest, RenderResult } from '../app/entry-server.tsx';
import { createFakeClient, createFakeState } from './fake-client.ts';
import { contact, guest } from './fixtures.ts';

const { render } = (await import(resolve(process.env.OUT_DIR ?? 'dist', 'storefront-server/entry-server.js'))) as {
  render(request: RenderRequest): Promise<RenderResult>;
};

async function measure(name: string, url: string, user = guest): Promise<void> {
  const client = createFakeClient(createFakeState(user));
  const one = () => render({ url, origin: 'http://shop.test', language: 'en', client, nonce: 'n', user });
  for (let i = 0; i < 300; i += 1) await one();
  const rounds = 500;
  const before = process.cpuUsage();
  for (let i = 0; i < rounds; i += 1) await one();
  const { user: cpu, system } = process.cpuUsage(before);
  const page = await one();
  const size = page.kind === 'page' ? Math.round(page.html.length / 1024) : 0;
  process.stdout.write(`${name.padEnd(24)} ${((cpu + system) / 1000 / rounds).toFixed(2)} ms CPU  ${size} kB\n`);
}

await measure('home', '/');
await measure('category, 24 items', '/category/bearings-0/x');
await measure('category, spec table', '/category/bearings-0/x?view=table');
await measure('search', '/category/search?keyword=bearing');
await measure('product', '/product/6205-2RS/x');
await measure('home, signed in', '/', contact);
