import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';

/** A store setting of the specification, e.g. MyAccOrderHistory = 1. */
export interface SettingData {
  readonly value: string;
  /** Tells whether browsers may read it. */
  readonly visible: boolean;
}

export type SettingEvent = MasterDataEvent<'Setting', 'name', SettingData>;
export const settingEvents = defineEvents<SettingEvent>({ category: 'setting' });
