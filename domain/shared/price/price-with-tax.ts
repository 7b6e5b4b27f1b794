// What a price is for a reader who is shown it with tax. Prices are stored, ordered and summed without; this is for the
// eye alone, and for one unit (decision 0067).
import { own } from '../dictionary.ts';
import type { Amount, MilliPercent } from '../money.ts';
import { percentOf } from '../percent-of.ts';
import type { TaxRule } from '../pricing.ts';
import type { PricesShown } from './prices-shown.ts';
import { UNTAXED } from './untaxed.ts';

/** All taxes of a place together, by tax class; a class that is not named has the rate of `otherClasses`. */
export interface RatesShown {
  readonly otherClasses: MilliPercent;
  readonly byClass: Readonly<Record<string, MilliPercent>>;
}

/** How one reader is shown prices. The rates are there where that is with tax. */
export interface PriceShown {
  readonly shown: PricesShown;
  readonly rates?: RatesShown | undefined;
}

const WHOLE = 100_000;

/** The rate of several taxes in the order in which they are computed, each compound one on the price with those before it. */
export const rateTogether = (rules: readonly Pick<TaxRule, 'rate' | 'compound'>[]): MilliPercent =>
  rules.reduce((total, { rate, compound }) => total + (compound ? (rate * (WHOLE + total)) / WHOLE : rate), 0);

/** Rounded once, as one amount: a checkout rounds each tax on all of its goods. */
export const withTax = (unitPrice: Amount, { otherClasses, byClass }: RatesShown, taxClass: string): Amount =>
  taxClass === UNTAXED ? unitPrice : unitPrice + percentOf(unitPrice, own(byClass, taxClass) ?? otherClasses);

/** The amounts to show for a price: the first large, the second, if any, small beside it. */
export const amountsShown = (
  unitPrice: Amount,
  { shown, rates }: PriceShown,
  taxClass: string,
): { readonly amount: Amount; readonly withoutTax?: Amount | undefined } =>
  rates
    ? { amount: withTax(unitPrice, rates, taxClass), withoutTax: shown === 'Both' ? unitPrice : undefined }
    : { amount: unitPrice };
