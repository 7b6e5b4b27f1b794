// A CSR types a discount as percent, amount or total; the desk shows what it comes to before it is sent.
import { typedNumber } from '#admin/lib/number-input.ts';
import type { QuoteDesk } from './quote.reader.ts';

export type Line = QuoteDesk['lines'][number];
export type Discount = NonNullable<Line['discount']>['discount'];

/** Reads a percentage, an amount or a proposed total into the contract's shape. */
export function typedDiscount(kind: Discount['kind'], text: string, locale: string): Discount | undefined {
  const value = typedNumber(text, locale);
  if (value === undefined) return undefined;
  return { kind, value: Math.round(value * (kind === 'percent' ? 1_000 : 100)) };
}

/**
 * Computes what a discount comes to over `base`, in the three ways of saying it: percent, amount and what is left, the latter
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
