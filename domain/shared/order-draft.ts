// What a checkout agrees on, from its start to the placed order: one shape, carried unchanged.
import type { Address } from './address.ts';
import type { LineDiscount, LinePrice, OrderTotals, ShippingChosen, TaxRuleApplied } from './pricing.ts';
import type { Translated } from './translated.ts';

/** What one of a line is: `ea` each, `pk` a pack of so many pieces, `m` a metre. */
export interface SellingUnit {
  readonly code: string;
  /** 1 or more. */
  readonly pieces: number;
}

export interface OrderedLine {
  readonly lineId: string;
  /** Empty for a free-form line of a quote. */
  readonly itemNumber: string;
  /** The name as it was when it was bought. */
  readonly name: Translated;
  readonly quantity: number;
  /** As it was when it was bought; absent in drafts of before it was kept, and of a free-form line. */
  readonly unit?: SellingUnit;
  readonly price: LinePrice;
  readonly discounts?: readonly LineDiscount[];
  readonly grams: number;
  /**
   * What of which item one unit of this line takes off the shelf: itself, the parts of a bundle, nothing for a
   * free-form line of a quote.
   */
  readonly components: readonly { readonly itemNumber: string; readonly quantity: number }[];
  readonly backorder: boolean;
}

export interface OrderDraft {
  readonly orderId: string;
  readonly personId: string;
  readonly accountId: string;
  /** Under which the stock of all lines is held. */
  readonly holdId: string;
  readonly language: string;
  readonly currency: string;
  readonly lines: readonly OrderedLine[];
  readonly shipping: ShippingChosen;
  readonly taxes: readonly TaxRuleApplied[];
  readonly totals: OrderTotals;
  readonly email: string;
  /** The contact who ordered; a guest is known by the bill alone, as is every order of before this was kept. */
  readonly placedBy?: string;
  readonly shipTo: Address;
  readonly billTo: Address;
  readonly comments: string;
  /** Of which quote's revision this is the order; the hash is that of the revision. */
  readonly convertedFrom?: { readonly quoteNumber: string; readonly revision: number; readonly hash: string };
}

/** Which parts of a draft are personal data. */
export const PERSONAL_PARTS = ['email', 'placedBy', 'shipTo', 'billTo', 'comments'] as const;
