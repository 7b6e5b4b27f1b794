import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface ShippingBand {
  /**
   * The band holds up to this weight, inclusive. The last band has none: it holds everything, at a price per further
   * kilogram.
   */
  readonly upToGrams?: number;
  readonly price: Amount;
  readonly pricePerFurtherKg?: Amount;
}

/** One way of shipping: where to, at which price by weight, and how long it takes. */
export interface ShippingTableData {
  readonly name: Translated;
  /** Countries served; a state is written CA-QC. */
  readonly destinations: readonly string[];
  readonly bands: readonly ShippingBand[];
  /** Working days in transit. */
  readonly transitDays: number;
  /** Order value from which it is free; absent: never. */
  readonly freeFrom?: Amount;
  readonly sort: number;
}

export type ShippingTableEvent = MasterDataEvent<'ShippingTable', 'shippingMethod', ShippingTableData>;
export const shippingTableEvents = defineEvents<ShippingTableEvent>({ category: 'shipping-table' });
