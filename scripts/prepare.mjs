// Makes a checkout ready to run: the right Node, the packages of the lockfile, a build of the present sources.
// Plain JavaScript, since it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = [
  'domain',
  'contracts',
  'platform',
  'write-side',
  'projections',
  'workers',
  'processes',
  'payment-sandbox',
  'event-store',
  'proof',
  'storefront',
  'admin',
  'locales',
  'demo/shop',
  'demo/history',
];
const FILES = [
  'package.json',
  'package-lock.json',
  'vite.config.server.ts',
  'vite.config.verify.ts',
  'vite.config.storefront.ts',
  'vite.config.admin.ts',
];

export function prepare({ withTestTools = false } = {}) {
  process.chdir(root);
  checkNode();
  install(withTestTools);
  build();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Millwright needs Node.js 20.19 or later; this is ${process.versions.node}`);
}

/**
 * Installs when the lockfile is not the one that was installed last. Running the shop needs no test tools.
 * `npm ci` refuses a lockfile without the optional packages of other platforms, so it is `install` that keeps to it.
 */
export function install(withTestTools = false) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const marker = 'node_modules/.millwright-installed';
  const installed = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  if (installed[0] === lock && (installed[1] === 'all' || !withTestTools)) return;
  // Test tools that are there stay: starting the shop must not take them from somebody who works on it.
  const all = withTestTools || installed[1] === 'all' || existsSync('node_modules/vitest/package.json');
  console.log('Installing packages …');
  run(
    'npm',
    [
      'install',
      '--no-save',
      '--no-fund',
      '--no-audit',
      '--loglevel=error',
      ...(all ? ['--include=dev'] : ['--omit=dev']),
    ],
    'npm could not install the packages',
  );
  writeFileSync(marker, `${lock} ${all ? 'all' : 'run'}`);
}

function build() {
  const built = existsSync('dist/.built') ? statSync('dist/.built').mtimeMs : 0;
  if (built > newest()) return;
  console.log('Building …');
  run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], 'the build failed');
}

function newest() {
  const times = FILES.filter((file) => existsSync(file)).map((file) => statSync(file).mtimeMs);
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (!/\.test\.tsx?$/.test(entry.name)) times.push(statSync(path).mtimeMs);
    }
  };
  for (const folder of SOURCES) if (existsSync(folder)) walk(folder);
  return Math.max(...times);
}

function run(command, args, problem) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail(problem);
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
