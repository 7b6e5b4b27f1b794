import type { CurrencyCode } from '#domain/shared/money.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { PriceRule } from '#domain/shared/price/resolve-price.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** Customers by what they are (spec 6): who is not signed in, a person with an account of their own, a company. */
export const CUSTOMER_GROUPS = ['guest', 'buyer', 'dealer'] as const;
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

/** `assigned`: only accounts that have it as their own list. */
export const PRICE_LIST_AUDIENCES = ['everyone', 'groups', 'accounts', 'assigned'] as const;

/** What is said of a list besides its prices. */
export interface PriceListData {
  readonly name: Translated;
  readonly currency: CurrencyCode;
  readonly audience: (typeof PRICE_LIST_AUDIENCES)[number];
  readonly groups: readonly CustomerGroup[];
  readonly accounts: readonly string[];
  /** The first and the last day on which the list counts, YYYY-MM-DD; empty: always. */
  readonly from: string;
  readonly until: string;
  /** Among lists for the same audience the higher one holds. */
  readonly priority: number;
  readonly rules: readonly PriceRule[];
}

/** `pricing-<list>`; prices have streams of their own (price-list). */
export type PricingEvent = MasterDataEvent<'PriceList', 'priceList', PriceListData>;

export const pricingEvents = defineEvents<PricingEvent>({ category: 'pricing' });
