// Canadian sales taxes by province, as in force in 2026: GST/TPS 5 %, HST/TVH where it replaces the provincial tax.
import type { Input } from '#contracts/api.ts';

type Zone = Input<'tax-zone/save'>;
type Tax = Zone['taxes'][number];

const SINCE = '2025-01-01';
const taxOf = (en: string, fr: string, percent: number, onShipping = true): Tax => ({
  name: { en, fr },
  onShipping,
  compound: false,
  rates: [
    { taxClass: 'standard', validFrom: SINCE, rate: Math.round(percent * 1_000) },
    { taxClass: 'exempt', validFrom: SINCE, rate: 0 },
  ],
});
const gst = taxOf('GST', 'TPS', 5);
const hst = (percent: number) => taxOf('HST', 'TVH', percent);

const zone = (
  zoneId: string,
  en: string,
  fr: string,
  taxes: Tax[],
  places: readonly (readonly [string, string])[],
): Zone => ({
  zoneId,
  name: { en, fr },
  places: places.map(([country, state]) => ({ country, state, zipFrom: '', zipTo: '' })),
  taxes,
});
const province = (code: string, en: string, fr: string, taxes: Tax[]) =>
  zone(`CA-${code}`, en, fr, taxes, [['CA', code]]);

export const taxClasses: readonly Input<'tax-class/save'>[] = [
  { taxClass: 'standard', name: { en: 'Standard', fr: 'Normale' }, sort: 1 },
  { taxClass: 'exempt', name: { en: 'Exempt', fr: 'Exonérée' }, sort: 2 },
];

export const taxZones: readonly Zone[] = [
  zone('CA', 'Canada, GST only', 'Canada, TPS seulement', [gst], [['CA', '']]),
  province('ON', 'Ontario', 'Ontario', [hst(13)]),
  zone(
    'CA-ATLANTIC',
    'Atlantic provinces',
    'Provinces de l’Atlantique',
    [hst(15)],
    [
      ['CA', 'NB'],
      ['CA', 'NL'],
      ['CA', 'PE'],
    ],
  ),
  province('NS', 'Nova Scotia', 'Nouvelle-Écosse', [hst(14)]),
  province('QC', 'Québec', 'Québec', [gst, taxOf('QST', 'TVQ', 9.975)]),
  province('BC', 'British Columbia', 'Colombie-Britannique', [gst, taxOf('PST', 'TVP', 7, false)]),
  province('MB', 'Manitoba', 'Manitoba', [gst, taxOf('RST', 'TVD', 7, false)]),
  province('SK', 'Saskatchewan', 'Saskatchewan', [gst, taxOf('PST', 'TVP', 6)]),
  // Exports are zero-rated.
  zone('US', 'United States', 'États-Unis', [], [['US', '']]),
];
