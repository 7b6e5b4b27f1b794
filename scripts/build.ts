// Builds what runs: the server's roles, the storefront and the back office.
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { buildStorefront } from '../storefront/build/build-storefront.ts';
import { firstLoadTable } from '../storefront/build/first-load.ts';

const step = async (name: string, work: () => Promise<unknown>) => {
  const begun = Date.now();
  await work();
  console.log(`  built ${name} in ${((Date.now() - begun) / 1_000).toFixed(1)} s`);
};

await step('server', () => build({ configFile: 'vite.config.server.ts', logLevel: 'warn' }));
await step('verifier', async () => {
  await build({ configFile: 'vite.config.verify.ts', logLevel: 'warn' });
  await chmod('dist/verify/millwright-verify.mjs', 0o755);
});
await step('storefront', async () => {
  console.log(`  first load of each page:\n${firstLoadTable(await buildStorefront('dist'))}`);
});
if (existsSync('vite.config.admin.ts'))
  await step('back office', () => build({ configFile: 'vite.config.admin.ts', logLevel: 'warn' }));
await step('compressed files', () =>
  Promise.all(['dist/client/assets', 'dist/admin/assets'].filter((folder) => existsSync(folder)).map(compressAssets)),
);
await mkdir('dist', { recursive: true });
await writeFile('dist/.built', new Date().toISOString());
