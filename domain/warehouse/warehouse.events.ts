import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { Place } from '#domain/shared/place.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface WarehouseAddress {
  readonly addressLine1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
}

export interface WarehouseData {
  readonly name: Translated;
  readonly address: WarehouseAddress;
  /** Orders to these places are filled from here first; the most specific place tells who is nearest. */
  readonly serves: readonly Place[];
  /** Empty where nobody can pick up. */
  readonly pickupHours: Translated;
  /** Orders are filled from active warehouses; what lies in others can be counted and moved. */
  readonly active: boolean;
  readonly sort: number;
}

/** All warehouses are one stream, `warehouse-shop`. */
export type WarehouseEvent = MasterDataEvent<'Warehouse', 'warehouse', WarehouseData>;

export const warehouseEvents = defineEvents<WarehouseEvent>({ category: 'warehouse' });
export const WAREHOUSE_STREAM = 'warehouse-shop';
