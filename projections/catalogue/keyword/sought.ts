// What a keyword asks for, in a form that every catalogue index can look for: pure data, so that a question can be read
// and tested without an index.

/** Where a word stands: in the item number, in the number or the name (`strong`), anywhere. */
export type Place = 'number' | 'strong' | 'any';

export type Match =
  /** One of the words is there. */
  | { readonly words: readonly string[]; readonly place: Place; readonly whole: boolean }
  /** It lies in one of these categories. */
  | { readonly categories: readonly string[] };

/** One way in which a product can be what was asked for: all of the matches. */
export interface Way {
  readonly all: readonly Match[];
  /** The worse the way the more it lacks; 0 is the best. */
  readonly lacks: number;
}

/** One thing that a keyword asks for: a word, a number with its unit, dimensions. A product has it in any of the ways. */
export interface Sought {
  /** As it was typed, in lower case. */
  readonly text: string;
  readonly ways: readonly Way[];
  /** Ways that count where no product has everything: numbers nearby. */
  readonly near: readonly Way[];
  /** A word that names a category matters more than another, where a product cannot have everything. */
  readonly namesCategory: boolean;
  /** A word that may be mistyped. */
  readonly word: string | undefined;
}

/** Above everything that a way can lack. */
export const MOST_LACKS = 12;
/** Words of one keyword that are looked for. */
export const MOST_SOUGHT = 24;

export const way = (lacks: number, ...all: readonly Match[]): Way => ({ all, lacks });
export const words = (place: Place, whole: boolean, ...some: readonly string[]): Match => ({
  words: some,
  place,
  whole,
});
