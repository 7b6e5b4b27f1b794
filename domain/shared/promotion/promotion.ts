// What a promotion says: who gets what off which items, when, and beside which others (decision 0044).
import type { Amount, CurrencyCode, MilliPercent } from '../money.ts';
import type { Translated } from '../translated.ts';

export const CLAUSE_KINDS = ['product', 'category', 'brand', 'attribute'] as const;

/** Items by what they are: of a category, all below it too. */
export interface ItemClause {
  readonly of: (typeof CLAUSE_KINDS)[number];
  /** The item number, the category's id, the brand's name or the attribute's code. */
  readonly named: string;
  /** The attribute's value, as the catalogue has it; empty for all else. */
  readonly value: string;
}

export interface BundlePart {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** Thousandths of a percent are those that are taken off: 100,000 is free. */
export type Benefit =
  | { readonly kind: 'percent'; readonly milliPercent: MilliPercent }
  /** Off all matching lines together. */
  | { readonly kind: 'amount'; readonly amount: Amount }
  /** What one unit of a matching line costs. */
  | { readonly kind: 'fixed-price'; readonly unitPrice: Amount }
  /** Of every `buy` + `get` matching units the cheapest `get` cost less. */
  | { readonly kind: 'buy-get'; readonly buy: number; readonly get: number; readonly milliPercent: MilliPercent }
  /** So many units of an item cost nothing, once they are in the cart. */
  | { readonly kind: 'gift'; readonly itemNumber: string; readonly quantity: number }
  /** Whole sets of these items cost less. */
  | { readonly kind: 'bundle'; readonly parts: readonly BundlePart[]; readonly milliPercent: MilliPercent }
  /** Off the freight of these methods; of all where none is named. */
  | { readonly kind: 'shipping'; readonly milliPercent: MilliPercent; readonly methods: readonly string[] };

/** Days of the week on which it holds, from a time to a time of the shop's clock; 1 is Monday. */
export interface WeekHours {
  readonly days: readonly number[];
  /** HH:MM, the first minute. */
  readonly from: string;
  /** HH:MM, the first minute that is too late; 24:00 is the end of the day. */
  readonly until: string;
}

export const PROMOTION_AUDIENCES = ['everyone', 'groups', 'accounts'] as const;

export interface PromotionData {
  readonly name: Translated;
  /** Amounts are in it, and only carts in it are met. */
  readonly currency: CurrencyCode;
  readonly isActive: boolean;
  /** The first and the last day, YYYY-MM-DD; empty: always. */
  readonly from: string;
  readonly until: string;
  /** None: all week. */
  readonly hours: readonly WeekHours[];
  readonly audience: (typeof PROMOTION_AUDIENCES)[number];
  readonly groups: readonly ('guest' | 'buyer' | 'dealer')[];
  readonly accounts: readonly string[];
  /** Only for an account that has not ordered yet. */
  readonly firstOrder: boolean;
  /** The coupon that asks for it; empty: it comes by itself. */
  readonly code: string;
  /** Items that it counts and takes from; none: everything. */
  readonly items: readonly ItemClause[];
  readonly except: readonly ItemClause[];
  /** Of the items that it counts, before promotions; 0: no matter. */
  readonly minimumAmount: Amount;
  readonly minimumQuantity: number;
  readonly minimumGrams: number;
  readonly benefit: Benefit;
  /** The higher one comes first. */
  readonly priority: number;
  /** Of the promotions of one group the first that applies is alone; empty: of no group. */
  readonly group: string;
  /** Stands beside no other. */
  readonly exclusive: boolean;
  /** In all, and of one account; 0: without limit. */
  readonly uses: number;
  readonly usesPerCustomer: number;
  /** What it may cost in all, in minor units; 0: without limit. */
  readonly budget: Amount;
}

/** What was held of a promotion with limits. */
export interface PromotionUse {
  readonly uses: number;
  readonly spent: Amount;
  /** By the account that buys. */
  readonly byCustomer: number;
}

export const isLimited = ({ uses, usesPerCustomer, budget }: PromotionData): boolean =>
  uses > 0 || usesPerCustomer > 0 || budget > 0;

/** A guest can be anybody anew: what is counted by the customer needs an account. */
export const needsAccount = ({ firstOrder, usesPerCustomer }: PromotionData): boolean =>
  firstOrder || usesPerCustomer > 0;
