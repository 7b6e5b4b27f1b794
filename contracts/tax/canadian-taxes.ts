// The sales taxes of Canada's provinces and territories as they hold on 2026-11-23, each with the first day of its rate, to begin
// with. Public sources: Canada Revenue Agency, "GST/HST calculator and rates" (GST, HST; Nova Scotia from 2025-04-01 by GST/HST Notice
// 342); Revenu Québec, "Basic Rules for Applying the GST/HST and QST"; Government of British Columbia, "Provincial sales tax (PST)";
// Manitoba Finance, "Retail Sales Tax"; Saskatchewan, "Provincial Sales Tax".
import { needed } from '#domain/shared/needed.ts';
import type { Place } from '#domain/shared/place.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { STANDARD_TAX_CLASS, type Tax, type TaxZoneData } from '#domain/tax/tax.events.ts';

/** `rate` in thousandths of a percent. */
const taxOf = (en: string, fr: string, rate: number, validFrom: string, onShipping = true): Tax => ({
  name: { en, fr },
  onShipping,
  compound: false,
  rates: [{ taxClass: STANDARD_TAX_CLASS, validFrom, rate }],
});
const gst = taxOf('GST', 'TPS', 5_000, '2008-01-01');
const hst = (rate: number, validFrom: string) => [taxOf('HST', 'TVH', rate, validFrom)];

const province = (state: string, en: string, fr: string, taxes: readonly Tax[]): TaxZoneData => ({
  name: { en, fr },
  places: [{ country: 'CA', state, zipFrom: '', zipTo: '' }],
  taxes,
});

/** A zone for each province and territory. */
export const CANADIAN_TAX_ZONES: readonly TaxZoneData[] = [
  province('AB', 'Alberta', 'Alberta', [gst]),
  province('BC', 'British Columbia', 'Colombie-Britannique', [gst, taxOf('PST', 'TVP', 7_000, '2013-04-01', false)]),
  province('MB', 'Manitoba', 'Manitoba', [gst, taxOf('RST', 'TVD', 7_000, '2019-07-01', false)]),
  province('NB', 'New Brunswick', 'Nouveau-Brunswick', hst(15_000, '2016-07-01')),
  province('NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador', hst(15_000, '2016-07-01')),
  province('NS', 'Nova Scotia', 'Nouvelle-Écosse', hst(14_000, '2025-04-01')),
  province('NT', 'Northwest Territories', 'Territoires du Nord-Ouest', [gst]),
  province('NU', 'Nunavut', 'Nunavut', [gst]),
  province('ON', 'Ontario', 'Ontario', hst(13_000, '2010-07-01')),
  province('PE', 'Prince Edward Island', 'Île-du-Prince-Édouard', hst(15_000, '2016-10-01')),
  province('QC', 'Québec', 'Québec', [gst, taxOf('QST', 'TVQ', 9_975, '2013-01-01')]),
  province('SK', 'Saskatchewan', 'Saskatchewan', [gst, taxOf('PST', 'TVP', 6_000, '2017-03-23')]),
  province('YT', 'Yukon', 'Yukon', [gst]),
];

interface Zone {
  readonly name: Translated;
  readonly places: readonly Place[];
}

/**
 * The zone that a shop has for the province of a zone of the template: one of all of the province; where GST alone is charged, one of all
 * of Canada will do, too. Undefined where the zone would be new.
 */
export function zoneThere<Z extends Zone>({ places: [at], taxes }: TaxZoneData, zones: readonly Z[]): Z | undefined {
  const hasPlace = (state: string) => (zone: Z) =>
    zone.places.some((place) => place.country === 'CA' && place.state === state && place.zipFrom === '');
  const isGstOnly = taxes.length === 1 && taxes[0] === gst;
  return (
    zones.find(hasPlace(needed(at, 'place of a zone').state)) ?? (isGstOnly ? zones.find(hasPlace('')) : undefined)
  );
}
