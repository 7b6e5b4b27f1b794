// Prices are made of price lists with tiers, shipping tables and tax rules; price/ turns them into an order's price.
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Amount, MilliPercent } from './money.ts';
import type { Translated } from './translated.ts';

/** From `quantity` on, one unit costs `unitPrice`. */
export interface PriceTier {
  readonly quantity: number;
  readonly unitPrice: Amount;
}

/** The rule of a price list that made a price of the standard list's. */
export interface PriceRuleApplied {
  readonly priceList: string;
  readonly of: 'everything' | 'category' | 'brand';
  readonly named: string;
  /** Thousandths of a percent; below 0 it is a discount. */
  readonly milliPercent: MilliPercent;
  /** Price of a single unit in the standard list. */
  readonly listPrice: Amount;
}

/** The prices of one item in one price list, at one version. */
export interface ItemPrices {
  readonly priceList: string;
  readonly version: number;
  readonly currency: CurrencyCode;
  /** Rising in quantity, falling in price; the first begins at 1. */
  readonly tiers: readonly PriceTier[];
  /** Present where the tiers are those of the list by a rule of another. */
  readonly rule?: PriceRuleApplied;
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
  /** Present where a rule of another list made it of this one's. */
  readonly rule?: PriceRuleApplied;
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
  const { priceList, version, currency, rule } = prices;
  return {
    priceList,
    version,
    currency,
    listPrice: first.unitPrice,
    tierQuantity: tier.quantity,
    unitPrice: tier.unitPrice,
    ...(rule ? { rule } : {}),
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

/** Freight follows one of these: grams, minor units of the goods, pieces, or the longest side in millimetres. */
export const SHIPPING_MEASURES = ['weight', 'value', 'quantity', 'length'] as const;
export type ShippingMeasure = (typeof SHIPPING_MEASURES)[number];

/** So much more of a measure costs once more `pricePerFurther`: a kilogram, 100 of the currency, a piece, a metre. */
export const FURTHER: Readonly<Record<ShippingMeasure, number>> = {
  weight: 1_000,
  value: 10_000,
  quantity: 1,
  length: 1_000,
};

/**
 * Free from an order value on, picked up, or a band of a measure: its price, and that of everything further begun above
 * `above` where it has one.
 */
export type ShippingRuleApplied =
  | { readonly kind: 'free'; readonly from: Amount }
  | { readonly kind: 'pickup' }
  | {
      readonly kind: 'band';
      readonly by: ShippingMeasure;
      /** What was measured, in the unit of the measure. */
      readonly measured: number;
      readonly above: number;
      readonly upTo?: number;
      readonly price: Amount;
      readonly pricePerFurther?: Amount;
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

/** The price by a rule; beyond the band before, everything further that was begun adds its price. */
export function shippingPriceBy(rule: ShippingRuleApplied): Amount {
  if (rule.kind !== 'band') return 0;
  const { by, measured, above, price, pricePerFurther = 0 } = rule;
  return price + Math.ceil((measured - above) / FURTHER[by]) * pricePerFurther;
}
