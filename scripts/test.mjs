// npm test: every check and every test, on a machine that has only Node and npm. Ends with "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';

prepare({ withTestTools: true });

const counts = { passed: 0, failed: 0, skipped: 0 };
/** Named once more at the end, where a log that was cut off in the middle still has them. */
const failures = [];
const flaky = [];
let runs = 0;
const results = mkdtempSync(join(tmpdir(), 'millwright-results-'));
const node = (...args) => [process.execPath, args];
const tool = (name, ...args) => [join('node_modules', '.bin', name), args];

/** A check counts as one test. */
async function check(name, [command, args]) {
  const code = await run(name, command, args);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push({ file: name, sentence: 'see above' });
}

async function jest(project, ...more) {
  const { code, result } = await runJest(project, ...more);
  counts.passed += result?.numPassedTests ?? 0;
  counts.skipped += result?.numPendingTests ?? 0;
  if (code === 0) return;
  const failed = failedSentences(result);
  counts.failed += failed.length || 1;
  failures.push(...(failed.length ? failed : [{ file: project, sentence: 'ended without a result' }]));
}

/**
 * A browser on a busy machine can miss a time limit that is no part of any promise. A journey that failed is walked once
 * more, alone: what passes then is counted as passed and named as flaky, what fails again has failed. Where the shop that
 * all walk through did not even start, all of them are walked once more.
 */
async function journeys(...more) {
  let first = await runJest('journeys', ...more);
  if (first.code !== 0 && !first.result) {
    flaky.push({ file: 'journeys', sentence: 'ended without a result' });
    first = await runJest('journeys', ...more);
  }
  counts.passed += first.result?.numPassedTests ?? 0;
  counts.skipped += first.result?.numPendingTests ?? 0;
  const failed = failedSentences(first.result);
  if (first.code === 0) return;
  const again = failed.length
    ? await runJest('journeys', '--runInBand', '--runTestsByPath', ...new Set(failed.map(({ file }) => file)))
    : first;
  const failedAgain = failedSentences(again.result);
  const stillFails = ({ file, sentence }) =>
    failedAgain.some((other) => other.file === file && other.sentence === sentence);
  const passedNow = again.code === 0 ? failed : failed.filter((each) => !stillFails(each));
  flaky.push(...passedNow);
  counts.passed += passedNow.length;
  if (again.code === 0) return;
  counts.failed += failedAgain.length || 1;
  failures.push(...(failedAgain.length ? failedAgain : [{ file: 'journeys', sentence: 'ended without a result' }]));
}

async function runJest(project, ...more) {
  const file = join(results, `${runs++}.json`);
  const [command, args] = node(
    'scripts/jest.mjs',
    ...more,
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${file}`,
    '--passWithNoTests',
  );
  const code = await run(`tests: ${[project, ...more].join(' ')}`, command, args);
  return { code, result: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** Of one run, with a line for each file that could not even run: it has no tests to count, but it failed. */
function failedSentences(result) {
  return (result?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length) return failed.map((test) => ({ file, sentence: test.fullName }));
    return status === 'failed' ? [{ file, sentence: 'could not run' }] : [];
  });
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
  [2, () => journeys('--maxWorkers=2')],
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
for (const [heading, named] of [
  ['flaky, passed when walked again alone', flaky],
  ['failed', failures],
]) {
  for (const { file, sentence } of named) console.log(`${heading}: ${file}: ${sentence}`);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(counts.failed ? 1 : 0);
