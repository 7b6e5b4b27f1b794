import { evolveExemptions, NO_EXEMPTIONS, type Exemption } from '#domain/tax-exemption/tax-exemption.state.ts';
import type { TaxExemptionEvent } from '#domain/tax-exemption/tax-exemption.events.ts';
import { TAX_STREAM, type OutsideZones } from '#domain/tax/tax.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';
import { recordRow, recordsReadModel } from '#platform/shop/master-data/records.ts';

/** Tax classes, tax zones, and what becomes of orders to a place in none. */
export const taxRecords = recordsReadModel(
  'tax_record',
  1,
  TAX_STREAM,
  { class: { thing: 'TaxClass', idField: 'taxClass' }, zone: { thing: 'TaxZone', idField: 'taxZone' } },
  {
    OutsideTaxZonesSet: ({ data }) => recordRow('outside', 'zones', { outside: data['outside'] as OutsideZones }),
  },
);

/** One row per account that was ever exempt. */
export interface TaxExemptionRow {
  readonly account_id: string;
  readonly exemptions: readonly Exemption[];
}

function evolved(event: StoredEvent<TaxExemptionEvent>): Change<TaxExemptionRow> {
  const { accountId } = event.data;
  return {
    key: accountId,
    apply: (row) => ({ account_id: accountId, ...evolveExemptions(row ?? NO_EXEMPTIONS, event) }),
  };
}

export const taxExemptions = defineReadModel<TaxExemptionRow, TaxExemptionEvent>({
  name: 'tax_exemption',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', exemptions: 'jsonb' },
  streams: ({ account_id }) => [`tax-exemption-${account_id}`],
  on: { TaxExemptionGranted: evolved, TaxExemptionWithdrawn: evolved },
});
