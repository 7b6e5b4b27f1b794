import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';

const sizes = ['S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
/** Quebec size letters for French names. */
const frenchSize: Readonly<Record<string, string>> = { S: 'P', M: 'M', L: 'G', XL: 'TG', '2XL': '2TG', '3XL': '3TG' };

const garments: readonly {
  code: string;
  key: string;
  value: string;
  colour: string;
  standard: string;
  price: number;
  sizes: readonly string[];
  mass: number;
  name: Text;
  use: Text;
  words: Text;
}[] = [
  {
    code: 'CA-NV',
    key: 'navy',
    value: 'Coverall',
    colour: 'Navy',
    standard: 'EN ISO 13688',
    price: 58,
    sizes,
    mass: 0.95,
    name: { en: 'Coverall, cotton-polyester, navy', fr: 'Combinaison de travail, coton-polyester, marine' },
    use: {
      en: 'Twill of 245 g/m² with two-way zip, knee pockets and elastic back',
      fr: 'Sergé de 245 g/m², fermeture à double curseur, poches genoux et dos élastique',
    },
    words: { en: 'overalls boiler suit', fr: 'salopette bleu de travail' },
  },
  {
    code: 'CA-HV',
    key: 'orange',
    value: 'High-visibility coverall',
    colour: 'Orange',
    standard: 'EN ISO 20471',
    price: 92,
    sizes,
    mass: 1.05,
    name: { en: 'High-visibility coverall, class 3, orange', fr: 'Combinaison haute visibilité, classe 3, orange' },
    use: {
      en: 'Fluorescent orange with two reflective bands on body, arms and legs',
      fr: 'Orange fluorescent, deux bandes rétroréfléchissantes au corps, aux bras et aux jambes',
    },
    words: { en: 'hi-vis overalls CSA Z96', fr: 'haute visibilité CSA Z96' },
  },
  {
    code: 'CA-DS',
    key: 'white',
    value: 'Disposable coverall',
    colour: 'White',
    standard: 'EN 13982-1',
    price: 9.8,
    sizes: ['M', 'L', 'XL', '2XL'],
    mass: 0.18,
    name: { en: 'Disposable coverall, type 5/6, white', fr: 'Combinaison jetable, type 5/6, blanche' },
    use: {
      en: 'Laminate that keeps out fine dust and splashes, with hood and elastic cuffs',
      fr: 'Laminé étanche aux poussières fines et aux éclaboussures, capuche et poignets élastiques',
    },
    words: { en: 'disposable suit chemical suit', fr: 'combinaison à usage unique' },
  },
  {
    code: 'HV-YE',
    key: 'vest-yellow',
    value: 'High-visibility vest',
    colour: 'Yellow',
    standard: 'EN ISO 20471',
    price: 8.6,
    sizes: ['M', 'L', 'XL', '2XL'],
    mass: 0.16,
    name: { en: 'High-visibility vest, class 2, yellow', fr: 'Gilet haute visibilité, classe 2, jaune' },
    use: {
      en: 'Fluorescent mesh-backed vest with touch fastener and X on the back',
      fr: 'Gilet fluorescent à dos en filet, fermeture autoagrippante et X dorsal',
    },
    words: { en: 'hi-vis safety vest CSA Z96', fr: 'veste fluorescente dossard CSA Z96' },
  },
  {
    code: 'HV-OR',
    key: 'vest-orange',
    value: 'High-visibility vest',
    colour: 'Orange',
    standard: 'EN ISO 20471',
    price: 8.6,
    sizes: ['M', 'L', 'XL', '2XL'],
    mass: 0.16,
    name: { en: 'High-visibility vest, class 2, orange', fr: 'Gilet haute visibilité, classe 2, orange' },
    use: {
      en: 'Fluorescent vest with two bands around the body and X on the back',
      fr: 'Gilet fluorescent à deux bandes horizontales et X dorsal',
    },
    words: { en: 'hi-vis safety vest CSA Z96', fr: 'veste fluorescente dossard CSA Z96' },
  },
];

const clothing = (): Item[] =>
  garments.flatMap((garment) =>
    garment.sizes.map((size, index): Item => ({
      item: `${garment.code}-${size}`,
      category: 'workwear',
      brand: brands.gardewell,
      name: { en: `${garment.name.en}, ${size}`, fr: `${garment.name.fr}, ${frenchSize[size]}` },
      description: {
        en: `${garment.use.en}. Certified to ${garment.standard}; ${garment.code === 'CA-DS' ? 'throw away after one shift' : 'washes at 60 °C'}.`,
        fr: `${garment.use.fr}. Certifié ${garment.standard} ; ${garment.code === 'CA-DS' ? 'à jeter après un poste' : 'lavable à 60 °C'}.`,
      },
      keywords: {
        en: `workwear protective clothing ${garment.words.en} size ${size}`,
        fr: `vêtement de travail ${garment.words.fr} taille ${frenchSize[size]}`,
      },
      attributes: { garment: garment.value, clothing_size: size, colour: garment.colour, standard: garment.standard },
      picture: {
        key: `workwear-${garment.key}`,
        family: garment.key.startsWith('vest') ? 'vest' : 'coverall',
        params: { colour: garment.colour },
      },
      weight: garment.mass,
      price: garment.price + (size === '3XL' ? garment.price * 0.08 : 0),
      ladder: 'bulk',
      lead: 6,
      line: garment.code,
      size: index,
    })),
  );

const boots = [
  {
    code: 'SB-S3',
    key: 'brown',
    colour: 'Brown',
    price: 118,
    name: { en: 'Safety boot S3, brown leather', fr: 'Chaussure montante de sécurité S3, cuir brun' },
  },
  {
    code: 'SB-BK',
    key: 'black',
    colour: 'Black',
    price: 104,
    name: { en: 'Safety boot S3, black leather', fr: 'Chaussure montante de sécurité S3, cuir noir' },
  },
] as const;
const bootSizes = [39, 40, 41, 42, 43, 44, 45, 46, 47] as const;

const footwear = (): Item[] =>
  boots.flatMap((boot) =>
    bootSizes.map((size): Item => ({
      item: `${boot.code}-${size}`,
      category: 'safety-footwear',
      brand: brands.gardewell,
      name: { en: `${boot.name.en}, size ${size}`, fr: `${boot.name.fr}, pointure ${size}` },
      description: {
        en: `Waterproof ${boot.colour.toLowerCase()} leather, steel toe cap for 200 J and steel midsole, to EN ISO 20345 S3 and CSA Z195 grade 1. PU/rubber sole, SRC slip resistance, 300 °C contact heat. EU size ${size}.`,
        fr: `Cuir ${boot.colour === 'Brown' ? 'brun' : 'noir'} hydrofuge, embout acier 200 J et semelle antiperforation, selon EN ISO 20345 S3 et CSA Z195 classe 1. Semelle PU/caoutchouc, antidérapante SRC, chaleur de contact 300 °C. Pointure ${size}.`,
      },
      keywords: {
        en: `steel toe work boots safety shoes CSA green patch ${size}`,
        fr: `bottes de travail embout d’acier souliers de sécurité CSA ${size}`,
      },
      attributes: {
        shoe_size: size,
        safety_class: 'S3 SRC',
        colour: boot.colour,
        toe_cap: 'Steel',
        standard: 'EN ISO 20345',
      },
      picture: { key: `safety-boot-${boot.key}`, family: 'safety-boot', params: { colour: boot.colour } },
      weight: 1.4,
      price: boot.price,
      ladder: 'bulk',
      lead: 7,
      line: boot.code,
      size,
    })),
  );

export const workwear = (): Item[] => [...clothing(), ...footwear()];
