import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { Place } from '#domain/shared/place.ts';
import type { ShippingMeasure } from '#domain/shared/pricing.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface ShippingZoneData {
  readonly name: Translated;
  readonly places: readonly Place[];
}

export interface CarrierData {
  readonly name: string;
  /** `https://…/{number}`: where a shipment can be followed. Empty: its numbers are no links. */
  readonly trackingUrl: string;
}

export interface ShippingBand {
  /** The band holds up to this, inclusive, in the unit of the measure; `null`: the last one, which holds everything. */
  readonly upTo: number | null;
  readonly price: Amount;
  /** Price of every further kilogram, piece, metre or 100 of the currency begun above the band before; `null`: none. */
  readonly pricePerFurther: Amount | null;
}

/** Above these nobody is given a price: they ask for a quote. `null`: no limit. */
export interface OnRequestLimits {
  readonly grams: number | null;
  readonly lengthMm: number | null;
  readonly value: Amount | null;
}

/** What a method costs to a zone. */
export interface ShippingRate {
  readonly zone: string;
  /** Of its prices; absent: that of the shop. */
  readonly currency?: CurrencyCode | undefined;
  readonly by: ShippingMeasure;
  readonly bands: readonly ShippingBand[];
  /** Order value from which it is free; `null`: never. */
  readonly freeFrom: Amount | null;
  readonly onRequestAbove: OnRequestLimits;
}

export interface ShippingMethodData {
  readonly name: Translated;
  readonly kind: 'delivery' | 'pickup';
  /** Where goods are picked up; empty for a delivery. */
  readonly warehouse: string;
  /** The code of who carries it; empty where that is not settled. */
  readonly carrier: string;
  /** Working days before goods leave, beyond the usual one. */
  readonly handlingDays: number;
  /** Working days in transit. */
  readonly transitDays: number;
  /** By zone; none for a pick-up, which costs nothing. */
  readonly rates: readonly ShippingRate[];
  readonly active: boolean;
  readonly sort: number;
}

/** Zones, carriers and methods of shipping are one stream, `shipping-shop`: a method names zones that there are. */
export type ShippingEvent =
  | MasterDataEvent<'ShippingZone', 'shippingZone', ShippingZoneData>
  | MasterDataEvent<'Carrier', 'carrierCode', CarrierData>
  | MasterDataEvent<'ShippingMethod', 'shippingMethod', ShippingMethodData>;

export const shippingEvents = defineEvents<ShippingEvent>({ category: 'shipping' });
export const SHIPPING_STREAM = 'shipping-shop';
