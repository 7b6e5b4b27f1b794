/** Collects conditions and their values; `?` stands for the next value. */
export class Filter {
  readonly values: unknown[] = [];
  readonly #conditions: string[] = [];

  and(condition: string, ...values: readonly unknown[]): void {
    const numbers = values.map((value) => `$${this.values.push(value)}`);
    this.#conditions.push(condition.replace(/\?/g, () => numbers.shift()!));
  }

  get sql(): string {
    return this.#conditions.join(' and ') || 'true';
  }
}

/** A trigram index cannot find less than this within a word: then it finds the beginnings of words. */
const TRIGRAM = 3;

/** What a `search` column holds. */
export const searchable = (texts: readonly string[]): string => ['', ...texts].join(' ').toLowerCase();
/** Text to look for in a `search` column, which has a trigram index. */
export const likeSearchable = (text: string): string => like((text.length < TRIGRAM ? ` ${text}` : text).toLowerCase());

/** Text to look for anywhere in a column. */
export const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
