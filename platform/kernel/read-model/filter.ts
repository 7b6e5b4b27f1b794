// Texts to look for with `like`.

/** A trigram index cannot find less than this within a word: then it finds the beginnings of words. */
const TRIGRAM = 3;

/** The text of a `search` column. */
export const searchable = (texts: readonly string[]): string => ['', ...texts].join(' ').toLowerCase();
/** Text to look for in a `search` column, which has a trigram index. */
export const likeSearchable = (text: string): string => like((text.length < TRIGRAM ? ` ${text}` : text).toLowerCase());

/** Text to look for anywhere in a column. */
export const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
