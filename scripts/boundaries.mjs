// Checks who imports whom (.dependency-cruiser.cjs), over the folders that exist.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  'domain',
  'contracts',
  'platform',
  'write-side',
  'projections',
  'workers',
  'processes',
  'payment-sandbox',
  'storefront',
  'admin',
  'event-store',
  'proof',
  'demo',
  'bench',
  'tests',
].filter((folder) => existsSync(folder));
const { status } = spawnSync(
  join('node_modules', '.bin', 'depcruise'),
  ['--config', '.dependency-cruiser.cjs', ...folders],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
