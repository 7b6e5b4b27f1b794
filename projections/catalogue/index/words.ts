// Parts texts and search terms into words: a buyer types what stands on the part, in either language, with or without
// accents.
import { plain } from '#domain/shared/plain-text.ts';

/** `HB M10x50 8.8` and `hb-m10x50-8.8` are one number. */
export const compact = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '');

/** Enough to let "bearings" find "bearing" and "roulements" find "roulement". */
const stem = (word: string) => (/^[a-z]{4,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word);

/** Words, and numbers with their decimals; dimensions such as 25x52 also as parts. */
export function wordsOf(text: string): string[] {
  const found = plain(text)
    .split(/[^a-z0-9.,/-]+/)
    .flatMap((word) => [word, ...word.split(/[-/x]/)])
    .map((word) => word.replace(/^[.,/-]+|[.,/-]+$/g, ''))
    .filter(Boolean)
    .map(stem);
  return [...new Set(found)];
}

const DIGITS = 12;

/** Sorts as people count: `6205` before `16005`, `é` beside `e`. */
export const sortKey = (text: string): string => plain(text).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));

const SHORTEST_MISTYPED = 4;
const LETTERS_PER_MISTAKE = 5;

/** The number of letters of a word that may be wrong; a number must be right. */
export const mistakesAllowed = (word: string): number =>
  /\d/.test(word) || word.length < SHORTEST_MISTYPED ? 0 : Math.max(1, Math.round(word.length / LETTERS_PER_MISTAKE));
