import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/** Size, outside diameter, length of both hubs, largest bore (mm) and rated torque (N·m) by spider hardness. */
const sizes: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [14, 30, 35, 16, 7.5, 12.5, 16],
  [19, 40, 66, 24, 10, 17, 21],
  [24, 55, 78, 28, 35, 60, 75],
  [28, 65, 90, 38, 95, 160, 200],
  [38, 80, 114, 45, 190, 325, 405],
  [42, 95, 126, 55, 265, 450, 560],
  [48, 105, 140, 62, 310, 525, 655],
];

const spiders: readonly {
  code: string;
  shore: string;
  colour: string;
  index: 4 | 5 | 6;
  text: Text;
  colourText: Text;
}[] = [
  {
    code: '92A',
    shore: '92 Shore A',
    colour: 'Yellow',
    index: 4,
    colourText: { en: 'yellow', fr: 'jaune' },
    text: {
      en: 'The softest of the three: it swallows the shocks of compressors and crushers',
      fr: 'Le plus souple des trois : il absorbe les chocs des compresseurs et des broyeurs',
    },
  },
  {
    code: '98A',
    shore: '98 Shore A',
    colour: 'Red',
    index: 5,
    colourText: { en: 'red', fr: 'rouge' },
    text: {
      en: 'The standard hardness for pumps, fans and gearboxes',
      fr: 'La dureté standard pour pompes, ventilateurs et réducteurs',
    },
  },
  {
    code: '64D',
    shore: '64 Shore D',
    colour: 'Green',
    index: 6,
    colourText: { en: 'green', fr: 'vert' },
    text: {
      en: 'The stiffest: highest torque, for drives that start often and must not wind up',
      fr: 'Le plus rigide : couple maximal, pour les entraînements à démarrages fréquents sans torsion',
    },
  },
];

const couplings = (): Item[] =>
  sizes.map(([size, D, L, bore, , torque]): Item => ({
    item: `JC-${size}`,
    category: 'couplings',
    brand: brands.tandrel,
    name: {
      en: `Jaw coupling size ${size}, bores up to ${bore} mm, ${torque} N·m`,
      fr: `Accouplement élastique à griffes taille ${size}, alésages jusqu’à ${bore} mm, ${comma(torque)} N·m`,
    },
    description: {
      en: `Two cast-iron hubs and a 98 Shore A spider join motor and machine without play and damp shocks. Outside diameter ${D} mm, length ${L} mm. The spider is the only wearing part, and failing it still drives through the jaws.`,
      fr: `Deux moyeux en fonte et un anneau élastique 98 Shore A relient moteur et machine sans jeu et amortissent les chocs. Diamètre extérieur ${D} mm, longueur ${L} mm. Seul l’anneau s’use, et même rompu l’accouplement entraîne encore par les griffes.`,
    },
    keywords: {
      en: 'flexible coupling spider coupling shaft coupling',
      fr: 'accouplement d’arbre accouplement élastique étoile manchon',
    },
    attributes: {
      coupling_size: size,
      outside_diameter: D,
      length: L,
      max_bore: bore,
      torque,
      spider_hardness: '98 Shore A',
      material: 'Cast iron GG25',
    },
    picture: {
      key: `jaw-coupling-${size <= 24 ? 's' : 'l'}`,
      family: 'jaw-coupling',
      params:
        size <= 24
          ? { diameter: 55, length: 78, bore: 24, colour: 'Red' }
          : { diameter: 95, length: 126, bore: 48, colour: 'Red' },
    },
    weight: round((D / 10) ** 2 * L * 0.00045 * 1.1, 2),
    price: 14 + D ** 2 * L * 0.00016,
    ladder: 'part',
    lead: 9,
    line: 'coupling',
    size,
    accessories: [`JS-${size}-98A`, `JS-${size}-92A`],
  }));

const spiderRings = (): Item[] =>
  spiders.flatMap(({ code, shore, colour, index, text, colourText }) =>
    sizes.map((row): Item => {
      const [size, D] = row;
      return {
        item: `JS-${size}-${code}`,
        category: 'couplings',
        brand: brands.tandrel,
        name: {
          en: `Coupling spider size ${size}, ${shore}, ${colourText.en}`,
          fr: `Anneau élastique taille ${size}, ${shore}, ${colourText.fr}`,
        },
        description: {
          en: `Polyurethane spider for jaw couplings of size ${size}, rated ${row[index]} N·m. ${text.en}. Change it when a tooth has lost a quarter of its thickness.`,
          fr: `Anneau en polyuréthane pour accouplements à griffes de taille ${size}, couple nominal ${comma(row[index])} N·m. ${text.fr}. À remplacer dès qu’une dent a perdu un quart de son épaisseur.`,
        },
        keywords: {
          en: `coupling insert element star ${size}`,
          fr: `étoile d’accouplement flector élément élastique ${size}`,
        },
        attributes: {
          coupling_size: size,
          outside_diameter: D,
          torque: row[index],
          spider_hardness: shore,
          colour,
          material: 'Polyurethane',
        },
        picture: { key: `coupling-spider-${colour.toLowerCase()}`, family: 'coupling-spider', params: { colour } },
        weight: round((D / 10) ** 3 * 0.00012, 3),
        price: 4.1 + D ** 2 * 0.0034,
        ladder: 'part',
        lead: 5,
        line: `spider-${code}`,
        size,
        accessories: [`JC-${size}`],
      };
    }),
  );

export const jawCouplings = (): Item[] => [...couplings(), ...spiderRings()];
