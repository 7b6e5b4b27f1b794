import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';

const sprays: readonly {
  code: string;
  colour: string;
  cost: number;
  value: string;
  name: Text;
  use: Text;
  words: Text;
}[] = [
  {
    code: 'PO',
    colour: 'red',
    cost: 11.5,
    value: 'Penetrating oil',
    name: { en: 'Penetrating oil spray', fr: 'Dégrippant en aérosol' },
    use: {
      en: 'Creeps into rusted threads and frees them; leave it ten minutes',
      fr: 'Pénètre les filetages rouillés et les débloque ; laisser agir dix minutes',
    },
    words: { en: 'rust remover release', fr: 'dégrippant huile pénétrante' },
  },
  {
    code: 'CL',
    colour: 'blue',
    cost: 8.9,
    value: 'Cleaner',
    name: { en: 'Parts and brake cleaner', fr: 'Nettoyant pièces et freins' },
    use: {
      en: 'Takes oil and grease off metal and dries without residue',
      fr: 'Élimine huile et graisse du métal et sèche sans résidu',
    },
    words: { en: 'degreaser solvent', fr: 'dégraissant solvant' },
  },
  {
    code: 'CH',
    colour: 'green',
    cost: 14.2,
    value: 'Chain lubricant',
    name: { en: 'Chain lubricant spray', fr: 'Lubrifiant pour chaînes en aérosol' },
    use: {
      en: 'Creeps into pins and rollers, then turns tacky and stays on',
      fr: 'Pénètre axes et rouleaux, puis devient collant et adhère',
    },
    words: { en: 'roller chain oil', fr: 'huile à chaîne' },
  },
  {
    code: 'SI',
    colour: 'white',
    cost: 10.8,
    value: 'Silicone',
    name: { en: 'Silicone spray, food grade', fr: 'Silicone alimentaire en aérosol' },
    use: {
      en: 'Clear release and sliding film for rubber and plastic, NSF H1',
      fr: 'Film transparent de glissement et de démoulage pour caoutchouc et plastique, NSF H1',
    },
    words: { en: 'release agent', fr: 'agent de démoulage' },
  },
  {
    code: 'ZN',
    colour: 'grey',
    cost: 12.6,
    value: 'Zinc coating',
    name: { en: 'Cold galvanising spray', fr: 'Galvanisant à froid en aérosol' },
    use: {
      en: '98 % zinc in the dry film, to mend cut edges and welds',
      fr: '98 % de zinc dans le film sec, pour retoucher coupes et soudures',
    },
    words: { en: 'zinc spray primer', fr: 'zinc à froid' },
  },
];

export const spraysList = (): Item[] =>
  sprays.map((spray, index): Item => ({
    item: `SPR-${spray.code}-400`,
    category: 'sprays',
    brand: brands.lubrenne,
    name: { en: `${spray.name.en}, 400 mL`, fr: `${spray.name.fr}, 400 mL` },
    description: {
      en: `${spray.use.en}. Aerosol of 400 mL that sprays in any position. Keep below 50 °C and air the room.`,
      fr: `${spray.use.fr}. Aérosol de 400 mL utilisable dans toutes les positions. Conserver sous 50 °C et aérer le local.`,
    },
    keywords: { en: `aerosol spray can ${spray.words.en}`, fr: `aérosol bombe ${spray.words.fr}` },
    attributes: {
      spray_type: spray.value,
      content_ml: 400,
      container: 'Aerosol',
      food_grade: spray.code === 'SI' ? 'NSF H1' : 'No',
    },
    picture: {
      key: `aerosol-${spray.code.toLowerCase()}`,
      family: 'aerosol',
      params: { colour: spray.colour, title: spray.code, line: spray.value.toUpperCase() },
    },
    weight: 0.38,
    price: spray.cost,
    ladder: 'bulk',
    lead: 4,
    line: 'spray',
    size: index,
  }));
