import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';
import { fromTo, inchesFr } from './pipe-sizes.ts';

/** Class 150 threaded fittings to ASTM A351; the centre-to-end length is a linear fit of the usual table. */
const kinds: readonly {
  code: string;
  key: string;
  value: string;
  name: Text;
  words: Text;
  cost: number;
  mass: number;
  reach: number;
  use: Text;
}[] = [
  {
    code: 'EL',
    key: 'elbow',
    value: 'Elbow 90°',
    cost: 1,
    mass: 1,
    reach: 0.86,
    name: { en: 'Elbow 90°', fr: 'Coude 90°' },
    words: { en: 'bend', fr: 'coude femelle' },
    use: {
      en: 'Turns the line by 90°, female thread at both ends',
      fr: 'Dévie la conduite de 90°, taraudé des deux côtés',
    },
  },
  {
    code: 'TE',
    key: 'tee',
    value: 'Tee',
    cost: 1.35,
    mass: 1.4,
    reach: 0.86,
    name: { en: 'Tee', fr: 'Té' },
    words: { en: 'T-piece branch', fr: 'té égal dérivation' },
    use: {
      en: 'Branches off at right angles with the same size on all three sides',
      fr: 'Dérivation à angle droit, même diamètre sur les trois départs',
    },
  },
  {
    code: 'CO',
    key: 'coupling',
    value: 'Coupling',
    cost: 0.7,
    mass: 0.7,
    reach: 0.7,
    name: { en: 'Coupling', fr: 'Manchon' },
    words: { en: 'socket sleeve', fr: 'manchon femelle raccord droit' },
    use: { en: 'Joins two pipe ends in line', fr: 'Raccorde deux extrémités de tube en ligne' },
  },
  {
    code: 'UN',
    key: 'union',
    value: 'Union',
    cost: 2.1,
    mass: 1.6,
    reach: 1,
    name: { en: 'Union', fr: 'Raccord union' },
    words: { en: 'conical union', fr: 'union conique trois pièces' },
    use: {
      en: 'Opens the line without turning the pipes; metal cone seat, no gasket to lose',
      fr: 'Ouvre la conduite sans tourner les tubes ; siège conique métal, sans joint à perdre',
    },
  },
  {
    code: 'NP',
    key: 'nipple',
    value: 'Hex nipple',
    cost: 0.6,
    mass: 0.6,
    reach: 0.8,
    name: { en: 'Hex nipple', fr: 'Mamelon hexagonal' },
    words: { en: 'male nipple', fr: 'mamelon double mâle' },
    use: {
      en: 'Male thread at both ends with a hexagon between for the wrench',
      fr: 'Fileté mâle aux deux bouts, six pans au milieu pour la clé',
    },
  },
];

export const pipeFittings = (): Item[] =>
  kinds.flatMap((kind) =>
    fromTo(8, 50).map(({ dn, inch, hex }): Item => ({
      item: `PF-${kind.code}-${dn}`,
      category: 'pipe-fittings',
      brand: brands.inoxelle,
      name: {
        en: `${kind.name.en} ${inch} in NPT, stainless 316, class 150`,
        fr: `${kind.name.fr} ${inchesFr(inch)} NPT, inox 316, classe 150`,
      },
      description: {
        en: `${kind.use.en}. Investment-cast CF8M stainless steel with NPT threads to ASME B1.20.1, size ${inch} in (DN ${dn}). Seal with tape or paste.`,
        fr: `${kind.use.fr}. Inox CF8M moulé à la cire perdue, filetages NPT selon ASME B1.20.1, taille ${inchesFr(inch)} (DN ${dn}). Étancher au ruban ou à la pâte.`,
      },
      keywords: {
        en: `${inch}" pipe fitting ${kind.words.en} DN${dn} 316 CF8M`,
        fr: `${inch} pouce raccord fileté ${kind.words.fr} DN${dn} 316 CF8M`,
      },
      attributes: {
        nominal_diameter_dn: dn,
        thread_size: `${inch} NPT`,
        fitting_shape: kind.value,
        connection: kind.code === 'NP' ? 'Male NPT' : 'Female NPT',
        material: 'Stainless steel 316',
        pressure_rating: 10,
        length: round(16 + dn * kind.reach),
        width_across_flats: hex,
      },
      picture: { key: `pipe-fitting-${kind.key}`, family: 'pipe-fitting', params: { shape: kind.key } },
      weight: round((0.03 + 0.00016 * dn ** 2) * kind.mass, 3),
      price: (2.4 + 0.011 * dn ** 1.75) * kind.cost * 1.5,
      ladder: 'bulk',
      lead: 6,
      line: kind.code,
      size: dn,
      accessories: ['PS-577-50'],
    })),
  );
