// Who pays what for an item, and why: the one place where it is decided which of several price lists holds (decision 0032).
// Lists, carts, quotes, orders and the screen that explains a price all ask here.
import type { CurrencyCode, MilliPercent } from '../money.ts';
import type { ItemPrices, PriceTier } from '../pricing.ts';
import { alteredTiers, type PriceRounding } from './price-arithmetic.ts';
import { tiersOn, type PricePeriod } from './price-periods.ts';

/** A share of the standard list's price, for all items or for those of a category (with all below it) or brand. */
export interface PriceRule {
  readonly of: 'everything' | 'category' | 'brand';
  /** The category's id or the brand's name; empty for everything. */
  readonly named: string;
  /** Thousandths of a percent; below 0 it is a discount. */
  readonly milliPercent: MilliPercent;
  readonly rounding: PriceRounding;
}

/** The reason why a list counts for somebody, in the order in which they hold. */
export const LIST_REASONS = ['own', 'account', 'group', 'everyone', 'standard'] as const;
export type ListReason = (typeof LIST_REASONS)[number];

export interface TermList {
  readonly priceList: string;
  readonly because: ListReason;
  readonly rules: readonly PriceRule[];
}

/** Everything that decides on one reader's prices on a day, besides the prices. */
export interface PriceTerms {
  readonly currency: CurrencyCode;
  /** The standard list of the currency, which rules take their share of. */
  readonly standard: string;
  /** In the order in which they hold; the first that has a price for an item says it. */
  readonly lists: readonly TermList[];
}

/** An item's prices in one list, over time. */
export interface ListedPrices {
  readonly version: number;
  readonly currency: CurrencyCode;
  readonly periods: readonly PricePeriod[];
}

export interface ItemToPrice {
  readonly itemNumber: string;
  readonly brand: string;
  /** The item's category and all above it, its own first; asked for only where a rule names one. */
  categories(): readonly string[];
}

export type FindPrices = (priceList: string, itemNumber: string) => ListedPrices | undefined;

/** What a list says of an item on a day. */
export type Candidate = { readonly list: TermList } & (
  | { readonly prices: ItemPrices; readonly why: 'price' | 'rule' }
  | { readonly prices?: undefined; readonly why: 'none' | 'not-today' | 'other-currency' }
);

/** What the first list says that has a price. Undefined: the item has no price for this reader, and cannot be bought. */
export function resolvePrice(
  terms: PriceTerms,
  item: ItemToPrice,
  find: FindPrices,
  day: string,
): ItemPrices | undefined {
  for (const list of terms.lists) {
    const { prices } = candidateOf(list, terms, item, find, day);
    if (prices) return prices;
  }
  return undefined;
}

/** What every list says, in the order in which they hold: the first with prices is the one that `resolvePrice` takes. */
export const candidates = (terms: PriceTerms, item: ItemToPrice, find: FindPrices, day: string): readonly Candidate[] =>
  terms.lists.map((list) => candidateOf(list, terms, item, find, day));

/** An item's own price in a list comes before the list's rules. */
function candidateOf(list: TermList, terms: PriceTerms, item: ItemToPrice, find: FindPrices, day: string): Candidate {
  const own = find(list.priceList, item.itemNumber);
  const { priceList } = list;
  if (own?.currency === terms.currency) {
    const tiers = tiersOn(own.periods, day);
    if (tiers)
      return { list, why: 'price', prices: { priceList, version: own.version, currency: own.currency, tiers } };
  }
  const byRule = priceByRule(list, terms, item, find, day);
  if (byRule) return { list, why: 'rule', prices: byRule };
  if (!own?.periods.length) return { list, why: 'none' };
  return { list, why: own.currency === terms.currency ? 'not-today' : 'other-currency' };
}

function priceByRule(
  list: TermList,
  { standard, currency }: PriceTerms,
  item: ItemToPrice,
  find: FindPrices,
  day: string,
): ItemPrices | undefined {
  const rule = ruleFor(list.rules, item);
  const base = rule && find(standard, item.itemNumber);
  if (!base || base.currency !== currency) return undefined;
  const before = tiersOn(base.periods, day);
  const first = before?.[0];
  if (!before || !first) return undefined;
  const { of, named, milliPercent } = rule;
  const tiers = tiersByRule(before, rule);
  if (!tiers[0] || tiers.some(({ unitPrice }) => unitPrice <= 0)) return undefined;
  return {
    priceList: standard,
    version: base.version,
    currency,
    tiers,
    rule: { priceList: list.priceList, of, named, milliPercent, listPrice: first.unitPrice },
  };
}

/** What a rule makes of the standard list's prices, over time; days on which nothing would be left have none. */
export const periodsByRule = (periods: readonly PricePeriod[], rule: PriceRule): PricePeriod[] =>
  periods
    .map((period) => ({ ...period, tiers: tiersByRule(period.tiers, rule) }))
    .filter(({ tiers }) => tiers[0] && tiers.every(({ unitPrice }) => unitPrice > 0));

const tiersByRule = (tiers: readonly PriceTier[], { milliPercent, rounding }: PriceRule): PriceTier[] =>
  alteredTiers(tiers, { kind: 'percent', by: milliPercent }, rounding);

/** The most specific one: of the item's brand, then of its category and those above it, then of everything. */
export function ruleFor(rules: readonly PriceRule[], item: ItemToPrice): PriceRule | undefined {
  if (!rules.length) return undefined;
  const ofBrand = rules.find(({ of, named }) => of === 'brand' && named === item.brand);
  if (ofBrand) return ofBrand;
  if (rules.some(({ of }) => of === 'category'))
    for (const category of item.categories()) {
      const ofCategory = rules.find(({ of, named }) => of === 'category' && named === category);
      if (ofCategory) return ofCategory;
    }
  return rules.find(({ of }) => of === 'everything');
}

/** Every list that an answer is made of, the standard one that rules look at among them. */
export const listsOf = ({ lists, standard }: PriceTerms): readonly string[] => [
  ...new Set([...lists.map(({ priceList }) => priceList), standard]),
];
