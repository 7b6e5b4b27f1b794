import type { CurrencyCode } from '#domain/shared/money.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';

/** From `quantity` on, one unit costs `unitPrice`. */
export interface PriceTier {
  readonly quantity: number;
  readonly unitPrice: Amount;
}

/** One stream per price list and item, `price-list-<list>.<item>`, so that each price has its own history. */
export type PriceListEvent =
  | DomainEvent<
      'PriceSet',
      {
        readonly priceList: string;
        readonly itemNumber: string;
        readonly version: number;
        readonly currency: CurrencyCode;
        readonly tiers: readonly PriceTier[];
      }
    >
  | DomainEvent<
      'PriceWithdrawn',
      { readonly priceList: string; readonly itemNumber: string; readonly version: number }
    >;

export const priceListEvents = defineEvents<PriceListEvent>({ category: 'price-list' });

/** The list whose prices guests and accounts without a list of their own see. */
export const STANDARD_PRICE_LIST = 'standard';
/** Costs stand in a price list like any other, which no account has. */
export const COST_PRICE_LIST = 'cost';
