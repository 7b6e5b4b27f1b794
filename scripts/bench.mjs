// npm run bench: what loads and measures the shop is among the test tools, which starting the shop does not install.
// `npm run bench -- cart checkout --against <commit>` compares with another commit.
import { spawnSync } from 'node:child_process';
import { benchAgainst } from './bench/against.mjs';
import { findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

const parts = process.argv.slice(2);
const at = parts.indexOf('--against');
if (at >= 0) {
  const [, commit] = parts.splice(at, 2);
  if (!commit) {
    console.error('--against names no commit');
    process.exit(2);
  }
  await benchAgainst(commit, parts);
} else {
  prepare({ withTestTools: true });
  const chromium = findChromium({ mayInstall: !parts.length || parts.includes('lighthouse') });
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/main.ts', ...parts], {
    stdio: 'inherit',
    env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  });
  process.exitCode = status ?? 1;
}
