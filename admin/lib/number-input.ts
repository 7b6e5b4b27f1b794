// Figures as they are typed and shown in the desk's cells: without a currency sign, with the reader's own decimal mark.
import type { QuoteDesk } from '#admin/app/data-provider.ts';
import { numberFormat } from './format.ts';

export type Line = QuoteDesk['lines'][number];
export type Discount = NonNullable<Line['discount']>['discount'];

/** Minor units as "1234.50" or "1234,50". */
export const amountText = (amount: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }).format(amount / 100);
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
export function typedAmount(text: string, locale: string): number | undefined {
  const value = typedNumber(text, locale);
  return value === undefined ? undefined : Math.round(value * 100);
}

/** What was typed as percent, amount or proposed total, as the contract has it. */
export function typedDiscount(kind: Discount['kind'], text: string, locale: string): Discount | undefined {
  const value = typedNumber(text, locale);
  if (value === undefined) return undefined;
  return { kind, value: Math.round(value * (kind === 'percent' ? 1_000 : 100)) };
}

/**
 * What a discount comes to over `base`, in the three ways of saying it: percent, amount and what is left, the latter
 * two in minor units.
 */
export function discountFigures(
  base: number,
  discount: Discount | undefined,
): { percent: number; amount: number; total: number } {
  const amount = amountOff(base, discount);
  const percent =
    discount?.kind === 'percent' ? discount.value / 1_000 : base ? Math.round((amount / base) * 10_000) / 100 : 0;
  return { percent, amount, total: base - amount };
}

function amountOff(base: number, discount: Discount | undefined): number {
  switch (discount?.kind) {
    case undefined:
      return 0;
    case 'percent':
      return Math.round((base * discount.value) / 100_000);
    case 'amount':
      return Math.min(discount.value, base);
    case 'total':
      return Math.max(0, base - discount.value);
  }
}

/** By how many percent `now` differs from `before`. */
export const differencePercent = (before: number, now: number): number =>
  before ? Math.round(((now - before) / before) * 1_000) / 10 : 0;
