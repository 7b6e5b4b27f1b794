// Finding products by words or by item number, in both languages at once. A product that has everything that was asked
// for stands the higher the less it lacks (sought.ts). Where none has everything, numbers nearby count; then what has most.
import { LRUCache } from 'lru-cache';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { MOST_LACKS, way, words as wordsIn, type Match, type Sought, type Way } from '../keyword/sought.ts';
import type { Synonyms } from '../keyword/synonyms.ts';
import { understand, type Known } from '../keyword/understand.ts';
import type { Language } from '../reader.ts';
import { add, among, createBitSet, has, intersection, isEmpty, union, type BitSet } from './bit-set.ts';
import { countRank, countsToPlaces, takePlace } from './counting-sort.ts';
import type { IndexStore } from './index-store.ts';
import type { ProductSets } from './product-sets.ts';
import type { WordSets } from './word-sets.ts';
import { compact } from '#projections/shared/words/words.ts';

/** How the hits of a keyword came about, for the reader. */
export interface Understood {
  /** The keyword with its mistyped words as they were taken; undefined: there were none. */
  readonly corrected: string | undefined;
  /** What nothing had together with the rest. */
  readonly leftOut: readonly string[];
  /** Nothing has these numbers: those nearby are shown. */
  readonly isNearby: boolean;
}

export interface Hits extends Understood {
  /** Ids of what is sold, best match first. */
  readonly ids: Uint32Array;
}

export interface Search {
  find(keyword: string, language: Language): Promise<Hits>;
  /** The product whose number this is, however it is written; also one that is not sold any more. */
  exact(keyword: string): number | undefined;
  suggest(keyword: string, language: Language, most: number): Promise<readonly number[]>;
}

/** What besides the products decides what is found. */
export interface SearchSources {
  attributes(): ReadonlyMap<string, AttributeData>;
  synonyms(): Synonyms;
  /** Grows with every change of what is searched. */
  generation(): number;
}

/** The products that have one thing: any of them, and by what they lack of it. */
interface Found {
  readonly sought: Sought;
  readonly any: BitSet;
  readonly levels: readonly (readonly [lacks: number, bits: BitSet])[];
  readonly corrected: string | undefined;
}

/** The hits of keywords are kept: a buyer who narrows a search or turns its pages asks for the same ones again. */
const REMEMBERED_BYTES = 16_000_000;
const NOTHING: Hits = { ids: new Uint32Array(), corrected: undefined, leftOut: [], isNearby: false };

