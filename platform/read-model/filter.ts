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

/** Text to look for anywhere in a column. */
export const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
