import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '#platform/kernel/texts/texts.ts';

const refusalsIn = (language: 'en' | 'fr') => readTexts(language)['error'] as Readonly<Record<string, string>>;
const en = refusalsIn('en');
const fr = refusalsIn('fr');

const FOLDERS = ['domain', 'write-side', 'projections', 'platform'];
const CODE = /(?:refuse|notFound|DomainError)\('([a-z_]+)'|(?:Refusal|answer)\(\d+, '([a-z_]+)'|code: '([a-z_]+)'/g;

/** Every code that the server's sources can answer with. */
function codesInSources(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  return [
    ...new Set(
      files.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(CODE)].map((match) => match[1] ?? match[2] ?? match[3]!),
      ),
    ),
  ];
}

describe('every refusal', () => {
  // What the sandbox gateway's own pages say to the buyer stands in its pages.
  const ofTheGateway = new Set(['bad_number', 'bad_expiry', 'bad_code']);
  it.each(codesInSources().filter((code) => !ofTheGateway.has(code)))('%s has a text in both languages', (code) => {
    expect(en).toHaveProperty([code]);
    expect(fr).toHaveProperty([code]);
  });
});

const localeFiles = ['en', 'fr'].flatMap((language) =>
  readdirSync(join('locales', language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join('locales', language, name)),
);

describe.each(localeFiles)('%s', (file) => {
  it('says everything once: of a key that stands twice only the last text would be shown', () => {
    const text = readFileSync(file, 'utf8');
    const keys = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, inner) => sum + 1 + keys(inner), 0)
        : 0;
    expect([...text.matchAll(/"(?:[^"\\]|\\.)*"\s*:/g)]).toHaveLength(keys(JSON.parse(text)));
  });
});
