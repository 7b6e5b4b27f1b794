// Prices are made of price lists with tiers, shipping tables and tax rules; price/ turns them into an order's price.
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Amount, MilliPercent } from './money.ts';
import type { Translated } from './translated.ts';

/** The prices of one item in one price list, at one version. */
export interface ItemPrices {
  readonly priceList: string;
  readonly version: number;
  readonly currency: CurrencyCode;
  /** Rising in quantity, falling in price; the first begins at 1. */
  readonly tiers: readonly { readonly quantity: number; readonly unitPrice: Amount }[];
}

/** The price of one unit, with the tier and the version of the price list that it comes from. */
export interface LinePrice {
  readonly priceList: string;
  readonly version: number;
  readonly currency: CurrencyCode;
  /** Price of a single unit, shown struck through where the tier is lower. */
  readonly listPrice: Amount;
  readonly tierQuantity: number;
  readonly unitPrice: Amount;
  /** Present where somebody set the unit price by hand. */
  readonly override?: { readonly from: Amount; readonly reason: string; readonly by: string };
}

/** A discount on a line, by whom and why. */
export interface LineDiscount {
  readonly kind: 'line' | 'quote';
  readonly amount: Amount;
  readonly reason: string;
  readonly by: string;
}

/** The price of one unit when `quantity` are bought together. */
export function priceAt(prices: ItemPrices, quantity: number): LinePrice {
  const first = prices.tiers[0];
  if (!first) throw new Error('an item without tiers has no price');
  const tier = prices.tiers.findLast((t) => t.quantity <= quantity) ?? first;
  const { priceList, version, currency } = prices;
  return {
    priceList,
    version,
    currency,
    listPrice: first.unitPrice,
    tierQuantity: tier.quantity,
    unitPrice: tier.unitPrice,
  };
}

export interface ShippingChosen {
  readonly shippingMethod: string;
  readonly name: Translated;
  readonly price: Amount;
  /** Weight the price was found with. */
  readonly grams: number;
  /** The rule of the shipping table that gave the price; absent in drafts of before it was kept. */
  readonly rule?: ShippingRuleApplied;
}

/**
 * Free from an order value on, or a band of weight: its price, and that of every kilogram begun above `aboveGrams`
 * where it has one.
 */
export type ShippingRuleApplied =
  | { readonly kind: 'free'; readonly from: Amount }
  | {
      readonly kind: 'band';
      readonly aboveGrams: number;
      readonly upToGrams?: number;
      readonly price: Amount;
      readonly pricePerFurtherKg?: Amount;
    };

export interface OrderTotals {
  readonly subTotal: Amount;
  readonly shipping: Amount;
  readonly tax: Amount;
  readonly discount: Amount;
  /** The fees on lines; absent where there are none, as in all totals of before there were fees. */
  readonly fee?: Amount;
  readonly total: Amount;
}

/** An account's certificate, under which it pays no tax. */
export interface TaxExemption {
  readonly certificate: string;
}

export interface TaxRule {
  readonly name: Translated;
  readonly rate: MilliPercent;
  /** Tells whether it is computed on freight, too. */
  readonly onShipping: boolean;
  /** The classes of goods that it is computed on; absent: all goods. */
  readonly taxClasses?: readonly string[];
  /** Computed on the price with the taxes before it. */
  readonly compound?: boolean;
  /** Nothing is charged under this certificate. */
  readonly exemption?: TaxExemption;
}

export interface DestinationTax {
  /** The tax zone. */
  readonly destination: string;
  readonly rules: readonly TaxRule[];
}

export interface ShippingRule {
  readonly bands: readonly {
    readonly upToGrams?: number;
    readonly price: Amount;
    readonly pricePerFurtherKg?: Amount;
  }[];
  readonly freeFrom?: Amount;
}

/**
 * Finds what of a shipping table holds for a weight and an order value. Undefined when the table has no band for the weight.
 */
export function shippingRuleFor(
  { bands, freeFrom }: ShippingRule,
  grams: number,
  goods: Amount,
): ShippingRuleApplied | undefined {
  if (freeFrom !== undefined && goods >= freeFrom) return { kind: 'free', from: freeFrom };
  const index = bands.findIndex((band) => band.upToGrams === undefined || grams <= band.upToGrams);
  const band = bands[index];
  return band && { kind: 'band', aboveGrams: bands[index - 1]?.upToGrams ?? 0, ...band };
}

/** Price by weight; beyond the last bounded band each begun kilogram adds its price. */
export function shippingPriceBy(rule: ShippingRuleApplied, grams: number): Amount {
  if (rule.kind === 'free') return 0;
  return (
    rule.price + (rule.pricePerFurtherKg ? Math.ceil((grams - rule.aboveGrams) / 1_000) * rule.pricePerFurtherKg : 0)
  );
}
