// npm test: every check and every test, on a machine that has only Node and npm. Ends with "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

prepare({ withTestTools: true });

const counts = { passed: 0, failed: 0, skipped: 0 };
let runs = 0;
const results = mkdtempSync(join(tmpdir(), 'millwright-results-'));
const node = (...args) => [process.execPath, args];
const tool = (name, ...args) => [join('node_modules', '.bin', name), args];

/** A check counts as one test. */
async function check(name, [command, args]) {
  const code = await run(name, command, args);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
}

async function jest(project, ...more) {
  const file = join(results, `${runs++}.json`);
  const [command, args] = node(
    'scripts/jest.mjs',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${file}`,
    '--passWithNoTests',
    ...more,
  );
  const code = await run(`tests: ${[project, ...more].join(' ')}`, command, args);
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  counts.passed += result?.numPassedTests ?? 0;
  counts.skipped += result?.numPendingTests ?? 0;
  // A suite that could not even run has no tests to count, but it failed.
  counts.failed += (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0) || (code === 0 ? 0 : 1);
}

/** Several go side by side, so each says what it has to say when it is over. */
function run(name, command, args) {
  const begun = Date.now();
  console.log(`\n== ${name} …`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: process.env,
      shell: process.platform === 'win32',
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1_000).toFixed(0)} s`);
      resolve(code ?? 1);
    });
  });
}

/**
 * Each with how many processes it keeps busy. Beside the journeys go the checks that take one, so that pages never wait
 * for long on two processors.
 */
const tasks = [
  [2, () => jest('journeys', '--maxWorkers=2')],
  [1, () => jest('event-store', '--runInBand')],
  [1, () => check('lint', tool('eslint', '.', '--max-warnings', '0'))],
  [1, () => check('types', tool('tsc', '--noEmit'))],
  [1, () => check('format', tool('prettier', '--check', '--log-level', 'warn', '.'))],
  [1, () => jest('unit', '--runInBand')],
  [2, () => jest('int', '--maxWorkers=2')],
  [1, () => check('import rules', node('scripts/boundaries.mjs'))],
];

/**
 * One more than the processors of the smallest machine that it should be quick on: stories and services wait half of
 * their time.
 */
const PLACES = 3;

async function runTasks() {
  const running = new Set();
  let taken = 0;
  for (const [places, begin] of tasks) {
    while (taken + places > PLACES) await Promise.race(running);
    taken += places;
    const task = begin().finally(() => {
      taken -= places;
      running.delete(task);
    });
    running.add(task);
  }
  await Promise.all(running);
}

const chromium = findChromium({ mayInstall: true });
if (chromium) process.env.CHROMIUM_PATH = chromium;
if (spawnSync('redis-server', ['--version']).status === 0) process.env.REDIS_SERVER ??= 'redis-server';

await runTasks();

rmSync(results, { recursive: true, force: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(counts.failed ? 1 : 0);
