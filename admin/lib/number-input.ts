// Numbers as they are typed and shown in input fields: without a currency sign, with the reader's own decimal mark.
import { numberFormat } from './format.ts';

/** Minor units as "1234.50" or "1234,50"; `digits` are the decimals of their currency (`minorDigits`). */
export const amountText = (amount: number, locale: string, digits = 2): string =>
  numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(
    amount / 10 ** digits,
  );
/** Percent, up to three decimals. */
export const percentText = (percent: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(percent);

/** Percent for the eye: one decimal, with its sign. */
export const shortPercent = (percent: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: 1, style: 'percent' }).format(percent / 100);

/** A typed number; a comma is a decimal mark in French, and groups thousands in English. Undefined when it is none. */
export function typedNumber(text: string, locale: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f$€£%]/g, '');
  const dotted = locale === 'fr' ? bare.replace(',', '.') : bare.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(dotted) ? Number(dotted) : undefined;
}

/** A typed amount in minor units. */
export function typedAmount(text: string, locale: string, digits = 2): number | undefined {
  const value = typedNumber(text, locale);
  return value === undefined ? undefined : Math.round(value * 10 ** digits);
}

/** What is stored of a typed number: whole, unless more decimals are shown than its scale takes. */
export function storedNumber(number: number, scale: number, decimals: number): number {
  const fraction = Math.max(1, 10 ** decimals / scale);
  return Math.round(number * scale * fraction) / fraction;
}

/** By how many percent `now` differs from `before`. */
export const differencePercent = (before: number, now: number): number =>
  before ? Math.round(((now - before) / before) * 1_000) / 10 : 0;
