// What a run of tests came to: pure, over what vitest tells its reporters.
import { relative } from 'node:path';

/** More test files than this that fail once and then pass fail the run: chance is no state to live with. */
const UNSTEADY_ALLOWED = 3;
const LONGEST_FAILURE = 4_000;

/**
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * What was said of a failure holds the seed of a property (fast-check), so that it can be tried again.
 * @typedef {{ name: string, ms: number, first?: Outcome, second?: Outcome, failure?: string }} Sentence
 * @typedef {{ file: string, seconds: number, first: Outcome, second?: Outcome, sentences: Sentence[] }} FileOutcome
 */

const outcomeOf = (state) => (state === 'passed' || state === 'failed' ? state : 'skipped');

/**
 * The files of one run. The time of a file is that of loading it, of its hooks and of its sentences.
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @returns {FileOutcome[]}
 */
export const filesOf = (modules, root = process.cwd()) =>
  modules.map((module) => {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    return {
      file: relative(root, module.moduleId),
      seconds: (collectDuration + setupDuration + duration) / 1_000,
      first: module.state() === 'failed' ? 'failed' : 'passed',
      sentences: [...module.children.allTests()].map((test) => {
        const { state, errors } = test.result();
        return {
          name: test.fullName,
          ms: test.diagnostic()?.duration ?? 0,
          first: outcomeOf(state),
          ...(errors?.length ? { failure: errors.map(wordsOf).join('\n').slice(0, LONGEST_FAILURE) } : {}),
        };
      }),
    };
  });

const wordsOf = ({ message, diff, stacks }) =>
  [message, diff, ...(stacks ?? []).map(({ file, line }) => `at ${file}:${line}`)].filter(Boolean).join('\n');

/**
 * The files with what came of those that ran once more. A file that the second run does not name keeps its first outcome.
 * @param {FileOutcome[]} files
 * @param {FileOutcome[]} again
 * @returns {FileOutcome[]}
 */
export const withSecond = (files, again) =>
  files.map((file) => {
    const second = again.find((other) => other.file === file.file);
    if (!second) return file;
    const names = new Set([...file.sentences, ...second.sentences].map(({ name }) => name));
    return {
      ...file,
      second: second.first,
      sentences: [...names].map((name) => {
        const before = file.sentences.find((one) => one.name === name);
        const after = second.sentences.find((one) => one.name === name);
        const failure = after?.failure ?? before?.failure;
        return {
          name,
          ms: before?.ms ?? after?.ms ?? 0,
          first: before?.first,
          second: after?.first,
          ...(failure ? { failure } : {}),
        };
      }),
    };
  });

/** @param {FileOutcome} file */
export const hasFailed = ({ first, second }) => (second ?? first) === 'failed';
/** @param {FileOutcome} file */
export const isUnsteady = ({ first, second }) => first === 'failed' && second === 'passed';

const last = ({ first, second }) => second ?? first;

/**
 * A file that failed without a sentence that did (it could not be loaded, or its end failed) counts as one failure.
 * @param {FileOutcome[]} files
 */
export function totals(files) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    for (const sentence of file.sentences) counts[last(sentence)] += 1;
    if (hasFailed(file) && !file.sentences.some((one) => last(one) === 'failed')) counts.failed += 1;
  }
  return counts;
}

/** @param {FileOutcome[]} files */
export const hasTooManyUnsteady = (files) => files.filter(isUnsteady).length > UNSTEADY_ALLOWED;

/**
 * The lines of a file that failed: its sentences, or that it could not run.
 * @param {FileOutcome} file
 * @param {(sentence: Sentence) => boolean} isMeant
 */
export function sentenceLines({ file, sentences }, isMeant) {
  const named = sentences.filter(isMeant).map(({ name }) => `${file}: ${name}`);
  return named.length ? named : [`${file}: no sentence of it, but the file`];
}

/** @param {FileOutcome[]} files */
export const slowest = (files, count = 10) => [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count);
