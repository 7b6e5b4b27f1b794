// A cart as promotions look at it, and every reason for which one may take nothing off.
import type { Amount, CurrencyCode } from '../money.ts';

export interface PromotedLine {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  /** At the price of its list, in minor units. */
  readonly net: Amount;
  /** What one unit costs the dealer; absent where it is not known. */
  readonly cost?: Amount;
  /** Of all units. */
  readonly grams: number;
  readonly brand: string;
  /** Its category and all above it. */
  readonly categories: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

export interface Purchase {
  readonly lines: readonly PromotedLine[];
  readonly currency: CurrencyCode;
  /** Empty for a guest. */
  readonly accountId: string;
  readonly group: 'guest' | 'buyer' | 'dealer';
  readonly isFirstOrder: boolean;
  /** In capitals. */
  readonly coupons: readonly string[];
  /** Of the shop's calendar: YYYY-MM-DD, 1 for Monday, HH:MM. */
  readonly day: string;
  readonly weekday: number;
  readonly time: string;
}

export const REASONS_AGAINST = [
  'inactive',
  'other-currency',
  'not-yet',
  'over',
  'hours',
  'audience',
  'sign-in',
  'first-order',
  'coupon',
  'used-up',
  'used-by-customer',
  'no-items',
  'minimum-amount',
  'minimum-quantity',
  'minimum-weight',
  'exclusive',
  'group',
  'gift-not-in-cart',
  'bundle-incomplete',
  'below-cost',
  'nothing-off',
] as const;
export type ReasonAgainst = (typeof REASONS_AGAINST)[number];
