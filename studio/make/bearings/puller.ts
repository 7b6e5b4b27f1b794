import { brands } from '../brands.ts';
import type { Item } from '../model.ts';

/** Reach and span in mm of the three usual sizes of three-jaw puller. */
const sizes = [
  [36, 100, 95, 5],
  [54, 160, 140, 10],
  [80, 220, 190, 20],
] as const;

export const pullers = (): Item[] =>
  sizes.map(([code, span, reach, tonnes]): Item => ({
    item: `BRP-${code}`,
    category: 'bearing-tools',
    brand: brands.handmere,
    name: {
      en: `Three-jaw bearing puller, ${span} mm span, ${tonnes} t`,
      fr: `Extracteur de roulements à trois griffes, ouverture ${span} mm, ${tonnes} t`,
    },
    description: {
      en: `Forged self-centring puller for bearings, pulleys and gears up to ${span} mm across. The jaws turn round for inside pulling; reach is ${reach} mm. The spindle takes grease: never drive it with an impact wrench.`,
      fr: `Extracteur autocentreur forgé pour roulements, poulies et engrenages jusqu’à ${span} mm. Les griffes se retournent pour l’extraction intérieure ; profondeur ${reach} mm. La vis se graisse : ne jamais la serrer à la clé à chocs.`,
    },
    keywords: {
      en: 'gear puller pulley extractor bearing removal tool',
      fr: 'arrache-roulement arrache-moyeu démontage poulie',
    },
    attributes: { span, reach, pulling_force: tonnes * 10, jaws: 3 },
    picture: { key: 'bearing-puller', family: 'bearing-puller', params: {} },
    weight: 0.4 + tonnes * 0.24,
    price: 58 + tonnes * 9.5,
    ladder: 'part',
    lead: 6,
    line: 'puller',
    size: span,
    accessories: ['GR-EP2-400'],
  }));
