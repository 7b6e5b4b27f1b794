// One project of jest.config.js as a process, and what came of it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, hasFailed, withSecond } from './outcomes.mjs';

const RESULTS = join(process.env.MILLWRIGHT_DATA ?? '.data', 'test-results');

/** Runs a command with its output shown. @returns {Promise<boolean>} whether it ended well */
export function run(name, command, args) {
  const begun = Date.now();
  console.log(`\n== ${name} …`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => {
      console.log(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1_000).toFixed(0)} s`);
      resolve(code === 0);
    });
  });
}

/**
 * The files of the project. One that names no file at all has failed as a whole: its services did not start.
 * @param {string} project
 * @param {string[]} more
 */
async function filesAfter(project, ...more) {
  mkdirSync(RESULTS, { recursive: true });
  const output = join(RESULTS, `${project}.jest.json`);
  rmSync(output, { force: true });
  const isWell = await run(`tests: ${[project, ...more].join(' ')}`, process.execPath, [
    'scripts/jest.mjs',
    ...more,
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${output}`,
    '--passWithNoTests',
  ]);
  const files = existsSync(output) ? filesOf(JSON.parse(readFileSync(output, 'utf8'))) : [];
  rmSync(output, { force: true });
  if (isWell || files.some(hasFailed)) return files;
  return [...files, { file: `all of ${project}`, seconds: 0, first: 'failed', sentences: [] }];
}

/** Keeps what came of a project as a file: names, durations, first and second outcome. */
const keep = (project, files) =>
  writeFileSync(join(RESULTS, `${project}.json`), JSON.stringify({ project, files }, undefined, 2));

export async function runProject(project, ...more) {
  const files = await filesAfter(project, ...more);
  keep(project, files);
  return { project, files };
}

/** Runs the files that failed once more, in one process with nothing beside it. */
export async function runFailedAgain({ project, files }) {
  const failed = files.filter(hasFailed).map(({ file }) => file);
  if (!failed.length) return { project, files };
  const isWhole = failed.some((file) => !existsSync(file));
  const again = await filesAfter(project, '--runInBand', ...(isWhole ? [] : ['--runTestsByPath', ...failed]));
  const both = isWhole ? wholeAgain(project, again) : withSecond(files, again);
  keep(project, both);
  return { project, files: both };
}

/** Of a project that gave no result the first time, the second run is what is known. */
const wholeAgain = (project, again) =>
  again.some(({ file }) => !existsSync(file))
    ? again
    : [...again, { file: `all of ${project}`, seconds: 0, first: 'failed', second: 'passed', sentences: [] }];
