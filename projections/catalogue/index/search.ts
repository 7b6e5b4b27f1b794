// Finding products by words or by item number, in both languages at once. All words must be there; a product stands the
// higher the more of them it has in its number or name, and as whole words.
import { LRUCache } from 'lru-cache';
import type { IndexStore } from './index-store.ts';
import type { ProductSets } from './product-sets.ts';
import type { WordPlace, WordSets } from './word-sets.ts';
import { compact, wordsOf } from './words.ts';

export interface Search {
  /** Ids of what is sold, best match first. */
  find(keyword: string): Promise<Uint32Array>;
  /** The product whose number this is, however it is written. */
  exact(keyword: string): number | undefined;
  suggest(keyword: string, most: number): Promise<readonly number[]>;
}

/** From here on a word may be the beginning of a longer one. */
const SHORTEST_BEGINNING = 2;
const MOST_WORDS = 24;
const PLACES = {
  anywhere: { whole: false, strong: false },
  anywhereWhole: { whole: true, strong: false },
  strong: { whole: false, strong: true },
  strongWhole: { whole: true, strong: true },
} as const satisfies Record<string, WordPlace>;

/** The points that one word adds to a product's score. */
interface Found {
  readonly any: Uint32Array;
  readonly strong: Uint32Array;
  readonly strongWhole: Uint32Array;
}

/** The hits of keywords are kept: a buyer who narrows a search or turns its pages asks for the same ones again. */
const REMEMBERED_BYTES = 16_000_000;

/** `generation` grows with every change of what is searched. */
export function createSearch(store: IndexStore, sets: ProductSets, words: WordSets, generation: () => number): Search {
  const remembered = new LRUCache<string, Uint32Array>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (hits, key) => 200 + key.length + hits.byteLength,
  });
  let rememberedOf = generation();
  const soldExactly = (keyword: string) => store.exactly(compact(keyword));

  async function found(word: string): Promise<Found> {
    const asBeginning = word.length >= SHORTEST_BEGINNING;
    const any = withCategories(await words.find(word, asBeginning ? PLACES.anywhere : PLACES.anywhereWhole), word);
    if (isEmpty(any)) return meant(word);
    const strongWhole = await words.find(word, PLACES.strongWhole);
    return { any, strongWhole, strong: asBeginning ? await words.find(word, PLACES.strong) : strongWhole };
  }

  /** A product is also found by the name of its category. */
  function withCategories(bits: Uint32Array, word: string): Uint32Array {
    const named = sets.tree.all.filter((category) => category.words.some((other) => other.startsWith(word)));
    if (!named.length) return bits;
    const ids = named.map((category) => sets.within(category));
    const result = new Uint32Array(Math.max(bits.length, (sets.biggest >>> 5) + 1));
    result.set(bits);
    for (const some of ids) for (let at = 0; at < some.length; at++) result[some[at]! >>> 5]! |= 1 << (some[at]! & 31);
    return result;
  }

  /** Nothing has the word: those are taken that it may have been meant as. */
  async function meant(word: string): Promise<Found> {
    const sets = [];
    for (const other of words.meantBy(word))
      sets.push([await words.find(other, PLACES.anywhereWhole), await words.find(other, PLACES.strongWhole)] as const);
    const strong = union(sets.map(([, bits]) => bits));
    return { any: union(sets.map(([bits]) => bits)), strong, strongWhole: strong };
  }

  async function find(keyword: string): Promise<Uint32Array> {
    if (rememberedOf !== generation()) {
      remembered.clear();
      rememberedOf = generation();
    }
    const known = remembered.get(keyword);
    if (known) return known;
    const before = generation();
    const hits = await lookUp(keyword);
    if (before === generation() && before === rememberedOf) remembered.set(keyword, hits);
    return hits;
  }

  async function lookUp(keyword: string): Promise<Uint32Array> {
    const wanted = wordsOf(keyword).slice(0, MOST_WORDS);
    const all = [];
    for (const word of wanted) all.push(await found(word));
    const first = soldExactly(keyword);
    const hits = all.length ? ranked(sets.all(), all) : new Uint32Array();
    if (first === undefined) return hits;
    return Uint32Array.from([first, ...hits.filter((id) => id !== first)]);
  }

  /** Somebody who types digits types an item number. */
  function startingWith(keyword: string, most: number): readonly number[] {
    const wanted = compact(keyword);
    return /\d/.test(wanted) ? store.startingWith(wanted, most) : [];
  }

  return {
    find,
    exact: soldExactly,
    async suggest(keyword, most) {
      const byNumber = startingWith(keyword, most);
      return byNumber.length ? byNumber : [...(await find(keyword)).subarray(0, most)];
    },
  };
}

const isEmpty = (bits: Uint32Array) => {
  for (let at = 0; at < bits.length; at++) if (bits[at]) return false;
  return true;
};

function union(sets: readonly Uint32Array[]): Uint32Array {
  const result = new Uint32Array(Math.max(0, ...sets.map(({ length }) => length)));
  for (const bits of sets) for (let at = 0; at < bits.length; at++) result[at]! |= bits[at]!;
  return result;
}

/** Picks those of `ids` that have every word: by score, in the order of `ids` among equals. */
function ranked(ids: Uint32Array, words: readonly Found[]): Uint32Array {
  const all = intersection(words.map(({ any }) => any));
  const hits = new Uint32Array(ids.length);
  let count = 0;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!;
    if (all[id >>> 5]! & (1 << (id & 31))) hits[count++] = id;
  }
  // What has a word in its number or name lacks nothing, where it is only the beginning of one it lacks a little.
  const scores = new Uint8Array(count);
  for (const { strong, strongWhole } of words)
    for (let at = 0; at < count; at++) {
      const [place, bit] = [hits[at]! >>> 5, 1 << (hits[at]! & 31)];
      scores[at]! += strongWhole[place]! & bit ? 0 : strong[place]! & bit ? 1 : 2;
    }
  const starts = new Uint32Array(2 * words.length + 2);
  for (let at = 0; at < count; at++) starts[scores[at]! + 1]!++;
  for (let score = 0; score < starts.length - 1; score++) starts[score + 1]! += starts[score]!;
  const result = new Uint32Array(count);
  for (let at = 0; at < count; at++) result[starts[scores[at]!]!++] = hits[at]!;
  return result;
}

function intersection(sets: readonly Uint32Array[]): Uint32Array {
  const result = sets[0]!.slice();
  for (const bits of sets.slice(1)) for (let at = 0; at < result.length; at++) result[at]! &= bits[at] ?? 0;
  return result;
}
