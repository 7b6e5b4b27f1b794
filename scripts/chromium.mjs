// The browser for the journeys: the system's one, or Debian's package where apt-get is at hand.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findChromium({ mayInstall = false } = {}) {
  const found = [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
  if (found || !mayInstall) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium with apt-get …');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      const [command, ...rest] = [...asRoot, 'apt-get', ...args];
      if (
        spawnSync(command, rest, {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        }).status !== 0
      )
        break;
    }
  }
  const installed = CANDIDATES.find((path) => existsSync(path));
  if (!installed)
    console.log(
      'No Chromium here: install Chromium or Chrome, or set CHROMIUM_PATH, to run the journeys in a browser.',
    );
  return installed;
}
