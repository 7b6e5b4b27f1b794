// Reads typed values out of one line's texts; what cannot be read is an error of that line, and reading goes on.
import type { TranslatedChange } from '#domain/shared/translated.ts';
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

  /** A number as this file writes it, with a decimal point: `12,50` is `12.50` in a file with semicolons. */
  point(text: string): string {
    return this.#line.decimalComma ? text.replace(/^(-?\d+),(\d+)$/, '$1.$2') : text;
  }

  /**
   * Reads a column by `read`; undefined where the file has no such column, so that nothing is said of the field.
   */
  ifNamed<T>(column: string, read: (column: string) => T): T | undefined {
    return this.has(column) ? read(column) : undefined;
  }

  yes(column: string, fallback: boolean): boolean {
    const value = this.text(column).toLowerCase();
    if (!value) return fallback;
    if (value !== 'yes' && value !== 'no') this.fail(column, `says "${value}", not yes or no`);
    return value === 'yes';
  }

  /** `a;b;c` */
  list(column: string): string[] {
    return this.text(column)
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
  }

  /** The languages that the file has columns for; undefined where it has neither. */
  translated(column: string): TranslatedChange | undefined {
    const en = this.ifNamed(`${column}_en`, (name) => this.text(name));
    const fr = this.ifNamed(`${column}_fr`, (name) => this.text(name));
    return en === undefined && fr === undefined
      ? undefined
      : { ...(en === undefined ? {} : { en }), ...(fr === undefined ? {} : { fr }) };
  }

  /** A name may be left out, but not emptied. */
  name(column: string): TranslatedChange | undefined {
    if (this.has(`${column}_en`)) this.required(`${column}_en`);
    return this.translated(column);
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
    const value = this.point(this.text(column));
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