export function createSearch(store: IndexStore, sets: ProductSets, words: WordSets, sources: SearchSources): Search {
  const remembered = new LRUCache<string, Hits>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ ids }, key) => 400 + key.length + ids.byteLength,
  });
  let rememberedOf = sources.generation();
  const exact = (keyword: string) => store.exactly(compact(keyword));

  const known = (): Known => ({
    attributes: sources.attributes(),
    synonyms: sources.synonyms(),
    numbersOf: (attribute) => sets.numbersOf(attribute),
    measureWords: () => words.measures(),
    categoriesNamed: (word) =>
      sets.tree.all.filter((category) => category.words.some((other) => other.startsWith(word))).map(({ id }) => id),
  });

  async function bitsOf(match: Match): Promise<BitSet> {
    if ('words' in match) return words.find(match.words, match);
    const bits = createBitSet(sets.biggest);
    for (const id of match.categories) {
      const category = sets.tree.get(id);
      if (category) for (const product of sets.within(category)) add(bits, product);
    }
    return bits;
  }

  async function levelsOf(ways: readonly Way[]): Promise<Found['levels']> {
    const levels = new Map<number, BitSet>();
    for (const { all, lacks } of ways) {
      const parts: BitSet[] = [];
      for (const match of all) {
        const bits = await bitsOf(match);
        parts.push(bits);
        if (isEmpty(bits)) break;
      }
      const bits = intersection(parts);
      if (isEmpty(bits)) continue;
      const before = levels.get(lacks);
      levels.set(lacks, before ? union([before, bits]) : bits);
    }
    return [...levels].sort(([a], [b]) => a - b);
  }

  async function found(sought: Sought): Promise<Found> {
    const levels = await levelsOf(sought.ways);
    if (levels.length || !sought.word) return foundOf(sought, levels);
    // Nothing has the word: those are taken that it may have been meant as.
    const meant = words.meantBy(sought.word);
    if (!meant.length) return foundOf(sought, levels);
    const ways = [way(2, wordsIn('strong', true, ...meant)), way(4, wordsIn('any', true, ...meant))];
    return { ...foundOf(sought, await levelsOf(ways)), corrected: meant[0] };
  }

  async function withNearby(one: Found): Promise<Found> {
    if (!one.sought.near.length) return one;
    return foundOf(one.sought, [...one.levels, ...(await levelsOf(one.sought.near))]);
  }

  async function lookUp(keyword: string, language: Language): Promise<Hits> {
    const all: Found[] = [];
    for (const sought of await understand(keyword, language, known())) all.push(await found(sought));
    if (!all.length) return NOTHING;
    const hits = fittest(all, false);
    if (!hits.leftOut.length || !all.some(({ sought }) => sought.near.length)) return hits;
    const nearby: Found[] = [];
    for (const one of all) nearby.push(await withNearby(one));
    const near = fittest(nearby, true);
    // What is nearby is an answer only where it has everything, or more than without it.
    return near.leftOut.length < hits.leftOut.length || !hits.ids.length ? near : hits;
  }

  /** What has everything; and where nothing has, what has most of it. */
  function fittest(all: readonly Found[], isNearby: boolean): Hits {
    const catalogue = sets.all();
    const telling = all.filter(({ levels }) => levels.length);
    const corrected = all.some((one) => one.corrected)
      ? all.map((one) => one.corrected ?? one.sought.text).join(' ')
      : undefined;
    const nothing = all.filter(({ levels }) => !levels.length).map(({ sought }) => sought.text);
    if (!telling.length) return { ...NOTHING, leftOut: nothing };
    const everything = among(catalogue, intersection(telling.map(({ any }) => any)));
    if (everything.length) return { ids: ranked(everything, telling), corrected, leftOut: nothing, isNearby };
    const most = mostOf(catalogue, telling);
    const ids = ranked(most, telling);
    const [first] = ids;
    const lacking =
      first === undefined ? [] : telling.filter(({ any }) => !has(any, first)).map(({ sought }) => sought.text);
    return { ids, corrected, leftOut: [...nothing, ...lacking], isNearby };
  }

  async function find(keyword: string, language: Language): Promise<Hits> {
    const generation = sources.generation();
    if (rememberedOf !== generation) {
      remembered.clear();
      rememberedOf = generation;
    }
    const key = `${language} ${keyword}`;
    const cachedHits = remembered.get(key);
    if (cachedHits) return cachedHits;
    const hits = withExact(await lookUp(keyword, language), exact(keyword));
    if (generation === sources.generation() && generation === rememberedOf) remembered.set(key, hits);
    return hits;
  }

  /** The product with the very number stands before all others. */
  function withExact(hits: Hits, id: number | undefined): Hits {
    if (id === undefined || !sets.isSold(id)) return hits;
    const others = hits.leftOut.length || hits.isNearby ? new Uint32Array() : hits.ids.filter((other) => other !== id);
    return { ...NOTHING, ids: Uint32Array.from([id, ...others]) };
  }

  /** Somebody who types digits types an item number. */
  function startingWith(keyword: string, most: number): readonly number[] {
    const wanted = compact(keyword);
    return /\d/.test(wanted) ? store.startingWith(wanted, most) : [];
  }

  return {
    find,
    exact,
    async suggest(keyword, language, most) {
      const byNumber = startingWith(keyword, most);
      return byNumber.length ? byNumber : [...(await find(keyword, language)).ids.subarray(0, most)];
    },
  };
}

const foundOf = (sought: Sought, levels: Found['levels']): Found => ({
  sought,
  levels,
  any: union(levels.map(([, bits]) => bits)),
  corrected: undefined,
});

/** A word that names a category counts as if it were as rare as one of eight times fewer. */
const CATEGORY_WEIGHT = 3;
const WEIGHT_STEPS = 8;

/** Those that have most: what few products have tells more than what many have. */
function mostOf(ids: Uint32Array, all: readonly Found[]): Uint32Array {
  const weights = new Uint16Array(ids.length);
  let most = 1;
  for (const { any, sought } of all) {
    const rarity = Math.log2(ids.length / (among(ids, any).length || 1)) + (sought.namesCategory ? CATEGORY_WEIGHT : 0);
    const weight = 1 + Math.round(WEIGHT_STEPS * rarity);
    let at = -1;
    for (const id of ids) {
      at++;
      if (!has(any, id)) continue;
      const sum = (weights[at] ?? 0) + weight;
      weights[at] = sum;
      most = Math.max(most, sum);
    }
  }
  return ids.filter((_, at) => weights[at] === most);
}

/** By what they lack, in the order of `ids` among equals. */
function ranked(ids: Uint32Array, all: readonly Found[]): Uint32Array {
  const count = ids.length;
  const scores = new Uint8Array(count);
  const lacks = new Uint8Array(count);
  for (const { levels } of all) {
    lacks.fill(MOST_LACKS);
    // Of several levels the least counts: it comes first, and is written last.
    for (const [its, bits] of levels.toReversed()) {
      for (let at = 0; at < count; at++) if (has(bits, ids[at] ?? 0)) lacks[at] = its;
    }
    for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) + (lacks[at] ?? 0);
  }
  const places = new Uint32Array(MOST_LACKS * all.length + 2);
  for (let at = 0; at < count; at++) countRank(places, scores[at] ?? 0);
  countsToPlaces(places);
  const result = new Uint32Array(count);
  for (let at = 0; at < count; at++) result[takePlace(places, scores[at] ?? 0)] = ids[at] ?? 0;
  return result;
}
