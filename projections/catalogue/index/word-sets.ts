// Holds the products that have a word as sets of bits. FTS5 finds them; what was looked up lately is remembered, and
// kept right product by product, so that a change costs no search its speed.
import { setImmediate as turn } from 'node:timers/promises';
import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import type { Words } from '../keyword/product-words.ts';
import type { Place } from '../keyword/sought.ts';
import { measureOf } from '../keyword/understand.ts';
import { add, createBitSet, remove, withRoomFor, type BitSet } from './bit-set.ts';
import type { IndexStore } from './index-store.ts';
import { mistakesAllowed } from '#projections/shared/words/words.ts';

/** `whole`: the word itself; otherwise also as a beginning. */
export interface WordPlace {
  readonly whole: boolean;
  readonly place: Place;
}

export interface WordSets {
  /** Bit `n` is set for the product with id `n` that has one of the words. Not to be changed. */
  find(words: readonly string[], place: WordPlace): Promise<BitSet>;
  /** Words of texts that are a number with a unit. */
  measures(): readonly string[];
  /** Words that were perhaps meant by one that nothing has, the nearest first. */
  meantBy(word: string): readonly string[];
  /** Takes over the words of products that changed; none: it is gone. */
  change(products: readonly { readonly id: number; readonly words: Words | undefined }[]): void;
  clear(): void;
}

const REMEMBERED_BYTES = 24_000_000;
/**
 * Ids that are asked for at once: 12 ms where all of them have the word. Smaller slices cost the same each, since FTS5
 * goes through a word's list from its beginning.
 */
const SLICE = 100_000;
/** More work than this to keep the remembered sets right, and they are found anew instead. */
const MOST_CHECKS = 20_000;
const MOST_MEANT = 8;

const COLUMNS: Readonly<Record<Place, string>> = { number: '{number} : ', strong: '{number name} : ', any: '' };
const NOTHING: BitSet = new Uint32Array();

interface Remembered {
  readonly words: readonly string[];
  readonly place: WordPlace;
  bits: BitSet;
}

export function createWordSets(store: IndexStore, biggestId: () => number): WordSets {
  const remembered = new LRUCache<string, Remembered>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bits }, key) => 200 + key.length + bits.byteLength,
  });
  const vocabulary = new Set<string>();
  const measures = new Set<string>();
  const learn = (word: string): void => {
    if (!/\d/.test(word)) vocabulary.add(word);
    else if (measureOf(word)) measures.add(word);
  };
  store.vocabulary().forEach(learn);
  let generation = 0;
  const underWay = new Map<string, Promise<BitSet>>();

  /** What many ask for at the same moment is looked up once. */
  function find(words: readonly string[], place: WordPlace): Promise<BitSet> {
    // What is no word of any product needs no look-up; those with digits are too many to be kept in memory.
    const some = place.whole ? words.filter((word) => /[\d=]/.test(word) || vocabulary.has(word)) : words;
    if (!some.length) return Promise.resolve(NOTHING);
    const key = `${place.whole ? '' : '^'}${place.place} ${some.join(' ')}`;
    const known = remembered.get(key);
    if (known) return Promise.resolve(known.bits);
    let looking = underWay.get(key);
    if (!looking) {
      looking = lookUp(key, some, place).finally(() => underWay.delete(key));
      underWay.set(key, looking);
    }
    return looking;
  }

  async function lookUp(key: string, words: readonly string[], place: WordPlace): Promise<BitSet> {
    for (;;) {
      const before = generation;
      const most = biggestId();
      const bits = createBitSet(most);
      const any = words.map((word) => `"${word}"${place.whole ? '' : '*'}`).join(' OR ');
      const expression = `${COLUMNS[place.place]}(${any})`;
      for (let after = 0; after < most; after += SLICE) {
        // A search of known words need not wait for all that is looked up.
        await turn();
        for (const id of store.matching(expression, after, Math.min(after + SLICE, most))) add(bits, id);
      }
      // What changed between two slices may be in the set in part only.
      if (before !== generation) continue;
      remembered.set(key, { words, place, bits });
      return bits;
    }
  }

  return {
    find,
    measures: () => [...measures],
    meantBy(word) {
      const most = mistakesAllowed(word);
      if (!most) return [];
      // Two neighbouring letters the wrong way round are the commonest mistake of all.
      const swapped = swappedLetters(word).filter((other) => vocabulary.has(other));
      if (swapped.length) return swapped.slice(0, MOST_MEANT);
      return [...vocabulary]
        .filter((known) => Math.abs(known.length - word.length) <= most)
        .map((known) => ({ known, mistakes: distance(known, word) }))
        .filter(({ mistakes }) => mistakes <= most)
        .sort((a, b) => a.mistakes - b.mistakes || (a.known < b.known ? -1 : 1))
        .slice(0, MOST_MEANT)
        .map(({ known }) => known);
    },
    change(products) {
      generation += 1;
      for (const { words } of products)
        for (const word of words ? [...words.number, ...words.name, ...words.other] : []) learn(word);
      if (products.length * remembered.size > MOST_CHECKS) return void remembered.clear();
      for (const entry of remembered.values()) for (const { id, words } of products) setBit(entry, id, words);
    },
    clear() {
      generation += 1;
      remembered.clear();
    },
  };
}

const swappedLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

function setBit(entry: Remembered, id: number, words: Words | undefined): void {
  entry.bits = withRoomFor(entry.bits, id);
  const { words: wanted, place } = entry;
  const fits = place.whole
    ? (other: string) => wanted.includes(other)
    : (other: string) => wanted.some((word) => other.startsWith(word));
  const looked = words
    ? [words.number, ...(place.place === 'number' ? [] : [words.name]), ...(place.place === 'any' ? [words.other] : [])]
    : [];
  const change = looked.some((some) => some.some(fits)) ? add : remove;
  change(entry.bits, id);
}
