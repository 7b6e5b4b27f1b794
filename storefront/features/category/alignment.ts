// Numbers of a column stand on their decimal point.
import type { ProductCard } from '#contracts/category/category.ts';

export interface Alignment {
  /** Digits after the point, of the number that has most. */
  readonly decimals: number;
}

const NUMBER = /^-?\d+(?:[.,](\d+))?$/;
/** As wide as a point, and as a digit. */
const POINT = '\u2008';
const DIGIT = '\u2007';

const valueOf = ({ attributes }: ProductCard, key: string) => attributes.find((one) => one.key === key)?.value;

/** Undefined for a column with anything else than numbers. */
export function alignment(products: readonly ProductCard[], key: string): Alignment | undefined {
  const values = products.flatMap((product) => valueOf(product, key) ?? []);
  const found = values.map((value) => NUMBER.exec(value));
  if (!values.length || found.some((one) => !one)) return undefined;
  return { decimals: Math.max(...found.map((one) => one?.[1]?.length ?? 0)) };
}

/** A number with blanks in place of the decimals that it lacks. */
export function alignedNumber(value: string, { decimals }: Alignment): string {
  const own = NUMBER.exec(value)?.[1]?.length ?? 0;
  return value + (own === 0 && decimals > 0 ? POINT : '') + DIGIT.repeat(decimals - own);
}
