import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { PriceAlteration, PriceRounding } from '#domain/shared/price/price-arithmetic.ts';

/** `writing` and `taking-back` while a job is at it. */
export const PRICE_CHANGE_STATES = ['draft', 'discarded', 'writing', 'written', 'taking-back', 'taken-back'] as const;
export type PriceChangeStatus = (typeof PRICE_CHANGE_STATES)[number];

/** The items whose prices change: all that meet every condition that is named. */
export interface ItemSelection {
  /** With all categories below it; empty: any. */
  readonly category: string;
  readonly brand: string;
  /** Words that a search for products looks for. */
  readonly search: string;
  /** Empty: all. */
  readonly itemNumbers: readonly string[];
}

export interface PriceChangeData {
  readonly name: string;
  /** The list that gets the prices. */
  readonly priceList: string;
  /** The list whose prices are altered; often the same. */
  readonly base: string;
  readonly items: ItemSelection;
  readonly alteration: PriceAlteration;
  readonly rounding: PriceRounding;
  /** The first and the last day of the new prices, YYYY-MM-DD; no last day: for good. */
  readonly from: string;
  readonly until: string;
}

interface OfChange {
  readonly priceChange: string;
}

/** A price that was not changed, and the code of what stood in the way. */
export interface LeftPrice {
  readonly itemNumber: string;
  readonly code: string;
}

interface Step extends OfChange {
  /** Goes on after this item. */
  readonly after: string;
  readonly prices: number;
  readonly left: readonly LeftPrice[];
}

export type PriceChangeEvent =
  | DomainEvent<'PriceChangeDrafted', OfChange & PriceChangeData>
  | DomainEvent<'PriceChangeRevised', OfChange & { readonly changed: Partial<PriceChangeData> }>
  | DomainEvent<'PriceChangeDiscarded', OfChange>
  /** Its prices are written from here on, each for the days of the change. */
  | DomainEvent<'PriceChangePlanned', OfChange & { readonly by: string }>
  | DomainEvent<'PriceChangeProgressed', Step>
  | DomainEvent<'PriceChangeWritten', OfChange>
  | DomainEvent<'PriceChangeTakeBackRequested', OfChange & { readonly by: string }>
  | DomainEvent<'PriceChangeTakeBackProgressed', Step>
  | DomainEvent<'PriceChangeTakenBack', OfChange>;

export const priceChangeEvents = defineEvents<PriceChangeEvent>({ category: 'price-change' });
