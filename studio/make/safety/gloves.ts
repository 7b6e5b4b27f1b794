import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';

/** EN 388:2016 codes: abrasion, blade cut, tear, puncture, ISO 13997 cut level. */
type Glove = Readonly<{
  code: string;
  key: string;
  value: string;
  en388: string;
  cut: string;
  liner: string;
  colour: string;
  palm: string;
  price: number;
  name: Text;
  use: Text;
  words: Text;
}>;
const models: readonly Glove[] = [
  {
    code: 'GL-NI',
    key: 'nitrile',
    value: 'Nitrile foam',
    en388: '4121X',
    cut: 'X',
    liner: 'grey',
    colour: 'Grey',
    palm: 'black',
    price: 5.4,
    name: { en: 'Assembly glove, nitrile foam', fr: 'Gant de montage, mousse nitrile' },
    use: {
      en: 'Breathable foam palm that grips oily parts and leaves the fingertips their feeling',
      fr: 'Paume en mousse respirante qui accroche les pièces huileuses et garde le toucher',
    },
    words: { en: 'work glove coated knit', fr: 'gant enduit tricot' },
  },
  {
    code: 'GL-PU',
    key: 'pu',
    value: 'Polyurethane',
    en388: '3131X',
    cut: 'X',
    liner: 'white',
    colour: 'White',
    palm: 'white',
    price: 3.9,
    name: { en: 'Precision glove, polyurethane', fr: 'Gant de précision, polyuréthane' },
    use: {
      en: 'Thin and lint-free, for small parts, electronics and inspection',
      fr: 'Fin et sans peluche, pour petites pièces, électronique et contrôle',
    },
    words: { en: 'thin assembly glove', fr: 'gant fin montage' },
  },
  {
    code: 'GL-CF',
    key: 'cut',
    value: 'Nitrile on HPPE',
    en388: '4X43F',
    cut: 'F',
    liner: 'green',
    colour: 'Green',
    palm: 'black',
    price: 19.8,
    name: { en: 'Cut-resistant glove, level F', fr: 'Gant anticoupure, niveau F' },
    use: {
      en: 'HPPE and steel fibre for sheet metal, glass and blades',
      fr: 'Fibres HPPE et acier pour tôle, verre et lames',
    },
    words: { en: 'cut level F sheet metal', fr: 'anti-coupure tôlerie' },
  },
  {
    code: 'GL-CC',
    key: 'cut-c',
    value: 'Polyurethane on HPPE',
    en388: '4X42C',
    cut: 'C',
    liner: 'blue',
    colour: 'Blue',
    palm: 'grey',
    price: 11.2,
    name: { en: 'Cut-resistant glove, level C', fr: 'Gant anticoupure, niveau C' },
    use: {
      en: 'The light cut glove for the whole shift at the press or the line',
      fr: 'Le gant anticoupure léger pour tout un poste à la presse ou sur la ligne',
    },
    words: { en: 'cut level C press', fr: 'anti-coupure presse' },
  },
  {
    code: 'GL-LT',
    key: 'leather',
    value: 'Cow grain leather',
    en388: '2122X',
    cut: 'X',
    liner: 'tan',
    colour: 'Beige',
    palm: 'tan',
    price: 13.6,
    name: { en: 'Driver glove, grain leather', fr: 'Gant de manutention, fleur de bovin' },
    use: {
      en: 'Supple leather for ropes, timber and dry handling',
      fr: 'Cuir souple pour cordages, bois et manutention à sec',
    },
    words: { en: 'leather work glove', fr: 'gant cuir docker' },
  },
  {
    code: 'GL-WI',
    key: 'winter',
    value: 'Latex on acrylic',
    en388: '2241X',
    cut: 'X',
    liner: 'orange',
    colour: 'Orange',
    palm: 'black',
    price: 9.2,
    name: { en: 'Winter glove, latex', fr: 'Gant d’hiver, latex' },
    use: {
      en: 'Brushed acrylic lining, EN 511, grips wet and frozen goods down to −30 °C',
      fr: 'Doublure acrylique grattée, EN 511, accroche les charges mouillées ou gelées jusqu’à −30 °C',
    },
    words: { en: 'cold thermal insulated freezer', fr: 'gant froid thermique isolé' },
  },
];
const sizes = [7, 8, 9, 10, 11] as const;

export const gloves = (): Item[] =>
  models.flatMap((glove) =>
    sizes.map((size): Item => ({
      item: `${glove.code}-${size}`,
      category: 'gloves',
      brand: brands.gardewell,
      name: {
        en: `${glove.name.en}, EN 388 ${glove.en388}, size ${size}`,
        fr: `${glove.name.fr}, EN 388 ${glove.en388}, taille ${size}`,
      },
      description: {
        en: `${glove.use.en}. EN 388 rating ${glove.en388}; size ${size} fits a hand ${Math.round(size * 2.54)} cm around the knuckles. Sold by the pair, twelve to the bag.`,
        fr: `${glove.use.fr}. Indice EN 388 ${glove.en388} ; la taille ${size} convient à une main de ${Math.round(size * 2.54)} cm de tour. Vendu par paire, sachet de douze.`,
      },
      keywords: {
        en: `safety gloves ${glove.words.en} size ${size} ${['S', 'M', 'L', 'XL', 'XXL'][size - 7]}`,
        fr: `gants de protection ${glove.words.fr} taille ${size} ${['P', 'M', 'G', 'TG', 'TTG'][size - 7]}`,
      },
      attributes: {
        glove_size: size,
        coating: glove.value,
        en388_rating: glove.en388,
        cut_level: glove.cut,
        colour: glove.colour,
        standard: 'EN 388',
      },
      picture: {
        key: `glove-${glove.key}`,
        family: 'glove',
        params: { liner: glove.liner, palm: glove.palm, cuff: glove.key === 'leather' ? 'tan' : glove.liner },
      },
      weight: 0.06,
      price: glove.price,
      ladder: 'bulk',
      lead: 4,
      line: glove.code,
      size,
    })),
  );
