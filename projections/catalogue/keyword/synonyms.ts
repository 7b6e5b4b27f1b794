// The dealer's synonyms as a search takes them: which words stand for which others, in each language.
import type { SynonymData } from '#domain/synonym/synonym.events.ts';
import { stem } from '#projections/shared/words/words.ts';
import { normalText } from '#projections/shared/words/normal-text.ts';

export interface Synonyms {
  /** By language, then by the words of a phrase with spaces between them: the phrases that it also stands for. */
  readonly en: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly fr: ReadonlyMap<string, readonly (readonly string[])[]>;
}

export const NO_SYNONYMS: Synonyms = { en: new Map(), fr: new Map() };

/** Words of one phrase. */
const MOST_WORDS = 4;

const phraseOf = (text: string): readonly string[] =>
  normalText(text)
    .split(/[^a-z0-9./-]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(stem);

export function synonymsOf(rows: Iterable<{ readonly data: SynonymData | null }>): Synonyms {
  const result = { en: new Map<string, (readonly string[])[]>(), fr: new Map<string, (readonly string[])[]>() };
  for (const { data } of rows) {
    if (!data) continue;
    const phrases = data.words.map(phraseOf).filter((phrase) => phrase.length > 0);
    const [first, ...others] = phrases;
    if (!first) continue;
    for (const language of data.language === 'both' ? (['en', 'fr'] as const) : [data.language]) {
      const into = result[language];
      for (const phrase of data.direction === 'one-way' ? [first] : phrases) {
        const key = phrase.join(' ');
        const rest = (data.direction === 'one-way' ? others : phrases).filter((other) => other !== phrase);
        into.set(key, [...(into.get(key) ?? []), ...rest]);
      }
    }
  }
  return result;
}

/** The longest phrase that begins at a word and has synonyms. */
export function sameWords(
  synonyms: Synonyms,
  typed: readonly string[],
  at: number,
  language: 'en' | 'fr',
): { readonly length: number; readonly others: readonly (readonly string[])[] } | undefined {
  const known = synonyms[language];
  if (!known.size) return undefined;
  for (let length = Math.min(MOST_WORDS, typed.length - at); length > 0; length--) {
    const others = known.get(typed.slice(at, at + length).join(' '));
    if (others) return { length, others };
  }
  return undefined;
}
