import type { Records } from '#domain/shared/records.ts';
import { STANDARD_TAX_CLASS, type OutsideZones, type TaxClassData, type TaxZoneData } from './tax.events.ts';

export interface TaxState {
  readonly classes: Records<TaxClassData>;
  readonly zones: Records<TaxZoneData>;
  readonly outside: OutsideZones;
}

/** The standard class is always there. */
const STANDARD: Records<TaxClassData> = {
  [STANDARD_TAX_CLASS]: { name: { en: 'Standard', fr: 'Normale' }, sort: 1 },
};
export const NO_TAXES: TaxState = { classes: STANDARD, zones: {}, outside: 'refused' };
