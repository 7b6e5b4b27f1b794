// npm test: every check and every test, the cheap first, on a machine that has only Node and npm. Ends with
// "N passed, N failed". `npm test -- check unit` runs what is named, `npm test -- types lint` those of the checks.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { findChromium } from './chromium.mjs';
import { prepare } from './prepare.mjs';
import { run, runFailedAgain, runPart } from './test/project.mjs';
import { hasFailed, hasTooManyUnsteady, isUnsteady, sentenceLines, slowest, totals } from './test/outcomes.mjs';

/** What did not change since the last check is not looked at again. */
const CACHE = join('node_modules', '.cache');
const tool = (name, ...args) => [join('node_modules', '.bin', name), args];
/** TypeScript 7; what reads the sources by TypeScript's interface, as the import rules do, has 6 (decision 0025). */
const types = (project) => [
  process.execPath,
  [
    join('node_modules', 'typescript-7', 'bin', 'tsc'),
    // Several checkers work the same types out several times; two projects side by side keep two processors busy.
    ...['-p', project, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', join(CACHE, `${project}.tsbuildinfo`)],
  ],
];
/** What stands in one row takes one processor each, and runs beside the other; a row of one takes both. */
const CHECKS = [
  [['lint', ...tool('oxlint')]],
  [
    ['types', ...types('tsconfig.json')],
    ['types of browser code', ...types('tsconfig.browser.json')],
  ],
  [
    ['import rules', process.execPath, ['scripts/boundaries.mjs']],
    ['lookups', process.execPath, ['scripts/lookups.mjs']],
  ],
  [
    [
      'format',
      ...tool(
        'prettier',
        ...['--check', '--log-level', 'warn', '.'],
        ...['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'format')],
      ),
    ],
    ['types of the domain', ...types('tsconfig.domain.json')],
  ],
  [['calls between features', process.execPath, ['scripts/feature-graph.mjs']]],
];
/** Each with as many processes as keep two processors busy, and none beside another. */
const workers = `--maxWorkers=${Math.max(1, Math.min(2, availableParallelism()))}`;
/** Parts by the projects of vitest.config.ts that belong to them. */
const PARTS = { unit: 'unit*', int: 'int', 'event-store': 'event-store', journeys: 'journeys' };

const named = process.argv.slice(2);
const isWanted = (part) => !named.length || named.includes(part);
/** Those of types, as those of lint, are asked for by their first word. */
const partOfCheck = ([name]) => name.split(' ')[0];
const names = ['check', ...new Set(CHECKS.flat().map(partOfCheck)), ...Object.keys(PARTS)];
for (const part of named)
  if (!names.includes(part)) {
    console.error(`No part is called ${part}: there are ${names.join(', ')}.`);
    process.exit(2);
  }

prepare({ withTestTools: true });
const missing = findTools();

const failures = [];
let [checksPassed, checksFailed] = [0, 0];
for (const all of CHECKS) {
  const row = all.filter((check) => isWanted('check') || isWanted(partOfCheck(check)));
  const outcomes = await Promise.all(row.map(([name, command, args]) => run(name, command, args)));
  for (const [n, isWell] of outcomes.entries()) {
    if (isWell) checksPassed += 1;
    else {
      checksFailed += 1;
      failures.push(`${row[n][0]}: see above`);
    }
  }
}

const parts = [];
for (const [name, projects] of Object.entries(PARTS))
  if (isWanted(name)) parts.push(await runPart({ name, projects }, workers));
for (const [n, part] of parts.entries()) parts[n] = await runFailedAgain(part);

const files = parts.flatMap(({ files: of }) => of);
const counts = totals(files);
const isLast = (outcome) => (sentence) => (sentence.second ?? sentence.first) === outcome;
failures.push(...files.filter(hasFailed).flatMap((file) => sentenceLines(file, isLast('failed'))));
counts.passed += checksPassed;
counts.failed += checksFailed;
if (hasTooManyUnsteady(files)) {
  failures.push('more than three files are unsteady');
  counts.failed += 1;
}

say(
  'slow',
  slowest(files).map(({ file, seconds }) => `${seconds.toFixed(0)} s, ${file}`),
);
say('skipped', [
  ...missing,
  ...files.flatMap((file) => {
    const count = file.sentences.filter(isLast('skipped')).length;
    return count ? [`${count} of ${file.file}`] : [];
  }),
]);
say(
  'unsteady',
  files
    .filter(isUnsteady)
    .flatMap((file) => sentenceLines(file, ({ first }) => first === 'failed'))
    .map((line) => `${line} (failed, then passed alone)`),
);
say('failed', failures);
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`);
process.exit(counts.failed ? 1 : 0);

function say(heading, lines) {
  if (lines.length) console.log('');
  for (const line of lines) console.log(`${heading}: ${line}`);
}

/** What the machine has beside Node. Returns a line for each that it has not, with what is left out for it. */
function findTools() {
  const lacks = [];
  const chromium = findChromium({ mayInstall: isWanted('journeys') });
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  else lacks.push('no Chromium: the journeys');
  if (spawnSync('redis-server', ['--version']).status !== 0) lacks.push('no redis-server: the queue on Redis');
  return lacks;
}
