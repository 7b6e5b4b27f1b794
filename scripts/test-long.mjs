// npm run test:long: what is slow and rare, in parts that can be named: fault injection (tests/chaos), `recovery`
// (*.long.test.ts), `matrix` (every role at every operation and its bad input, every pairing of language and width
// in the journeys) and `moments` (the suite with the system's clock where programs err about days).
// `npm run test:long -- postgres-hanging` runs one fault; tests/chaos/main.ts says what else can be said.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installPackage } from './debian.mjs';
import { prepare } from './prepare.mjs';

prepare({ withTestTools: true });

const named = process.argv.slice(2);
const others = ['recovery', 'matrix', 'moments'];

/** A year that ends meanwhile, an hour that is another day in the shop's time zone, a day of 23 hours there. */
const MOMENTS = [
  ['UTC', '2025-12-31 23:59:00'],
  ['UTC', '2026-01-20 05:00:00'],
  ['America/Toronto', '2026-03-08 01:59:00'],
];
const forFaults = named.filter((name) => !others.includes(name));
const namesNothing = named.every((name) => name.startsWith('--'));
const wants = (part) => namesNothing || named.includes(part);
const wantsFaults = namesNothing || forFaults.some((name) => !name.startsWith('--'));
let running;
let isInterrupted = false;
const run = (...args) => runCommand(process.execPath, args, { TEST_LONG: '1' });
const runCommand = (command, args, environment) =>
  new Promise((resolve) => {
    if (isInterrupted) return resolve(1);
    running = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    running.once('exit', (code) => resolve(code ?? 1));
  });
// What a part has started it stops itself. A terminal's Ctrl-C reaches it anyway, another's signal does not.
process.on('SIGINT', () => (isInterrupted = true));
process.on('SIGTERM', () => {
  isInterrupted = true;
  running?.kill('SIGTERM');
});
const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const tests = (project, ...args) => run(VITEST, 'run', `--project=${project}`, '--maxWorkers=2', ...args);

const chromium = findChromium({ mayInstall: true });
if (chromium) process.env.CHROMIUM_PATH = chromium;
const codes = [];
if (wantsFaults) codes.push(await run('--import', 'tsx', 'tests/chaos/main.ts', ...forFaults));
if (wants('recovery')) codes.push(await tests('long'));
if (wants('matrix')) codes.push(await tests('int', 'api/operations.int'), await tests('journeys'));
if (wants('moments')) codes.push(...(await atMoments()));
process.exit(codes.find((code) => code !== 0) ?? 0);

/** Durations stay true: only the time of day is another (libfaketime). */
async function atMoments() {
  if (spawnSync('faketime', ['--version']).status !== 0 && !installPackage('faketime')) {
    console.error('moments: there is no faketime, and Debian’s package cannot be installed');
    return [1];
  }
  const outcomes = [];
  for (const [zone, moment] of MOMENTS)
    for (const project of ['unit*', 'int', 'journeys']) {
      console.log(`\n== ${project} at ${moment} (${zone})`);
      const testsThere = [process.execPath, VITEST, 'run', '--maxWorkers=2', `--project=${project}`];
      outcomes.push(
        await runCommand('faketime', ['-m', '--exclude-monotonic', moment, ...testsThere], {
          TZ: zone,
          NO_FAKE_STAT: '1',
        }),
      );
    }
  return outcomes;
}
