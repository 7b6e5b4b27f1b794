import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MilliPercent } from '#domain/shared/money.ts';
import type { Place } from '#domain/shared/place.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** The class of a product that names none, and of freight. Where a tax says nothing of a class, this one's rate holds. */
export const STANDARD_TAX_CLASS = 'standard';

/** What is taxed alike: standard, reduced, exempt. A product names its class by the code. */
export interface TaxClassData {
  readonly name: Translated;
  readonly sort: number;
}

export interface TaxRate {
  readonly taxClass: string;
  /** The first calendar day in the shop's time zone, YYYY-MM-DD. */
  readonly validFrom: string;
  readonly rate: MilliPercent;
}

/** One tax of a zone, such as QST: its rates by class and day. */
export interface Tax {
  /** Without the rate, which is put behind it: `GST` is shown as `GST 5%`. */
  readonly name: Translated;
  /** Tells whether freight is taxed too, at the standard class's rate. */
  readonly onShipping: boolean;
  /** Computed on the price with the taxes before it. */
  readonly compound: boolean;
  readonly rates: readonly TaxRate[];
}

/** Where the same taxes are charged; without any tax it is a zone whose deliveries are not taxed. */
export interface TaxZoneData {
  readonly name: Translated;
  readonly places: readonly Place[];
  /** In the order in which they are computed. */
  readonly taxes: readonly Tax[];
}

/** What becomes of an order to a place in no zone. */
export const OUTSIDE_ZONES = ['refused', 'untaxed'] as const;
export type OutsideZones = (typeof OUTSIDE_ZONES)[number];

export type TaxClassEvent = MasterDataEvent<'TaxClass', 'taxClass', TaxClassData>;
export type TaxZoneEvent = MasterDataEvent<'TaxZone', 'taxZone', TaxZoneData>;

/** All taxes of the shop are one stream, `tax-shop`: zones must not clash, and name the classes that there are. */
export type TaxEvent =
  TaxClassEvent | TaxZoneEvent | DomainEvent<'OutsideTaxZonesSet', { readonly outside: OutsideZones }>;

export const taxEvents = defineEvents<TaxEvent>({ category: 'tax' });
export const TAX_STREAM = 'tax-shop';

/** The rate of a class on a day; undefined before its first day. A class without rates of its own has the standard one's. */
export function rateOn({ rates }: Tax, taxClass: string, day: string): MilliPercent | undefined {
  const own = rates.some((rate) => rate.taxClass === taxClass) ? taxClass : STANDARD_TAX_CLASS;
  const begun = rates.filter((rate) => rate.taxClass === own && rate.validFrom <= day);
  return begun.reduce<(typeof begun)[number] | undefined>(
    (last, rate) => (last && last.validFrom >= rate.validFrom ? last : rate),
    undefined,
  )?.rate;
}
