// Keys and texts belong together: nobody asks for a text that is not there, and no text lies there unread.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { textFilesByName } from '#admin/app/text-files.ts';
import { textFiles } from '#admin/testing/translate.ts';
import { readTexts } from '#platform/kernel/texts/texts.ts';

type Tree = { readonly [key: string]: string | Tree };

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.test\.tsx?$|^(tests|bench|demo)\//.test(file))
  .filter((file) => !/(^storefront\/lib\/texts|\/feature)\.ts$/.test(file));
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Words of the code that stand where a part of a key may: a key is told apart by its last part that is no plural. */
const words = new Set(code.match(/[\w-]+/g));
const isRead = (key: string) => {
  const plain = key.replace(/_(one|other|many)$/, '');
  return plain.split(/[./ ]/).every((part) => words.has(part));
};

/** Texts that are found by what the shop's data say, such as codes and kinds: other tests hold them to their sources. */
const BY_DATA = new Set(['error', 'event-descriptions']);
const texts = readTexts('en') as unknown as Readonly<Record<string, Tree>>;

it('texts have the placeholders of one library, {{name}}', () =>
  expect(Object.keys(texts).filter((name) => JSON.stringify(texts[name]).includes('%{'))).toEqual([]));

describe.each(Object.keys(texts).filter((name) => !BY_DATA.has(name)))('texts of %s', (namespace) => {
  it('are all read by somebody', () => {
    expect(keysOf(texts[namespace]!).filter((key) => !isRead(key))).toEqual([]);
  });
});

describe.each(Object.keys(texts))('%s in French', (namespace) => {
  const french = readTexts('fr') as unknown as typeof texts;
  const bare = (tree: Tree | undefined) => [
    ...new Set(keysOf(tree ?? {}).map((key) => key.replace(/_(one|other|many)$/, ''))),
  ];
  it('says what the English says', () => expect(bare(french[namespace]).sort()).toEqual(bare(texts[namespace]).sort()));
});

/** `<ResourceList texts="wantList">` and the namespace of its texts. */
const lists = [...code.matchAll(/^ +texts="(\w+)"$/gm)].map(([, name]) => name!);

describe('the list of', () => {
  const namespaces: Readonly<Record<string, string>> = textFilesByName(textFiles);
  it.each(lists)('%s says what its search looks for', (list) => {
    const file = namespaces[list];
    const own = file ? texts[file] : (texts['admin'] as Tree)[list];
    expect(own).toHaveProperty('search');
  });
});

/** `emailText(language, 'orderPlaced')` or `translate(language, 'paper', 'quote')`, and the keys read by it. */
const readers = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const parts = [
    ...[...text.matchAll(/emailText\([^,()]+, '(\w+)'\)/g)].map(([, part]) => ['email', part!] as const),
    ...[...text.matchAll(/translate\([^,()]+, 'paper', '(\w+)'\)/g)].map(([, part]) => ['paper', part!] as const),
  ];
  const keys = [...text.matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key!);
  return parts.length ? [{ file, parts, keys }] : [];
});

describe('e-mails and papers', () => {
  it.each(readers)('$file asks for texts that are there', ({ parts, keys }) => {
    const known = parts.flatMap(([namespace, part]) => keysOf((texts[namespace] as Tree)[part] as Tree));
    for (const key of keys) expect(known.map((one) => one.replace(/_(one|other)$/, ''))).toContain(key);
  });

  it('have no words of their own: those are in locales/', () => {
    const own = sources.filter(
      (file) => /^(workers|projections)\/(?!.*testing\/)/.test(file) && /\bfr: ['{`]/.test(readFileSync(file, 'utf8')),
    );
    expect(own).toEqual([]);
  });
});
