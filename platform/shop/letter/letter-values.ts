// What a letter is filled with, and what stands around its words.
import type { Language } from '#platform/kernel/texts/texts.ts';

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** The value leads there. */
  readonly url?: string;
  readonly isTotal?: boolean;
}

export interface LetterValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, readonly LetterRow[]>>;
}

/** What every letter of the shop has around its words. */
export interface LetterFrame {
  readonly language: Language;
  readonly shopName: string;
  /** Whom the letter comes from, where that is another than the configuration says. */
  readonly senderAddress?: string;
  /** Where the shop's logo is, and the pixels that it is shown in; without one its name stands there. */
  readonly logo?: { readonly url: string; readonly width: number; readonly height: number };
  /** Below the name at the end, such as the shop's address; several lines. */
  readonly footer?: string;
}
