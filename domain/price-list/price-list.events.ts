import type { CurrencyCode } from '#domain/shared/money.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import type { PricePeriod } from '#domain/shared/price/price-periods.ts';

interface OfPrice {
  readonly priceList: string;
  readonly itemNumber: string;
  readonly version: number;
}

/** One stream per price list and item, `price-list-<list>.<item>`, so that each price has its own history. */
export type PriceListEvent =
  /** It holds from now on, for good. */
  | DomainEvent<'PriceSet', OfPrice & { readonly currency: CurrencyCode; readonly tiers: readonly PriceTier[] }>
  /** Everything that holds now or later; `priceChange` names the planned change that it is a part of. */
  | DomainEvent<
      'PricesScheduled',
      OfPrice & {
        readonly currency: CurrencyCode;
        readonly periods: readonly PricePeriod[];
        readonly priceChange?: string;
      }
    >
  /** As it was before that change; without periods where there was no price. */
  | DomainEvent<
      'PriceChangeReverted',
      OfPrice & {
        readonly currency: CurrencyCode;
        readonly periods: readonly PricePeriod[];
        readonly priceChange: string;
      }
    >
  | DomainEvent<'PriceWithdrawn', OfPrice>;

export const priceListEvents = defineEvents<PriceListEvent>({ category: 'price-list' });

/** The standard list of a currency that has no other. */
export const STANDARD_PRICE_LIST = 'standard';
/** Costs stand in a price list like any other, which no account has. */
export const COST_PRICE_LIST = 'cost';
