import type { Language } from '#storefront/lib/language.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';

/** "38,500", where a unit says that it is a measure: digits of a code are never grouped. */
export const measure = (value: string, unit: string, language: Language): string =>
  unit && /^\d{5,}$/.test(value) ? formatNumber(Number(value), language) : value;

/** "38,500 rpm", "2 rubber seals". */
export const measureText = (value: string, unit: string, language: Language): string =>
  unit ? `${measure(value, unit, language)} ${unit}` : value;
