// A feature is files of its own and a line per side (decision 0059): without them what is left compiles, and its unit tests
// pass. Recommendations have all sides but the back office.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FEATURE = 'recommendation';
/** Tests that hold what the specification names together: of a feature that is not there they say so. */
const SPECIFICATION = ['tests/specification/', 'tests/api/settings.test.ts'];
const REGISTRIES = [
  'domain/events.ts',
  'contracts/operations.ts',
  'write-side/features.ts',
  'projections/features.ts',
  'workers/features.ts',
  'storefront/app/features.ts',
];
const OWN = [
  ...['domain', 'contracts', 'write-side', 'projections', 'workers', 'storefront/features'].map((side) =>
    join(side, FEATURE),
  ),
  ...['en', 'fr', 'fr-FR'].flatMap((language) => [
    `locales/${language}/${FEATURE}.json`,
    `locales/${language}/feature/${FEATURE}.json`,
  ]),
  'tests/shop/sections/send-to-friend.ts',
];

describe('a feature that is taken out', () => {
  const tree = mkdtempSync(join(tmpdir(), 'millwright-without-'));
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      ...{ cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 28 },
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' },
    });
    return { status, said: stdout + stderr };
  };
  const without = (file: string, isGone: (line: string) => boolean): number => {
    const lines = readFileSync(join(tree, file), 'utf8').split('\n');
    const left = lines.filter((line) => !isGone(line));
    writeFileSync(join(tree, file), left.join('\n'));
    return lines.length - left.length;
  };

  beforeAll(() => {
    const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    for (const file of stdout.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), readFileSync(file));
    }
    expect(spawnSync('cp', ['-al', 'node_modules', join(tree, 'node_modules')]).status).toBe(0);
    // Tests that read all sources ask git for them.
    expect([run('git', 'init', '-q').status, run('git', 'add', 'package.json').status]).toEqual([0, 0]);
    for (const path of OWN) rmSync(join(tree, path), { recursive: true, force: true });
    for (const registry of REGISTRIES)
      expect([registry, without(registry, (line) => line.includes(`/${FEATURE}/`))]).toEqual([registry, 1]);
    for (const language of ['en', 'fr', 'fr-FR'])
      without(`locales/${language}/admin-effect.json`, (line) => line.includes('friend'));
    // The one test of several features that runs its sentences on a shop of its own.
    without('tests/security/limits.int.test.ts', (line) => line.includes('sentToFriends'));
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('leaves types whole', () => {
    expect(run(process.execPath, 'node_modules/typescript-7/bin/tsc')).toEqual({ status: 0, said: '' });
  });

  it('leaves unit tests green, but for those that hold the specification together', () => {
    const { said } = run(
      process.execPath,
      ...['node_modules/vitest/vitest.mjs', 'run', '--project=unit*', '--maxWorkers=2'],
    );
    expect(said).toMatch(/Tests .* passed/);
    const failed = [...said.matchAll(/^ *FAIL +\S+ (.*)/gm)].map(([, sentence = '']) => sentence);
    expect(failed.filter((sentence) => !SPECIFICATION.some((file) => sentence.startsWith(file)))).toEqual([]);
  });
});
