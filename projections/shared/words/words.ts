// Parts texts and search terms into words: a buyer types what stands on the part, in either language, with or without
// accents.
import { needed } from '#domain/shared/needed.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { normalText } from './normal-text.ts';
import { NUMBER_PATTERN, UNIT_PATTERN, unitOf } from './units.ts';

/** `HB M10x50 8.8` and `hb-m10x50-8.8` are one number. */
export const compact = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '');

/** Enough to let "bearings" find "bearing" and "roulements" find "roulement". */
export const stem = (word: string) => (/^[a-z]{4,}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word);

const FRACTION = /^(?:\d+-)?\d+\/\d+$/;
const trimmed = (word: string) => word.replace(/^[.,/-]+|[.,/-]+$/g, '');

/** A word with the parts that it is made of: `25x52` of its numbers, `6205-2rs` of its halves, which are one word too. */
export function partsOf(word: string): string[] {
  if (FRACTION.test(word)) return [word];
  const parts = word.split(/-|\/(?!\d)|(?<!\d)\/|(?<=\d)x(?=\d)/).map(trimmed);
  return parts.length > 1 ? [word, ...parts, word.replaceAll('-', '')] : [word];
}

const DIMENSIONS = /(?<![a-z0-9.])(m?)(\d+(?:[./]\d+)?(?:\s*x\s*\d+(?:[./]\d+)?)+)(?![\d.]*\d)/g;
/** The unit after the last of them is that of all. */
const UNIT_AFTER = new RegExp(`^\\s*(${UNIT_PATTERN})(?![a-z0-9/])`);
const MEASURES = new RegExp(`(?<![a-z0-9]|\\d\\.)(${NUMBER_PATTERN})\\s*(${UNIT_PATTERN})(?![a-z0-9/])`, 'g');
const DESIGNATIONS = /(?<![a-z0-9.])([a-z]{1,4}) (\d+(?:\.\d+)?)(?![a-z0-9.]*[a-z0-9])/g;

/** `25 x 52 x 15` as one word, and as it begins; `m8 x 40` also without its letter. */
export function dimensionWords(prefix: string, numbers: readonly string[]): string[] {
  const words = numbers.slice(1).map((_, at) => numbers.slice(0, at + 2).join('x'));
  return prefix ? [...words.map((word) => prefix + word), ...words] : words;
}

/** What several words of a text mean together: dimensions, a number with its unit, `dn 15`. */
const joinedWords = (text: string): string[] => [
  ...[...text.matchAll(DIMENSIONS)].flatMap((found) => {
    const [all, prefix = '', joined = ''] = found;
    const numbers = joined.split('x').map((one) => one.trim());
    const unit = unitOf(UNIT_AFTER.exec(text.slice(found.index + all.length))?.[1] ?? '');
    const measures = unit && !prefix ? numbers.map((number) => measureWord(number, unit.name)) : [];
    return [...dimensionWords(prefix, numbers), ...measures];
  }),
  ...[...text.matchAll(MEASURES)].map(([, number = '', unit = '']) =>
    measureWord(number, needed(unitOf(unit), 'unit').name),
  ),
  ...[...text.matchAll(DESIGNATIONS)].map(([, letters = '', number = '']) => letters + number),
];

/** A number with its unit as one word: `1.5kw`. */
export const measureWord = (number: string, unit: string): string =>
  `${/^\d+\.\d+$/.test(number) ? String(Number(number)) : number}${unit}`;

/** Words, and numbers with their decimals; what belongs together also as one word. */
export function wordsOf(source: string): string[] {
  const text = normalText(source);
  const found = text
    .split(/[^a-z0-9.,/-]+/)
    .map(trimmed)
    .flatMap(partsOf)
    .filter(Boolean)
    .map(stem);
  return [...new Set([...found, ...joinedWords(text)])];
}

const DIGITS = 12;

/** Sorts as people count: `6205` before `16005`, `é` beside `e`. */
export const sortKey = (text: string): string => plain(text).replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));

const SHORTEST_MISTYPED = 4;
const LETTERS_PER_MISTAKE = 5;

/** The number of letters of a word that may be wrong; a number must be right. */
export const mistakesAllowed = (word: string): number =>
  /\d/.test(word) || word.length < SHORTEST_MISTYPED ? 0 : Math.max(1, Math.round(word.length / LETTERS_PER_MISTAKE));
