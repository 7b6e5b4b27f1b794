// The specification's own names, texts and numbers, each with the place that holds it.
import { existsSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { api } from '#contracts/api.ts';
import { settingNames } from '#contracts/setting/setting-definitions.ts';
import { readTexts } from '#platform/kernel/texts/texts.ts';
import { routes } from '#storefront/app/all-routes.ts';
import { BUILT, OTHERWISE, words } from './calls.ts';
import { coverage } from './coverage.ts';
import { FIELDS, PLACES } from './places.ts';
import { PAGES } from './pages.ts';
import { REWORDED, TEXTS } from './texts.ts';
import { SETTINGS } from './settings.ts';

const named = new Set<string>(Object.keys(api));

describe('of the calls in section 7,', () => {
  it.each(words(BUILT))('%s is an operation', (call) => expect(named).toContain(call));
  it.each(Object.entries(OTHERWISE))('%s is answered otherwise', (call, { ...how }) => {
    expect(named).not.toContain(call);
    if ('by' in how) expect(named).toContain(how.by);
  });
});

describe('of the pages in section 2,', () => {
  const pageOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path ?? '*';
  it.each(PAGES)('%s is there', (path) => expect(pageOf(path)).not.toBe('*'));
});

describe('of the texts in sections 5, 8 and 9,', () => {
  const valuesOf = (texts: unknown): string[] =>
    typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(valuesOf);
  const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\{\{?\w+\}?\}/g, '{}');
  const all = valuesOf(readTexts('en')).map(plain);
  const isThere = (text: string) => all.some((one) => one.includes(plain(text)));
  it.each(TEXTS)('“%s” is said', (text) => expect(isThere(text)).toBe(true));
  it.each(Object.entries(REWORDED))('“%s” is said as “%s”', (text, now) => {
    expect(isThere(text)).toBe(false);
    expect(isThere(now)).toBe(true);
  });
});

describe('of the settings in sections 2, 4, 5 and 6,', () => {
  it.each(SETTINGS)('%s is one', (name) => expect(settingNames).toContain(name));
});

describe('of the fields in section 3,', () => {
  it.each(FIELDS)('%s holds %s', (file, names) => {
    const known = new Set(readFileSync(file, 'utf8').match(/\w+/g));
    for (const name of words(names)) expect(known).toContain(name);
  });
});

describe('of keys and numbers,', () => {
  it.each(PLACES)('%s (section %s) stands in %s', (_what, _section, file, line) =>
    expect(readFileSync(file, 'utf8')).toContain(line),
  );
});

describe('docs/coverage.md', () => {
  const rows = Object.values(coverage()).flat();
  const written = readFileSync('docs/coverage.md', 'utf8').split('\n');
  it('has a place and a test of everything that is named', () =>
    expect(rows.filter(({ place, test }) => !place || !test)).toEqual([]));
  it('says so of all of it (npm run coverage)', () =>
    expect(rows.filter(({ name }) => !written.some((line) => line.startsWith(`| ${name} |`)))).toEqual([]));
  it('names files that are there', () => {
    const files = written.flatMap(
      (line) =>
        line
          .split('|')
          .slice(2)
          .join(' ')
          .match(/[\w-]+\/[\w./-]+\.(tsx?|json)/g) ?? [],
    );
    expect(files.length).toBeGreaterThan(rows.length);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
