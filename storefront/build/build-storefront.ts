// Builds the storefront: dist/client (served under /assets/) and dist/storefront-server/entry-server.js.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { readAssets } from './build-assets.ts';

const configFile = 'vite.config.storefront.ts';

export async function buildStorefront(outDir = 'dist'): Promise<void> {
  const client = join(outDir, 'client');
  const server = join(outDir, 'storefront-server');
  await build({ configFile, logLevel: 'warn', build: { outDir: client } });
  await build({ configFile, logLevel: 'warn', build: { outDir: server, ssr: 'storefront/app/entry-server.tsx' } });
  // The server inlines each page's CSS and names its chunks: it needs the manifest, the public does not.
  await writeFile(join(server, 'assets.json'), JSON.stringify(await readAssets(client)));
  await rm(join(client, '.vite'), { recursive: true });
}
