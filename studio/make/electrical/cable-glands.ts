import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/** EN 60423 metric threads: size, pitch, clamping range, spanner (mm). */
const sizes = [
  [12, 1.5, 3, 6.5, 16],
  [16, 1.5, 5, 10, 20],
  [20, 1.5, 8, 13, 24],
  [25, 1.5, 11, 17, 30],
  [32, 1.5, 15, 21, 36],
  [40, 1.5, 19, 28, 46],
  [50, 1.5, 27, 35, 55],
  [63, 1.5, 34, 45, 68],
] as const;
const materials: readonly {
  code: string;
  key: string;
  value: string;
  cost: number;
  mass: number;
  text: Text;
  use: Text;
}[] = [
  {
    code: 'B',
    key: 'brass',
    value: 'Nickel-plated brass',
    cost: 1,
    mass: 1,
    text: { en: 'nickel-plated brass', fr: 'laiton nickelé' },
    use: {
      en: 'Metal gland for machines and outdoor boxes',
      fr: 'Presse-étoupe métallique pour machines et coffrets extérieurs',
    },
  },
  {
    code: 'P',
    key: 'polyamide',
    value: 'Polyamide',
    cost: 0.32,
    mass: 0.22,
    text: { en: 'polyamide, grey', fr: 'polyamide, gris' },
    use: {
      en: 'Light plastic gland for panels indoors',
      fr: 'Presse-étoupe léger en plastique pour armoires intérieures',
    },
  },
  {
    code: 'S',
    key: 'steel',
    value: 'Stainless steel 316',
    cost: 3.2,
    mass: 0.95,
    text: { en: 'stainless 316', fr: 'inox 316' },
    use: { en: 'For wash-down areas and the sea coast', fr: 'Pour zones de lavage et bord de mer' },
  },
];

export const cableGlands = (): Item[] =>
  materials.flatMap(({ code, key, value, cost, mass, text, use }) =>
    sizes.map(([m, pitch, low, high, hex]): Item => ({
      item: `CG-M${m}-${code}`,
      category: 'cable-glands',
      brand: code === 'S' ? brands.inoxelle : brands.contavolt,
      name: {
        en: `Cable gland M${m} × 1.5, cable ${low}–${high} mm, ${text.en}`,
        fr: `Presse-étoupe M${m} × 1,5, câble ${low} à ${comma(high)} mm, ${text.fr}`,
      },
      description: {
        en: `${use.en}. Clamps cables from ${low} to ${high} mm, IP68 to 5 bar, spanner ${hex} mm. EN 62444; a matching lock nut is in the bag.`,
        fr: `${use.fr}. Serre les câbles de ${low} à ${comma(high)} mm, IP68 jusqu’à 5 bar, clé de ${hex} mm. EN 62444 ; contre-écrou fourni dans le sachet.`,
      },
      keywords: { en: `cord grip strain relief M${m}x1.5`, fr: `presse-étoupes passe-câble serre-câble M${m}x1,5` },
      attributes: {
        thread: `M${m}`,
        thread_pitch: pitch,
        clamping_min: low,
        clamping_max: high,
        width_across_flats: hex,
        material: value,
        protection: 'IP68',
      },
      picture: { key: `cable-gland-${key}`, family: 'cable-gland', params: { material: key } },
      weight: round((0.008 + m * m * 0.00009) * mass, 3),
      price: (2.6 + m * m * 0.0125) * cost + 0.4,
      ladder: 'bulk',
      lead: 4,
      line: code,
      size: m,
      accessories: ['EN-300300-S'],
    })),
  );
