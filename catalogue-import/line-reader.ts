// Reads typed values out of one line's texts; what cannot be read is an error of that line, and reading goes on.
import type { Line, LineError } from './csv-file.ts';

export class LineReader {
  readonly errors: LineError[] = [];
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  fail(column: string, problem: string): void {
    this.errors.push({ file: this.#line.file, line: this.#line.number, column, problem });
  }

  has(column: string): boolean {
    return column in this.#line.values;
  }

  text(column: string): string {
    return this.#line.values[column] ?? '';
  }

  required(column: string): string {
    const value = this.text(column);
    if (!value) this.fail(column, 'is empty');
    return value;
  }

  integer(column: string, fallback?: number): number {
    return this.#number(column, fallback, /^-?\d+$/, 'is not a whole number');
  }

  decimal(column: string, fallback?: number): number {
    return this.#number(column, fallback, /^-?\d+([.]\d+)?$/, 'is not a number with a decimal point');
  }

  yes(column: string, fallback: boolean): boolean {
    const value = this.text(column).toLowerCase();
    if (!value) return fallback;
    if (value !== 'yes' && value !== 'no') this.fail(column, `says "${value}", not yes or no`);
    return value === 'yes';
  }

  /** `a;b;c` */
  list(column: string): string[] {
    return this.text(column).split(';').map((part) => part.trim()).filter(Boolean);
  }

  translated(column: string): { en: string; fr: string } {
    const en = this.text(`${column}_en`);
    return { en, fr: this.text(`${column}_fr`) || en };
  }

  /** `bore=25;width=15` */
  pairs(column: string, separator: string): [string, string][] {
    return this.list(column).flatMap((part) => {
      const at = part.indexOf(separator);
      if (at > 0) return [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
      this.fail(column, `"${part}" has no ${separator}`);
      return [];
    });
  }

  #number(column: string, fallback: number | undefined, pattern: RegExp, problem: string): number {
    const value = this.text(column);
    if (!value && fallback !== undefined) return fallback;
    if (pattern.test(value)) return Number(value);
    this.fail(column, `"${value}" ${problem}`);
    return 0;
  }
}

/** `12.50` is 1250 cents; more than two decimals are refused, not rounded. */
export function cents(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
