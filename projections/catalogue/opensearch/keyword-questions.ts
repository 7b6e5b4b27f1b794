// Asks OpenSearch for what a keyword asks for. Pure, so that every question can be read and tested without a server.
import type { Clause } from '#platform/adapters/search/search-client.ts';
import { compact, mistakesAllowed } from '#projections/shared/words/words.ts';
import { MOST_LACKS, type Match, type Place, type Sought, type Way } from '../keyword/sought.ts';

/** OpenSearch forgives two letters at most. */
const MOST_MISTAKES = 2;
/** Words that one mistyped word may have been meant as. */
const MOST_MEANT = 8;
/** Above all that words can add up to. */
const EXACT_NUMBER = 1_000;
/** To have a thing at all counts more than how. */
const HAS_IT = 2 * MOST_LACKS;

export const any = (should: readonly Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
export const all = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
const score = (lacks: number, filter: Clause): Clause => ({
  constant_score: { filter, boost: HAS_IT + MOST_LACKS - lacks },
});

export const inCategories = (ids: readonly string[]): Clause => ({ terms: { category: ids } });
export const withNumber = (keyword: string): Clause => ({ term: { compact: compact(keyword) } });

const FIELDS: Readonly<Record<Place, readonly string[]>> = {
  number: ['number'],
  strong: ['number', 'name'],
  any: ['number', 'name', 'other'],
};

function matchClause(match: Match): Clause {
  if (!('words' in match)) return inCategories(match.categories);
  const fields = FIELDS[match.place];
  if (!match.whole)
    return any(
      fields.flatMap((name) => match.words.map((value): Clause => ({ prefix: { [`words.${name}`]: { value } } }))),
    );
  return any(fields.map((name): Clause => ({ terms: { [`words.${name}`]: match.words } })));
}

const wayClause = ({ all: matches, lacks }: Way): Clause => score(lacks, all(matches.map(matchClause)));

/** All parts of a word that the analyzer cuts must be there: it knows more forms of it than we do. */
const stem = (field: 'english' | 'french', query: string): Clause => ({
  match: { [field]: { query, operator: 'and' } },
});

/** Of what is asked for: as it is, with numbers nearby, or as it may have been meant. */
export type Reading = 'as-it-is' | 'nearby' | 'mistyped';

function soughtClause({ ways, near, word }: Sought, reading: Reading): Clause {
  if (reading === 'mistyped') return mistypedClause(word);
  return {
    dis_max: {
      queries: [
        ...[...ways, ...(reading === 'nearby' ? near : [])].map(wayClause),
        ...(word ? [score(5, any([stem('english', word), stem('french', word)]))] : []),
      ],
    },
  };
}

/** A word that nothing has: what it may have been meant as. Of a number nothing is forgiven. */
function mistypedClause(word: string | undefined): Clause {
  const fuzziness = word ? Math.min(mistakesAllowed(word), MOST_MISTAKES) : 0;
  if (!word || !fuzziness) return { match_none: {} };
  const fuzzy = (name: string): Clause => ({
    fuzzy: { [`words.${name}`]: { value: word, fuzziness, max_expansions: MOST_MEANT } },
  });
  return { dis_max: { queries: [score(2, any(['number', 'name'].map(fuzzy))), score(4, fuzzy('other'))] } };
}

/** One thing that is asked for, and how it is taken. */
export interface Read {
  readonly sought: Sought;
  readonly reading: Reading;
}

/** Products that have all of it, or the number. */
export function keywordQuery(keyword: string, read: readonly Read[]): Clause {
  return withExactNumber(keyword, read.length ? { bool: { must: read.map(clauseOf) } } : undefined);
}

/** Products that have so many of them, the `wanted` among them, or the number; those that have more stand higher. */
export function relaxedQuery(keyword: string, read: readonly Read[], least: number, wanted: readonly Read[]): Clause {
  const others = read.filter((one) => !wanted.includes(one));
  return withExactNumber(keyword, {
    bool: {
      must: wanted.map(clauseOf),
      should: others.map(clauseOf),
      minimum_should_match: Math.max(0, least - wanted.length),
    },
  });
}

const clauseOf = ({ sought, reading }: Read): Clause => soughtClause(sought, reading);

function withExactNumber(keyword: string, words: Clause | undefined): Clause {
  const exact: Clause = { constant_score: { filter: withNumber(keyword), boost: EXACT_NUMBER } };
  const ways = [...(words ? [words] : []), ...(compact(keyword) ? [exact] : [])];
  return ways.length ? any(ways) : { match_none: {} };
}

/** Counts for each thing what has it in each reading, among the products of a query. */
export const soughtCounts = (sought: readonly Sought[], query: Clause): Clause => ({
  size: 0,
  track_total_hits: false,
  query,
  aggs: Object.fromEntries(
    sought.flatMap((one, at) =>
      (['as-it-is', 'nearby', 'mistyped'] as const).map((reading) => [
        `${reading} ${at}`,
        { filter: soughtClause(one, reading) },
      ]),
    ),
  ),
});
