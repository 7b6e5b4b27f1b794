// The browser for the journeys: the system's one, or Debian's package where apt-get is at hand. The headless shell has the same
// engine without a window, which takes a sixth of the time off.
import { existsSync } from 'node:fs';
import { installPackage } from './debian.mjs';

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
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
  if (!installPackage('chromium-headless-shell')) installPackage('chromium');
  const installed = CANDIDATES.find((path) => existsSync(path));
  if (!installed)
    console.log(
      'No Chromium here: install Chromium or Chrome, or set CHROMIUM_PATH, to run the journeys in a browser.',
    );
  return installed;
}
