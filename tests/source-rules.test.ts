// Rules that the linter has no word for (docs/decisions/0025), over every file of the project.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXCLUDED = new Set(['node_modules', 'dist', '.data', '.git', 'pictures']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return EXCLUDED.has(entry.name) ? [] : filesIn(path);
    return /\.(ts|tsx)$/.test(entry.name) ? [path] : [];
  });
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
const matches = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

describe('the code', () => {
  it('of the server asks nobody but the clock for the present (decision 0055)', () => {
    const server = ['platform', 'write-side', 'projections', 'workers', 'processes', 'payment-sandbox']
      .flatMap(filesIn)
      .filter((file) => !isTest(file) && file !== 'platform/kernel/runtime/clock.ts');
    expect(matches(server, /new Date\(\)|\bDate\.now\b/)).toEqual([]);
  });

  it('asks the database for the present by a word that tests can set', () =>
    expect(
      matches(
        filesIn('platform').filter((file) => !isTest(file) && !file.includes('migrations')),
        /fn\.now\(|= current_timestamp/i,
      ),
    ).toEqual([]));

  it('of the domain leaves nothing to chance', () => expect(matches(filesIn('domain'), /Math\.random/)).toEqual([]));

  it('has no line that is wider than 140, but for what cannot be broken: texts, statements, addresses', () =>
    expect(matches(filesIn('.'), /^(?!.*:\/\/)(?!\s*(create |@media|\/\^|\w+ \{))[^'"`]{141,}$/)).toEqual([]));
});
