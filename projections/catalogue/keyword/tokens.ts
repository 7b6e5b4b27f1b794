// Cuts a keyword into what belongs together: dimensions, numbers with their units, words.
import { needed } from '#domain/shared/needed.ts';
import { normalText } from '#projections/shared/words/normal-text.ts';
import { NUMBER_PATTERN, UNIT_PATTERN, unitOf, type Unit } from '#projections/shared/words/units.ts';

export type Token =
  | {
      readonly kind: 'dimensions';
      readonly text: string;
      /** `m` of a thread, or nothing. */
      readonly prefix: string;
      readonly numbers: readonly string[];
      readonly unit: Unit | undefined;
    }
  | { readonly kind: 'measure'; readonly text: string; readonly number: string; readonly unit: Unit }
  | { readonly kind: 'word'; readonly text: string };

const N = `(?:${NUMBER_PATTERN})`;
const U = `(?:${UNIT_PATTERN})`;
const END = '(?![a-z0-9])';
const DIMENSIONS = new RegExp(`(m?)(${N}(?:\\s*${U})?(?:\\s*x\\s*${N}(?:\\s*${U}${END})?)+)${END}`, 'y');
const MEASURE = new RegExp(`(${N})\\s*(${U})${END}(?!/\\d)`, 'y');
const WORD = /[^\s,;:()[\]|!?&+]+/y;
const ONE = new RegExp(`(${N})\\s*(${U})?`);

/** Words that say nothing of a part; a keyword of nothing else is taken by its word. */
const SMALL_WORDS = new Set(
  (
    'a an and any at by for from i in is me my need of on or please some that the to want with ' +
    'au aux avec ce d dans de des du en et il je l la le les mon ou par pour que sur un une veux voudrais'
  ).split(' '),
);

const trimmed = (word: string) => word.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');

/** In the order in which they were typed. */
export function tokensOf(keyword: string): Token[] {
  const text = normalText(keyword);
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    const dimensions = take(DIMENSIONS);
    if (dimensions) {
      const [whole, prefix = '', sizes = ''] = dimensions;
      const parts = sizes.split('x').map((part) => needed(ONE.exec(part.trim()), 'number of the dimensions'));
      const unit = parts.map(([, , spelling]) => spelling).find(Boolean);
      tokens.push({
        kind: 'dimensions',
        text: whole.trim(),
        prefix,
        numbers: parts.map(([, number = '']) => number),
        unit: unit ? unitOf(unit) : undefined,
      });
      continue;
    }
    const measure = take(MEASURE);
    if (measure) {
      const [whole, number = '', spelling = ''] = measure;
      tokens.push({ kind: 'measure', text: whole, number, unit: needed(unitOf(spelling), 'unit of the measure') });
      continue;
    }
    const word = take(WORD);
    if (!word) at += 1;
    else if (trimmed(word[0])) tokens.push({ kind: 'word', text: trimmed(word[0]) });
  }
  const telling = tokens.filter(({ kind, text: its }) => kind !== 'word' || !SMALL_WORDS.has(its));
  return telling.length ? telling : tokens;
}
