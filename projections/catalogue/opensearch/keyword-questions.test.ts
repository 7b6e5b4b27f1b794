// The questions for words as OpenSearch reads them: no double can say whether it takes a question the wrong way.
import { NO_SYNONYMS } from '../keyword/synonyms.ts';
import { understand, type Known } from '../keyword/understand.ts';
import { keywordQuery, relaxedQuery, soughtCounts, type Read, type Reading } from './keyword-questions.ts';

const known = (categories: Readonly<Record<string, readonly string[]>> = {}): Known => ({
  attributes: new Map(),
  numbersOf: () => [],
  measureWords: () => [],
  categoriesNamed: (word) => categories[word] ?? [],
  synonyms: NO_SYNONYMS,
});
const readOf = async (keyword: string, reading: Reading = 'as-it-is', its = known()): Promise<Read[]> =>
  (await understand(keyword, 'en', its)).map((sought) => ({ sought, reading }));
const text = async (keyword: string, reading?: Reading, its?: Known) =>
  JSON.stringify(keywordQuery(keyword, await readOf(keyword, reading, its)));

describe('the question for words', () => {
  it('wants each word somewhere, or the number as a whole', async () => {
    const words = keywordQuery('Sealed 25', await readOf('Sealed 25')) as {
      bool: { should: { bool?: { must: unknown[] } }[] };
    };
    expect(words.bool.should[0]!.bool!.must).toHaveLength(2);
    expect(JSON.stringify(words.bool.should[1])).toContain('{"term":{"compact":"sealed25"}}');
  });
  it('takes a word of one letter and a number as a whole, a longer word as a beginning, too', async () => {
    expect(await text('z')).not.toContain('prefix');
    expect(await text('ab')).toContain('{"prefix":{"words.other":{"value":"ab"}}}');
    expect(await text('6205')).not.toContain('{"prefix":{"words.other"');
    expect(await text('6205')).toContain('{"prefix":{"words.number":{"value":"6205"}}}');
  });
  it('forgives two letters at most, of short words and numbers none', async () => {
    expect(await text('extraordinarily', 'mistyped')).toContain('"fuzziness":2');
    expect(await text('bearinq', 'mistyped')).toContain('"fuzziness":1');
    for (const word of ['6206', 'abc']) expect(await text(word, 'mistyped')).toContain('match_none');
  });
  it('finds what lies in a category whose name has the word', async () =>
    expect(await text('belt', 'as-it-is', known({ belt: ['belts'] }))).toContain('{"terms":{"category":["belts"]}}'));
  it('is for nothing where there is no word in it, and never a text in a language of queries', async () => {
    for (const keyword of ['"', '()', '{}', '*', '&&'])
      expect(keywordQuery(keyword, await readOf(keyword))).toEqual({ match_none: {} });
    for (const keyword of ['a* OR b', 'name:x', '"a b"~2'])
      expect(await text(keyword)).not.toMatch(/query_string|wildcard/);
  });
  it('wants fewer where nothing has everything, and of them what names a category', async () => {
    const read = await readOf('sealed belt 25', 'as-it-is', known({ belt: ['belts'] }));
    const wanted = read.filter(({ sought }) => sought.namesCategory);
    expect(relaxedQuery('', read, 2, wanted)).toMatchObject({
      bool: { should: [{ bool: { must: [{}], should: [{}, {}], minimum_should_match: 1 } }] },
    });
  });
  it('counts what each thing has by itself', async () => {
    const sought = await understand('red blue', 'en', known());
    expect(soughtCounts(sought, { match_all: {} })).toMatchObject({
      size: 0,
      aggs: { 'as-it-is 0': {}, 'nearby 0': {}, 'mistyped 1': {} },
    });
  });
});
