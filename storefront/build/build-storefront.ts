// Builds the storefront: dist/client (served under /assets/) and dist/storefront-server/entry-server.js.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PageModules } from '../lib/page-route.ts';
import { readAssets } from './assets.ts';
import { checkFirstLoads, firstLoads, type FirstLoad } from './first-load.ts';

const configFile = 'vite.config.storefront.ts';

/** @throws Error when the first load of a page is above its limit */
export async function buildStorefront(outDir = 'dist'): Promise<FirstLoad[]> {
  const client = join(outDir, 'client');
  const server = join(outDir, 'storefront-server');
  await build({ configFile, logLevel: 'warn', build: { outDir: client } });
  await build({ configFile, logLevel: 'warn', build: { outDir: server, ssr: 'storefront/app/entry-server.tsx' } });
  // The server inlines each page's CSS and names its chunks: it needs the manifest, the public does not.
  const assets = await readAssets(client);
  await writeFile(join(server, 'assets.json'), JSON.stringify(assets));
  await rm(join(client, '.vite'), { recursive: true });
  const { pages } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as {
    pages: readonly PageModules[];
  };
  const loads = await firstLoads(pages, assets, client);
  checkFirstLoads(loads);
  return loads;
}
