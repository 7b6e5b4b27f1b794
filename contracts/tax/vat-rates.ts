// The standard rates of value added tax in Europe as they hold on 2026-11-26, each with its first day, to begin with. Public sources:
// European Commission, "VAT rates applied in the Member States of the European Union"; HM Revenue & Customs; Swiss Federal Tax
// Administration; Norwegian Tax Administration; Iceland Revenue and Customs.
import { own } from '#domain/shared/dictionary.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { STANDARD_TAX_CLASS, type TaxZoneData } from '#domain/tax/tax.events.ts';

/** By country: thousandths of a percent, and the first day. */
const RATES: Readonly<Record<string, readonly [rate: number, validFrom: string]>> = {
  AT: [20_000, '1984-01-01'],
  BE: [21_000, '1996-01-01'],
  BG: [20_000, '1999-01-01'],
  CH: [8_100, '2024-01-01'],
  CY: [19_000, '2014-01-13'],
  CZ: [21_000, '2013-01-01'],
  DE: [19_000, '2021-01-01'],
  DK: [25_000, '1992-01-01'],
  EE: [24_000, '2025-07-01'],
  ES: [21_000, '2012-09-01'],
  FI: [25_500, '2024-09-01'],
  FR: [20_000, '2014-01-01'],
  GB: [20_000, '2011-01-04'],
  GR: [24_000, '2016-06-01'],
  HR: [25_000, '2012-03-01'],
  HU: [27_000, '2012-01-01'],
  IE: [23_000, '2021-03-01'],
  IS: [24_000, '2015-01-01'],
  IT: [22_000, '2013-10-01'],
  LI: [8_100, '2024-01-01'],
  LT: [21_000, '2009-09-01'],
  LU: [17_000, '2024-01-01'],
  LV: [21_000, '2012-07-01'],
  MT: [18_000, '2004-01-01'],
  NL: [21_000, '2012-10-01'],
  NO: [25_000, '2005-01-01'],
  PL: [23_000, '2011-01-01'],
  PT: [23_000, '2011-01-01'],
  RO: [21_000, '2025-08-01'],
  SE: [25_000, '1990-07-01'],
  SI: [22_000, '2013-07-01'],
  SK: [23_000, '2025-01-01'],
};

const nameOf = (country: string): Translated => ({
  en: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
  fr: new Intl.DisplayNames('fr', { type: 'region' }).of(country) ?? country,
});

/** A zone for each of these countries that has such a tax, in their order. */
export const vatZones = (countries: readonly string[]): TaxZoneData[] =>
  countries.flatMap((country) => {
    const [rate, validFrom] = own(RATES, country) ?? [];
    if (rate === undefined || validFrom === undefined) return [];
    return [
      {
        name: nameOf(country),
        places: [{ country, state: '', zipFrom: '', zipTo: '' }],
        taxes: [
          {
            name: { en: 'VAT', fr: 'TVA' },
            onShipping: true,
            compound: false,
            rates: [{ taxClass: STANDARD_TAX_CLASS, validFrom, rate }],
          },
        ],
      },
    ];
  });

/** The zone that a shop has for all of the country of a zone of the template; undefined where the zone would be new. */
export const vatZoneThere = <Z extends Pick<TaxZoneData, 'places'>>(
  { places: [at] }: TaxZoneData,
  zones: readonly Z[],
): Z | undefined =>
  zones.find((zone) =>
    zone.places.some(({ country, state, zipFrom }) => country === at?.country && state === '' && zipFrom === ''),
  );
