/** A text in both languages of the shop. */
export interface Translated {
  readonly en: string;
  readonly fr: string;
}

export const NO_TEXT: Translated = { en: '', fr: '' };

/** A change of a text: a language that it does not name stays as it is. */
export interface TranslatedChange {
  readonly en?: string | undefined;
  readonly fr?: string | undefined;
}

/** French that was never written is the English, and follows it; an empty French text is one that was never written. */
export function changeText(before: Translated | undefined, change: TranslatedChange = {}): Translated {
  const en = change.en ?? before?.en ?? '';
  const ofItsOwn = before && before.fr !== before.en ? before.fr : en;
  return { en, fr: change.fr === undefined ? ofItsOwn : change.fr || en };
}

/** For a refusal, which is put into words where the reader's language is known: one name where both are the same. */
export const inBoth = ({ en, fr }: Translated): string => (en === fr ? en : `${en} / ${fr}`);
