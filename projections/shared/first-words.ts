const FIRST_WORDS = 240;

/** The words that a message begins with, for a row of a list. */
export const firstWords = (text: string): string =>
  text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).replace(/\s+\S*$/, '')}…` : text;
