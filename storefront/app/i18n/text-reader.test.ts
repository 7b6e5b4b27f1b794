// The browser reads texts with its own small reader, the server with i18next: they must say the same.
import { createTextReader, type Lookup, type TextTree } from '../../lib/text-reader.ts';
import { readTexts, testI18n } from '../../testing/test-i18n.ts';
import { namespaces } from './namespaces.ts';

const paths = (tree: TextTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : paths(value, `${prefix}${key}.`),
  );

const sample = {
  name: 'Norvik & Co',
  quantity: '12',
  item: '6205-2RS',
  number: '1,204',
  page: 3,
  keyword: '<b>"x"</b>',
  filter: 'Brand: Tarn',
  day: 'Tue',
  price: '$1',
  left: 'a',
  limit: 'b',
  email: 'a@b.ca',
  date: 'd',
  id: 'e1',
  title: 'T',
  available: 4,
  itemNumber: '6205',
};

describe.each(['en', 'fr'] as const)('texts in %s', (language) => {
  const reader = createTextReader(language);
  const texts = readTexts(language) as unknown as Record<string, TextTree>;
  for (const [name, tree] of Object.entries(texts)) reader.add(name, tree);
  const i18next = testI18n(language);

  it.each(namespaces)('%s says what i18next says', (name) => {
    const ours = reader.getFixedT(null, name);
    const theirs = i18next.getFixedT(null, name) as unknown as Lookup;
    for (const path of paths(texts[name] ?? {})) {
      expect([path, ours(path)]).toEqual([path, theirs(path)]);
      expect([path, ours(path, sample)]).toEqual([path, theirs(path, sample)]);
      const plural = path.replace(/_(one|other)$/, '');
      for (const count of [0, 1, 1.5, 2, 5, 1_000])
        expect([plural, count, ours(plural, { ...sample, count })]).toEqual([
          plural,
          count,
          theirs(plural, { ...sample, count }),
        ]);
    }
  });

  it('finds keys of other namespaces, and falls back as i18next does', () => {
    const ours = reader.getFixedT(null, ['home', 'common']);
    const theirs = i18next.getFixedT(null, ['home', 'common']) as unknown as Lookup;
    for (const key of ['title', 'common:cart', 'cart', 'order:lineStatus.3', 'no.such.key', 'error:none'])
      expect(ours(key)).toBe(theirs(key));
    expect(ours('error:none', { defaultValue: 'else' })).toBe(theirs('error:none', { defaultValue: 'else' }));
  });
});
