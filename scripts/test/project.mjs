// One part of the tests (projects of vitest.config.ts) as a process, and what came of it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFailed, withSecond } from './outcomes.mjs';

const RESULTS = join(process.env.MILLWRIGHT_DATA ?? '.data', 'test-results');

/** Runs a command with its output shown. @returns {Promise<boolean>} whether it ended well */
export function run(name, command, args, environment) {
  const begun = Date.now();
  console.log(`\n== ${name} …`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...environment },
    });
    child.on('close', (code) => {
      console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1_000).toFixed(0)} s`);
      resolve(code === 0);
    });
  });
}

/**
 * The files of the part. One of which no file failed has failed as a whole where its services did not start, or where an error
 * came of no sentence.
 * @param {{ name: string, projects: string }} part
 * @param {string[]} more
 */
async function filesAfter({ name, projects }, ...more) {
  mkdirSync(RESULTS, { recursive: true });
  const output = join(RESULTS, `${name}.outcomes.json`);
  rmSync(output, { force: true });
  const isWell = await run(
    `tests: ${[name, ...more].join(' ')}`,
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      ...['run', `--project=${projects}`, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=./scripts/test/outcomes-reporter.mjs'],
      ...more,
    ],
    { OUTCOMES_FILE: output },
  );
  const { files, unhandled } = existsSync(output)
    ? JSON.parse(readFileSync(output, 'utf8'))
    : { files: [], unhandled: 1 };
  rmSync(output, { force: true });
  const failed = files.filter(hasFailed);
  if (failed.length || unhandled || !isWell)
    console.log(`== tests: ${name}: ${failed.length} files FAILED, ${unhandled} errors beside them`);
  if (failed.length || (isWell && !unhandled)) return files;
  return [...files, { file: `all of ${name}`, seconds: 0, first: 'failed', sentences: [] }];
}

/** Keeps what came of a part as a file: names, durations, first and second outcome. */
const keep = ({ name }, files) =>
  writeFileSync(join(RESULTS, `${name}.json`), JSON.stringify({ project: name, files }, undefined, 2));

export async function runPart(part, ...more) {
  const files = await filesAfter(part, ...more);
  keep(part, files);
  return { part, files };
}

/** Runs the files that failed once more, each in a process of its own, with nothing beside it. */
export async function runFailedAgain({ part, files }) {
  const failed = files.filter(hasFailed).map(({ file }) => file);
  if (!failed.length) return { part, files };
  const isWhole = failed.some((file) => !existsSync(file));
  const again = await filesAfter(part, '--maxWorkers=1', '--isolate', ...(isWhole ? [] : failed));
  const both = isWhole ? wholeAgain(part, again) : withSecond(files, again);
  keep(part, both);
  return { part, files: both };
}

/** Of a part that gave no result the first time, the second run is what is known. */
const wholeAgain = ({ name }, again) =>
  again.some(({ file }) => !existsSync(file))
    ? again
    : [...again, { file: `all of ${name}`, seconds: 0, first: 'failed', second: 'passed', sentences: [] }];
