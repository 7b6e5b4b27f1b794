// npm run bench: what loads and measures the shop is among the test tools, which starting the shop does not install.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

const parts = process.argv.slice(2);
prepare({ withTestTools: true });
const chromium = findChromium({ mayInstall: !parts.length || parts.includes('lighthouse') });
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/main.ts', ...parts], {
  stdio: 'inherit',
  env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
});
process.exitCode = status ?? 1;
