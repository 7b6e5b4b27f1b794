import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';

const colours: readonly { code: string; value: string; en: string; fr: string; use: Text }[] = [
  { code: 'RD', value: 'Red', en: 'red', fr: 'rouge', use: { en: 'stop and off', fr: 'arrêt' } },
  { code: 'GN', value: 'Green', en: 'green', fr: 'vert', use: { en: 'start and on', fr: 'marche' } },
  {
    code: 'BK',
    value: 'Black',
    en: 'black',
    fr: 'noir',
    use: { en: 'any function but stop', fr: 'toute fonction sauf l’arrêt' },
  },
  {
    code: 'YE',
    value: 'Yellow',
    en: 'yellow',
    fr: 'jaune',
    use: { en: 'intervention and fault', fr: 'intervention et défaut' },
  },
  { code: 'BU', value: 'Blue', en: 'blue', fr: 'bleu', use: { en: 'reset', fr: 'réarmement' } },
  { code: 'WH', value: 'White', en: 'white', fr: 'blanc', use: { en: 'general status', fr: 'état général' } },
];

const button = (kind: 'button' | 'lamp', colour: (typeof colours)[number], index: number): Item => ({
  item: `${kind === 'lamp' ? 'SL' : 'PB'}-22-${colour.code}`,
  category: 'push-buttons',
  brand: brands.contavolt,
  name:
    kind === 'lamp'
      ? { en: `Signal lamp 22 mm, ${colour.en}, LED 24 V`, fr: `Voyant lumineux 22 mm, ${colour.fr}, DEL 24 V` }
      : {
          en: `Push button 22 mm, ${colour.en}, flush, ${colour.code === 'RD' ? '1 NC' : '1 NO'}`,
          fr: `Bouton-poussoir 22 mm, ${colour.fr}, affleurant, ${colour.code === 'RD' ? '1 NF' : '1 NO'}`,
        },
  description:
    kind === 'lamp'
      ? {
          en: `LED lamp for a 22.5 mm hole, 24 V AC/DC, IP66 at the front. By EN 60073 ${colour.en} stands for ${colour.use.en}. The LED lasts 100,000 hours.`,
          fr: `Voyant à DEL pour perçage de 22,5 mm, 24 V CA/CC, IP66 en face avant. Selon EN 60073, le ${colour.fr} signifie : ${colour.use.fr}. La DEL dure 100 000 heures.`,
        }
      : {
          en: `Metal-bezel push button with spring return for a 22.5 mm hole, IP66. By EN 60204-1 ${colour.en} is for ${colour.use.en}. Further contact blocks snap on, up to six.`,
          fr: `Bouton-poussoir à collerette métallique et rappel, perçage de 22,5 mm, IP66. Selon EN 60204-1, ${colour.fr} : ${colour.use.fr}. Jusqu’à six blocs de contact encliquetables.`,
        },
  keywords: {
    en: kind === 'lamp' ? 'pilot light indicator light' : 'pushbutton switch control button',
    fr: kind === 'lamp' ? 'lampe témoin voyant DEL' : 'bouton poussoir commande',
  },
  attributes: {
    operator: kind === 'lamp' ? 'Signal lamp' : 'Push button',
    colour: colour.value,
    hole_diameter: 22.5,
    contacts: kind === 'lamp' ? 'LED' : colour.code === 'RD' ? '1 NC' : '1 NO',
    protection: 'IP66',
  },
  picture: {
    key: `${kind === 'lamp' ? 'signal-lamp' : 'push-button'}-${colour.value.toLowerCase()}`,
    family: 'push-button',
    params: { kind, colour: colour.value },
  },
  weight: 0.06,
  price: kind === 'lamp' ? 14.6 : 12.2,
  ladder: 'bulk',
  lead: 5,
  line: kind,
  size: index,
  accessories: ['EN-300300-S'],
});

const mushroom: Item = {
  item: 'ES-40-RD',
  category: 'push-buttons',
  brand: brands.contavolt,
  name: {
    en: 'Emergency stop 40 mm, twist to release, 2 NC',
    fr: 'Arrêt d’urgence 40 mm, déverrouillage par rotation, 2 NF',
  },
  description: {
    en: 'Red mushroom on yellow to EN ISO 13850; the contacts open positively and latch until the head is twisted. Two normally closed contacts for two-channel safety circuits.',
    fr: 'Coup-de-poing rouge sur fond jaune selon EN ISO 13850 ; ouverture positive des contacts, maintenus jusqu’à rotation de la tête. Deux contacts NF pour circuits de sécurité à deux canaux.',
  },
  keywords: { en: 'e-stop mushroom head emergency button', fr: 'coup de poing bouton d’urgence AU' },
  attributes: { operator: 'Emergency stop', colour: 'Red', hole_diameter: 22.5, contacts: '2 NC', protection: 'IP66' },
  picture: { key: 'emergency-stop', family: 'push-button', params: { kind: 'mushroom', colour: 'Red' } },
  weight: 0.11,
  price: 29.8,
  ladder: 'bulk',
  lead: 5,
  line: 'stop',
  size: 40,
  accessories: ['EN-200200-P'],
};

export const pushButtons = (): Item[] => [
  ...colours.map((colour, index) => button('button', colour, index)),
  ...colours.filter(({ code }) => code !== 'BK').map((colour, index) => button('lamp', colour, index)),
  mushroom,
];
