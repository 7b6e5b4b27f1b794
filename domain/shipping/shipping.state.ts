import type { Records } from '#domain/shared/records.ts';
import type { CarrierData, ShippingMethodData, ShippingZoneData } from './shipping.events.ts';

export interface ShippingState {
  readonly zones: Records<ShippingZoneData>;
  readonly carriers: Records<CarrierData>;
  readonly methods: Records<ShippingMethodData>;
}
