import { brands } from '../brands.ts';
import type { Item } from '../model.ts';

/** Chain sizes in ISO 606 that one tool serves. */
const sizes = [
  ['1', '06B-10B', 9.525, 15.875, 36],
  ['2', '12B-16B', 19.05, 25.4, 58],
] as const;

export const chainBreakers = (): Item[] =>
  sizes.map(([code, range, low, high, price]): Item => ({
    item: `CHB-${code}`,
    category: 'roller-chains',
    brand: brands.handmere,
    name: {
      en: `Chain breaker for ${range.replace('-', ' to ')}`,
      fr: `Dérive-chaîne pour ${range.replace('-', ' à ')}`,
    },
    description: {
      en: `Screw tool that presses the pin out of a roller chain without bending the plates. For pitches from ${low} to ${high} mm. The pin tip is replaceable.`,
      fr: `Outil à vis qui chasse l’axe d’une chaîne à rouleaux sans plier les plaques. Pour des pas de ${String(low).replace('.', ',')} à ${String(high).replace('.', ',')} mm. La pointe est remplaçable.`,
    },
    keywords: { en: 'chain splitter chain tool pin extractor', fr: 'dérive-chaîne dérivoir chasse-axe coupe-chaîne' },
    attributes: { pitch: low, tool_length: code === '1' ? 120 : 190 },
    picture: { key: 'chain-breaker', family: 'chain-breaker', params: {} },
    weight: code === '1' ? 0.35 : 1.1,
    price,
    ladder: 'part',
    lead: 6,
    line: 'breaker',
    size: low,
  }));
