// Finding products by words or by item number, in both languages at once. All words must be there; a product stands the
// higher the more of them it has in its number or name, and as whole words.
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

/** What one word adds to a product's score. */
interface Found {
  readonly any: Uint32Array;
  readonly strong: Uint32Array;
  readonly strongWhole: Uint32Array;
}

export function createSearch(store: IndexStore, sets: ProductSets, words: WordSets): Search {
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
    const biggest = ids.reduce((most, some) => some.reduce((max, id) => Math.max(max, id), most), 0);
    const result = new Uint32Array(Math.max(bits.length, (biggest >>> 5) + 1));
    result.set(bits);
    for (const some of ids) for (const id of some) result[id >>> 5]! |= 1 << (id & 31);
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

const isEmpty = (bits: Uint32Array) => bits.every((word) => word === 0);

function union(sets: readonly Uint32Array[]): Uint32Array {
  const result = new Uint32Array(Math.max(0, ...sets.map(({ length }) => length)));
  for (const bits of sets) for (let at = 0; at < bits.length; at++) result[at]! |= bits[at]!;
  return result;
}

/** Of `ids`, those that have every word: by score, the order of `ids` among equals. */
function ranked(ids: Uint32Array, words: readonly Found[]): Uint32Array {
  const hits = new Uint32Array(ids.length);
  const scores = new Uint8Array(ids.length);
  const starts = new Uint32Array(2 * words.length + 2);
  let count = 0;
  for (const id of ids) {
    const [at, bit] = [id >>> 5, 1 << (id & 31)];
    let lacking = 0;
    let has = true;
    for (const { any, strong, strongWhole } of words) {
      if (!(any[at]! & bit)) {
        has = false;
        break;
      }
      lacking += strongWhole[at]! & bit ? 0 : strong[at]! & bit ? 1 : 2;
    }
    if (!has) continue;
    hits[count] = id;
    scores[count++] = lacking;
    starts[lacking + 1]!++;
  }
  for (let score = 0; score < starts.length - 1; score++) starts[score + 1]! += starts[score]!;
  const result = new Uint32Array(count);
  for (let at = 0; at < count; at++) result[starts[scores[at]!]!++] = hits[at]!;
  return result;
}
