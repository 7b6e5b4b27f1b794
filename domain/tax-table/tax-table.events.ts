import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { MasterDataEvent } from '#domain/shared/master-data.ts';
import type { MilliPercent } from '#domain/shared/money.ts';
import type { Translated } from '#domain/shared/translated.ts';

export interface TaxRule {
  readonly name: Translated;
  readonly rate: MilliPercent;
  /** Tells whether shipping is taxed too. */
  readonly onShipping: boolean;
}

/** Taxes by destination, e.g. CA-QC: GST 5 % and QST 9.975 %. The id is the destination: country, or country-state. */
export interface TaxTableData {
  readonly rules: readonly TaxRule[];
}

export type TaxTableEvent = MasterDataEvent<'TaxTable', 'destination', TaxTableData>;
export const taxTableEvents = defineEvents<TaxTableEvent>({ category: 'tax-table' });
