import { filesOf, hasFailed, hasTooManyUnsteady, isUnsteady, sentenceLines, totals, withSecond } from './outcomes.mjs';

const ran = (name: string, ...states: readonly string[]) => ({
  moduleId: `/shop/${name}`,
  state: () => (states.includes('failed') || !states.length ? 'failed' : 'passed'),
  diagnostic: () => ({ collectDuration: 400, setupDuration: 100, duration: 2_000 }),
  children: {
    allTests: () =>
      states.map((state, n) => ({
        fullName: `sentence ${n + 1}`,
        result: () => ({ state }),
        diagnostic: () => ({ duration: 5 }),
      })),
  },
});
const run = (...modules: readonly ReturnType<typeof ran>[]) =>
  filesOf(modules as unknown as Parameters<typeof filesOf>[0], '/shop');

describe('a run of tests', () => {
  it('counts sentences, and says what was left out', () => {
    const files = run(ran('a.test.ts', 'passed', 'pending', 'passed'), ran('b.test.ts', 'todo'));
    expect(totals(files)).toEqual({ passed: 2, failed: 0, skipped: 2 });
    expect(files[0]).toMatchObject({ file: 'a.test.ts', seconds: 2.5, first: 'passed' });
  });
  it('counts a file that could not run as one failure', () => {
    const files = run(ran('a.test.ts'));
    expect(totals(files)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(sentenceLines(files[0]!, () => true)).toEqual(['a.test.ts: no sentence of it, but the file']);
  });
  it('takes what passes the second time as passed, and the file as unsteady', () => {
    const files = withSecond(
      run(ran('a.test.ts', 'passed', 'failed'), ran('b.test.ts', 'passed')),
      run(ran('a.test.ts', 'passed', 'passed')),
    );
    expect(totals(files)).toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(files.map(isUnsteady)).toEqual([true, false]);
    expect(sentenceLines(files[0]!, ({ first }) => first === 'failed')).toEqual(['a.test.ts: sentence 2']);
    expect(files[0]!.sentences[1]).toMatchObject({ first: 'failed', second: 'passed' });
  });
  it('takes what fails again as failed, whatever else of the file passes then', () => {
    const files = withSecond(run(ran('a.test.ts', 'failed', 'failed')), run(ran('a.test.ts', 'passed', 'failed')));
    expect(totals(files)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(files.map(hasFailed)).toEqual([true]);
    expect(files.some(isUnsteady)).toBe(false);
  });
  it('knows the sentences of a file that could run only the second time', () => {
    const files = withSecond(run(ran('a.test.ts')), run(ran('a.test.ts', 'passed', 'passed')));
    expect(totals(files)).toEqual({ passed: 2, failed: 0, skipped: 0 });
    expect(files.map(isUnsteady)).toEqual([true]);
  });
  it('keeps the first outcome of a file that the second run does not name', () => {
    const files = withSecond(run(ran('a.test.ts', 'failed')), []);
    expect(totals(files)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  it('fails with more than three unsteady files', () => {
    const names = ['a', 'b', 'c', 'd'];
    const unsteady = (count: number) =>
      withSecond(
        run(...names.slice(0, count).map((name) => ran(name, 'failed'))),
        run(...names.slice(0, count).map((name) => ran(name, 'passed'))),
      );
    expect(hasTooManyUnsteady(unsteady(3))).toBe(false);
    expect(hasTooManyUnsteady(unsteady(4))).toBe(true);
  });
});
