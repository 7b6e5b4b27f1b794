// Looks for a keyword: for products that have everything; where there are none for numbers nearby; then for those that
// have most of it.
import { own } from '#domain/shared/dictionary.ts';
import { distance } from 'fastest-levenshtein';
import { searchOne, type Clause, type SearchClient } from '#platform/adapters/search/search-client.ts';
import { wordsOfProduct } from '../keyword/product-words.ts';
import type { Sought } from '../keyword/sought.ts';
import { understand, type Known } from '../keyword/understand.ts';
import { products } from '#projections/product/products.ts';
import type { Language } from '../reader.ts';
import { mistakesAllowed } from '#projections/shared/words/words.ts';
import { keywordQuery, relaxedQuery, soughtCounts, type Read, type Reading } from './keyword-questions.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import type { CatalogueStructure } from './catalogue-structure.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { matchSearch, onlyProduct, PRODUCTS } from './questions.ts';

export interface KeywordSearch {
  readonly query: Clause;
  readonly corrected: string;
  readonly leftOut: readonly string[];
  readonly nearby: boolean;
}

export interface KeywordSources {
  readonly client: SearchClient;
  /** The alias that questions go to. */
  readonly alias: string;
  readonly rows: CatalogueRows;
  readonly structure: CatalogueStructure;
  readonly numbers: KnownNumbers;
}

const knownOf = ({ structure, numbers }: KeywordSources): Known => ({
  attributes: structure.attributes,
  synonyms: structure.synonyms,
  numbersOf: (attribute) => numbers.of(attribute),
  measureWords: () => numbers.measures(),
  categoriesNamed: (word) =>
    structure.tree.all.filter(({ words }) => words.some((other) => other.startsWith(word))).map(({ id }) => id),
});

/** What is asked where everything is there: one request. */
export async function searchOf(keyword: string, language: Language, sources: KeywordSources) {
  const sought = await understand(keyword, language, knownOf(sources));
  const read = sought.map((one): Read => ({ sought: one, reading: 'as-it-is' }));
  return { sought, query: keywordQuery(keyword, read) };
}

/** What is asked where nothing has everything; undefined where nothing has anything of it. */
export async function searchWithout(
  keyword: string,
  sought: readonly Sought[],
  sources: KeywordSources,
): Promise<KeywordSearch | undefined> {
  const { client, alias } = sources;
  if (!sought.length) return undefined;
  const counts = await countsOf(PRODUCTS);
  const reading = (at: number): Reading => (counts('as-it-is', at) ? 'as-it-is' : 'mistyped');
  const isKnown = (at: number, readings: readonly Reading[]) => readings.some((one) => counts(one, at) > 0);
  const nothing = (readings: readonly Reading[]) =>
    sought.filter((_, at) => !isKnown(at, readings)).map(({ text }) => text);

  const telling = sought.flatMap((one, at): Read[] =>
    isKnown(at, ['as-it-is', 'mistyped']) ? [{ sought: one, reading: reading(at) }] : [],
  );
  const withNearby = sought.flatMap((one, at): Read[] =>
    counts('nearby', at)
      ? [{ sought: one, reading: 'nearby' }]
      : counts('mistyped', at)
        ? [{ sought: one, reading: 'mistyped' }]
        : [],
  );
  const strict = await firstOf(keywordQuery(keyword, telling), telling);
  const left = nothing(['as-it-is', 'mistyped']);
  if (strict && !left.length) return found(strict, telling, [], false);
  const near = await firstOf(keywordQuery(keyword, withNearby), withNearby);
  const nearLeft = nothing(['nearby', 'mistyped']);
  if (near && (!strict || nearLeft.length < left.length)) return found(near, withNearby, nearLeft, true);
  if (strict) return found(strict, telling, left, false);
  // A word that names a category says what it is; the others say which.
  const naming = telling.filter((one) => one.sought.namesCategory);
  for (let least = telling.length - 1; least > 0; least--)
    for (const wanted of naming.length && naming.length <= least ? [naming, []] : [[]]) {
      const some = await firstOf(relaxedQuery(keyword, telling, least, wanted), telling);
      if (some) return found(some, telling, left, false);
    }
  return undefined;

  async function countsOf(query: Clause) {
    const answer = await searchOne(client, alias, soughtCounts(sought, query));
    return (one: Reading, at: number) => own(answer.aggregations, `${one} ${at}`)?.doc_count ?? 0;
  }

  async function firstOf(query: Clause, read: readonly Read[]) {
    const [answer] = read.length ? await client.search(alias, [matchSearch(query, 1)]) : [];
    const id = answer?.hits[0]?.id;
    return id === undefined ? undefined : { query, id };
  }

  /** The first hit tells what is missing, and how a mistyped word was taken. */
  async function found(
    { query, id }: { readonly query: Clause; readonly id: string },
    read: readonly Read[],
    missing: readonly string[],
    nearby: boolean,
  ): Promise<KeywordSearch> {
    const has = await countsOf(onlyProduct(id));
    const row = (await sources.rows.byKey(products, [id])).get(id);
    const its = row ? Object.values(wordsOfProduct(row)).flat() : [];
    const lacking = read.filter((one) => !has(one.reading, sought.indexOf(one.sought))).map((one) => one.sought.text);
    const taken = sought.map((one) =>
      read.find((other) => other.sought === one)?.reading === 'mistyped' ? meant(one, its) : one.text,
    );
    const isCorrected = taken.some((text, at) => text !== sought[at]?.text);
    return {
      query,
      corrected: isCorrected ? taken.join(' ') : '',
      leftOut: [...missing, ...lacking],
      nearby,
    };
  }
}

/** The word of a product that a mistyped one came nearest to. */
function meant({ word = '', text }: Sought, its: readonly string[]): string {
  const near = its
    .map((other) => ({ other, mistakes: distance(other, word) }))
    .filter(({ mistakes }) => mistakes <= mistakesAllowed(word) + 1)
    .sort((a, b) => a.mistakes - b.mistakes);
  return near[0]?.other ?? text;
}
