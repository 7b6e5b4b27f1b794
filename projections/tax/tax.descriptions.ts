import { own } from '#domain/shared/dictionary.ts';
import type { TaxExemptionEvent } from '#domain/tax-exemption/tax-exemption.events.ts';
import type { Tax } from '#domain/tax/tax.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import {
  placesShown,
  recordDescriptions,
  type ShowField,
} from '#projections/shared/event-descriptions/record-descriptions.ts';

/** `GST: standard 5 % from Jan. 1, 2025, exempt 0 % from Jan. 1, 2025` */
const taxesShown = (taxes: readonly Tax[], format: EventFormatter): string =>
  taxes
    .map(({ name, rates }) => {
      const shown = rates.map(({ taxClass, rate, validFrom }) =>
        format.term('rateFrom', { taxClass, rate: format.percent(rate), day: format.day(validFrom) }),
      );
      return `${format.name(name)}: ${shown.join(', ')}`;
    })
    .join('; ');

const show: ShowField = (field, value, format) => {
  if (field === 'places') return placesShown(value, format);
  return field === 'taxes' ? taxesShown(value, format) : undefined;
};

export const taxDescriptions = recordDescriptions({
  category: 'tax',
  group: 'rate',
  things: [
    { thing: 'TaxClass', idField: 'taxClass' },
    { thing: 'TaxZone', idField: 'taxZone', show },
  ],
  further: {
    OutsideTaxZonesSet: ({ data: { outside } }: { data: { outside: string } }, _before, format) => ({
      outside: format.term(outside === 'refused' ? 'outsideRefused' : 'outsideUntaxed'),
    }),
  },
});

export const taxExemptionDescriptions = defineDescriptions<TaxExemptionEvent, Readonly<Record<string, string>>>({
  category: 'tax-exemption',
  group: 'account',
  belongs: { of: 'account' },
  fold: {
    initialState: {},
    evolve: (known, { type, data }) =>
      type === 'TaxExemptionGranted' ? { ...known, [data.exemptionId]: data.certificate } : known,
  },
  of: {
    TaxExemptionGranted: (
      { data: { certificate, country, states, validFrom, validUntil, file } },
      _before,
      format,
    ) => ({
      certificate,
      region: states.length ? format.list(states.map((state) => `${country}-${state}`)) : country,
      from: format.day(validFrom),
      until: format.day(validUntil),
      file: file ? ` (${file.fileName})` : '',
    }),
    TaxExemptionWithdrawn: ({ data: { exemptionId, reason } }, known) => ({
      certificate: own(known, exemptionId) ?? exemptionId,
      reason,
    }),
  },
});
