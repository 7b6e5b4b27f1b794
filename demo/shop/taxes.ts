// Canadian sales taxes by province, as in force in 2026: GST/TPS 5 %, HST/TVH where it replaces the provincial tax.
import type { Input } from '#contracts/api.ts';

type Rule = Input<'tax-table/save'>['rules'][number];

const gst: Rule = { name: { en: 'GST 5%', fr: 'TPS 5\u00a0%' }, rate: 5_000, onShipping: true };
const hst = (percent: number): Rule => ({
  name: { en: `HST ${percent}%`, fr: `TVH ${percent}\u00a0%` },
  rate: percent * 1_000,
  onShipping: true,
});
const provincial = (en: string, fr: string, percent: number, onShipping: boolean): Rule => ({
  name: { en: `${en} ${percent}%`, fr: `${fr} ${String(percent).replace('.', ',')}\u00a0%` },
  rate: Math.round(percent * 1_000),
  onShipping,
});

export const taxTables: readonly Input<'tax-table/save'>[] = [
  { destination: 'CA', rules: [gst] },
  { destination: 'CA-ON', rules: [hst(13)] },
  ...['NB', 'NL', 'PE'].map((province) => ({ destination: `CA-${province}`, rules: [hst(15)] })),
  { destination: 'CA-NS', rules: [hst(14)] },
  { destination: 'CA-QC', rules: [gst, provincial('QST', 'TVQ', 9.975, true)] },
  { destination: 'CA-BC', rules: [gst, provincial('PST', 'TVP', 7, false)] },
  { destination: 'CA-MB', rules: [gst, provincial('RST', 'TVD', 7, false)] },
  { destination: 'CA-SK', rules: [gst, provincial('PST', 'TVP', 6, true)] },
  // Exports are zero-rated.
  { destination: 'US', rules: [] },
];
