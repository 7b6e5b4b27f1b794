// What docs/coverage.md says: everything that the specification names, the place that implements it, and a test of it. Found in
// the sources, so that nothing is said of it that is not so.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { settings as settingKeys } from '#contracts/setting/settings.ts';
import { routes } from '#storefront/app/all-routes.ts';
import type { PageHandle } from '#storefront/lib/page-route.ts';
import { BUILT, OTHERWISE, words } from './calls.ts';
import { PAGES } from './pages.ts';
import { FIELDS, PLACES } from './places.ts';
import { SETTINGS } from './settings.ts';
import { REWORDED, TEXTS } from './texts.ts';

export interface CoverageRow {
  readonly name: string;
  /** A file, or why there is none. Undefined: nothing implements it. */
  readonly place: string | undefined;
  /** A file. Undefined: nothing tests it. */
  readonly test: string | undefined;
}

/** What says of each thing that it is there, where no other test names it. */
const ITSELF = 'tests/specification/specification.test.ts';
const SOURCES = [
  'contracts',
  'domain',
  'write-side',
  'projections',
  'workers',
  'processes',
  'platform',
  'storefront',
  'admin',
];
/** They name many things, and say little of each. */
const SWEEPS = /^tests\/(specification|api\/(sections|bad-input|odd-words|rights|access))|\/testing\//;

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name))
    : [];
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** Quoted texts, with the files that have them and how often. */
type Quoted = ReadonlyMap<string, ReadonlyMap<string, number>>;

function quotedIn(files: readonly string[]): Quoted {
  const found = new Map<string, Map<string, number>>();
  for (const file of files)
    for (const [, , text = ''] of readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]){1,160})\1/g)) {
      const known = found.get(text) ?? new Map<string, number>();
      found.set(text, known.set(file, (known.get(file) ?? 0) + 1));
    }
  return found;
}

/** The file that names it most often, and of those the first. */
function mostNaming(where: Quoted, isMeant: (text: string) => boolean): string | undefined {
  const counts = new Map<string, number>();
  for (const [text, files] of where)
    if (isMeant(text)) for (const [file, count] of files) counts.set(file, (counts.get(file) ?? 0) + count);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0];
}

/** Rows by the heading that they stand under. */
export function coverage(): Readonly<Record<string, readonly CoverageRow[]>> {
  const files = [...SOURCES.flatMap(filesIn), ...filesIn('tests')];
  const inTests = quotedIn(files.filter((file) => isTest(file) && !SWEEPS.test(file)));
  const inSources = quotedIn(files.filter((file) => !isTest(file) && !file.includes('/testing/')));
  const inSweeps = quotedIn(
    files.filter((file) => isTest(file) && SWEEPS.test(file) && !file.startsWith('tests/specification')),
  );

  const testOf = (isMeant: (text: string) => boolean, otherwise?: string): string | undefined =>
    mostNaming(inTests, isMeant) ?? mostNaming(inSweeps, isMeant) ?? otherwise;
  const sourcesOf = (name: string) => [...(inSources.get(name)?.keys() ?? [])];
  const handlerOf = (call: string) =>
    sourcesOf(call).find((file) => /^(write-side|projections|processes|platform)\//.test(file)) ?? sourcesOf(call)[0];
  const isCall = (call: string) => (text: string) => text === call;

  const callRow = (call: string): CoverageRow => ({ name: call, place: handlerOf(call), test: testOf(isCall(call)) });
  const otherRow = ([call, how]: [string, (typeof OTHERWISE)[string]]): CoverageRow =>
    'by' in how
      ? { name: call, place: handlerOf(how.by) && `${handlerOf(how.by)} (\`${how.by}\`)`, test: testOf(isCall(how.by)) }
      : { name: call, place: `none: ${how.because}`, test: ITSELF };
  const pageRow = (path: string): CoverageRow => {
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    const start = route?.path?.replace(/[:*].*$/, '') ?? path;
    return {
      name: path,
      place: (route?.handle as PageHandle | undefined)?.module ?? sourcesOf(path)[0],
      test: testOf((text) => (start === '/' ? text === '/' : text.includes(start)), ITSELF),
    };
  };
  const keysOf = (name: string) => [
    name,
    ...Object.entries(settingKeys).flatMap(([key, of]) => (of === name ? [key] : [])),
  ];
  const settingRow = (name: string): CoverageRow => ({
    name,
    place:
      keysOf(name)
        .flatMap(sourcesOf)
        .find((file) => !file.startsWith('contracts/setting/')) ?? readerOf(name),
    test: testOf((text) => text === name, 'tests/api/settings.test.ts'),
  });
  const readerOf = (name: string) => {
    const [key] = Object.entries(settingKeys).find(([, of]) => of === name) ?? [];
    return key && files.find((file) => !isTest(file) && readFileSync(file, 'utf8').includes(`settings.${key}`));
  };
  const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\{\{?\w+\}?\}/g, '{}');
  const texts = textsIn(join('locales', 'en'));
  const textRow = (text: string, now = text): CoverageRow => {
    const said = texts.find(({ value }) => plain(value).includes(plain(now)));
    const isMeant = (quoted: string) =>
      (quoted === said?.key && quoted.includes('_')) ||
      (quoted.length > now.length / 2 && plain(now).includes(plain(quoted)));
    return { name: text, place: said && `${said.file}, \`${said.key}\``, test: testOf(isMeant, ITSELF) };
  };

  return {
    'Calls (section 7)': [...words(BUILT).map(callRow), ...Object.entries(OTHERWISE).map(otherRow)],
    'Pages (section 2)': PAGES.map(pageRow),
    'Settings (sections 2, 4, 5 and 6)': SETTINGS.map(settingRow),
    'Messages (sections 5, 8 and 9)': [
      ...TEXTS.map((text) => textRow(text)),
      ...Object.entries(REWORDED).map(([text, now]) => textRow(text, now)),
    ],
    'Keys and numbers (sections 2, 4, 5 and 9)': PLACES.map(([name, , place]) => ({ name, place, test: ITSELF })),
    'Shapes (section 3)': FIELDS.map(([place, names]) => ({ name: words(names).join(' '), place, test: ITSELF })),
  };
}

interface Text {
  readonly file: string;
  readonly key: string;
  readonly value: string;
}

/** What every text of a language says, with its own key: a code (with `_`), where it is a refusal. */
function textsIn(folder: string): readonly Text[] {
  const within = (file: string, texts: object): Text[] =>
    Object.entries(texts).flatMap(([key, value]: [string, object | string]) =>
      typeof value === 'string' ? [{ file, key, value }] : within(file, value),
    );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .flatMap((file) => within(file, JSON.parse(readFileSync(file, 'utf8')) as object));
}

const inTable = (text: string) => text.replaceAll('|', '\\|');

export const page = (of: ReturnType<typeof coverage>): string =>
  [
    '# What the specification names, and where it is',
    '',
    'Written by `npm run coverage` from the lists in `tests/specification/`; `specification.test.ts` fails where something has no place, and where this page lacks it.',
    ...Object.entries(of).flatMap(([heading, rows]) => [
      '',
      `## ${heading}`,
      '',
      '| what | where | a test |',
      '|---|---|---|',
      ...rows.map(({ name, place, test }) => `| ${inTable(name)} | ${inTable(place ?? '')} | ${test ?? ''} |`),
    ]),
    '',
  ].join('\n');
