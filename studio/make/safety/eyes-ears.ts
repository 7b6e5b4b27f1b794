import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';

const models: readonly { code: string; name: Text; price: number; use: Text }[] = [
  {
    code: 'A',
    name: { en: 'Safety glasses, wraparound', fr: 'Lunettes de sécurité enveloppantes' },
    price: 8.4,
    use: { en: 'One-piece lens with side protection, 24 g', fr: 'Oculaire monobloc à protection latérale, 24 g' },
  },
  {
    code: 'B',
    name: { en: 'Safety glasses, adjustable temples', fr: 'Lunettes de sécurité à branches réglables' },
    price: 12.9,
    use: {
      en: 'Temples set in length and tilt, soft nose bridge',
      fr: 'Branches réglables en longueur et en inclinaison, pont de nez souple',
    },
  },
];
const lenses: readonly { code: string; value: string; fr: string; use: Text }[] = [
  {
    code: 'CL',
    value: 'Clear',
    fr: 'incolore',
    use: { en: 'Clear lens for indoors', fr: 'Oculaire incolore pour l’intérieur' },
  },
  {
    code: 'GY',
    value: 'Grey',
    fr: 'gris',
    use: { en: 'Grey lens, sun filter 5-3.1', fr: 'Oculaire gris, filtre solaire 5-3.1' },
  },
  {
    code: 'AM',
    value: 'Amber',
    fr: 'ambre',
    use: {
      en: 'Amber lens that lifts contrast in poor light',
      fr: 'Oculaire ambre qui renforce le contraste en faible lumière',
    },
  },
];

const glasses = (): Item[] =>
  models.flatMap((model, m) =>
    lenses.map((lens, index): Item => ({
      item: `SGL-${model.code}-${lens.code}`,
      category: 'eye-protection',
      brand: brands.gardewell,
      name: { en: `${model.name.en}, ${lens.value.toLowerCase()} lens`, fr: `${model.name.fr}, oculaire ${lens.fr}` },
      description: {
        en: `${model.use.en}. ${lens.use.en}; polycarbonate to EN 166 1F and CSA Z94.3, fog- and scratch-resistant on both sides.`,
        fr: `${model.use.fr}. ${lens.use.fr} ; polycarbonate selon EN 166 1F et CSA Z94.3, antibuée et antirayures sur les deux faces.`,
      },
      keywords: { en: 'safety spectacles eyewear goggles', fr: 'lunettes de protection protection oculaire' },
      attributes: {
        lens_colour: lens.value,
        lens_material: 'Polycarbonate',
        coating: 'Anti-fog, anti-scratch',
        standard: 'EN 166',
      },
      picture: { key: `glasses-${lens.value.toLowerCase()}`, family: 'safety-glasses', params: { lens: lens.value } },
      weight: 0.03,
      price: model.price + index * 0.6,
      ladder: 'bulk',
      lead: 4,
      line: model.code,
      size: m * 10 + index,
    })),
  );

const muffs = [
  ['EAR-27', 27, 21.5, 'Headband', 'black'],
  ['EAR-30', 30, 27.9, 'Headband', 'yellow'],
  ['EAR-33', 33, 36.5, 'Headband', 'red'],
  ['EAR-28H', 28, 31, 'Helmet slots', 'black'],
] as const;

const earmuffs = (): Item[] =>
  muffs.map(([item, snr, price, wear, colour]): Item => ({
    item,
    category: 'hearing-protection',
    brand: brands.gardewell,
    name: {
      en: `Ear muffs SNR ${snr} dB, ${wear === 'Headband' ? 'headband' : 'for helmet slots'}`,
      fr: `Coquilles antibruit SNR ${snr} dB, ${wear === 'Headband' ? 'serre-tête' : 'pour fentes de casque'}`,
    },
    description: {
      en: `${wear === 'Headband' ? 'Padded headband' : 'Arms for the 30 mm slots of a helmet'} with soft cushions, EN 352-${wear === 'Headband' ? 1 : 3}. Takes ${snr} dB off: ${snr >= 33 ? 'for presses and chipping hammers' : snr >= 30 ? 'for grinding and sawing' : 'for general workshop noise'}. Renew the cushions twice a year.`,
      fr: `${wear === 'Headband' ? 'Serre-tête rembourré' : 'Bras pour fentes de casque de 30 mm'}, coussinets souples, EN 352-${wear === 'Headband' ? 1 : 3}. Réduit de ${snr} dB : ${snr >= 33 ? 'pour presses et marteaux burineurs' : snr >= 30 ? 'pour meulage et sciage' : 'pour le bruit courant d’atelier'}. Changer les coussinets deux fois par an.`,
    },
    keywords: { en: 'ear defenders hearing protection noise', fr: 'casque antibruit protection auditive' },
    attributes: {
      snr,
      wear_style: wear,
      colour: colour[0]?.toUpperCase() + colour.slice(1),
      standard: wear === 'Headband' ? 'EN 352-1' : 'EN 352-3',
    },
    picture: {
      key: `earmuff-${wear === 'Headband' ? colour : 'helmet'}`,
      family: 'earmuff',
      params: { colour, helmet: wear === 'Headband' ? 0 : 1 },
    },
    weight: 0.24,
    price,
    ladder: 'bulk',
    lead: 5,
    line: 'muffs',
    size: snr,
    accessories: ['EPL-37-200'],
  }));

const plugs: Item = {
  item: 'EPL-37-200',
  category: 'hearing-protection',
  brand: brands.gardewell,
  name: {
    en: 'Ear plugs SNR 37 dB, PU foam, box of 200 pairs',
    fr: 'Bouchons d’oreilles SNR 37 dB, mousse PU, boîte de 200 paires',
  },
  description: {
    en: 'Conical foam plugs that swell slowly and seal with little pressure, EN 352-2. Roll, pull the ear up, push in, hold for half a minute. Each pair in its own bag.',
    fr: 'Bouchons coniques en mousse qui se dilatent lentement et étanchent sans serrer, EN 352-2. Rouler, tirer l’oreille vers le haut, insérer, maintenir trente secondes. Chaque paire en sachet.',
  },
  keywords: { en: 'earplugs foam disposable', fr: 'bouchons antibruit jetables mousse' },
  attributes: { snr: 37, wear_style: 'Ear canal', colour: 'Orange', standard: 'EN 352-2' },
  picture: { key: 'ear-plugs', family: 'ear-plugs', params: {} },
  unit: 'pk',
  pack: 200,
  weight: 0.5,
  price: 42,
  ladder: 'pack',
  lead: 4,
  line: 'plugs',
  size: 37,
  accessories: ['EAR-30'],
};

export const eyesAndEars = (): Item[] => [...glasses(), ...earmuffs(), plugs];
