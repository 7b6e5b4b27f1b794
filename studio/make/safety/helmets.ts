import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';

const colours: readonly (readonly [code: string, value: string, fr: string])[] = [
  ['WH', 'White', 'blanc'],
  ['YE', 'Yellow', 'jaune'],
  ['OR', 'Orange', 'orange'],
  ['RD', 'Red', 'rouge'],
  ['BU', 'Blue', 'bleu'],
  ['GN', 'Green', 'vert'],
  ['GY', 'Grey', 'gris'],
];
const models: readonly { code: string; vented: boolean; price: number; name: Text; use: Text }[] = [
  {
    code: 'SH-V',
    vented: true,
    price: 27.5,
    name: { en: 'Safety helmet, vented', fr: 'Casque de protection ventilé' },
    use: {
      en: 'Eight vents keep the head cool on warm sites',
      fr: 'Huit aérations gardent la tête fraîche sur les chantiers chauds',
    },
  },
  {
    code: 'SH-E',
    vented: false,
    price: 24.5,
    name: { en: 'Safety helmet, electrically insulating', fr: 'Casque de protection isolant' },
    use: {
      en: 'Closed shell, tested to 1000 V AC by EN 50365 for electricians',
      fr: 'Calotte fermée, essayée à 1000 V CA selon EN 50365 pour électriciens',
    },
  },
];

export const helmets = (): Item[] =>
  models.flatMap(({ code, vented, price, name, use }) =>
    colours.map(([colourCode, value, fr], index): Item => ({
      item: `${code}-${colourCode}`,
      category: 'helmets',
      brand: brands.gardewell,
      name: {
        en: `${name.en}, ${value.toLowerCase()}, ratchet 52–64 cm`,
        fr: `${name.fr}, ${fr}, serre-tête à crémaillère 52–64 cm`,
      },
      description: {
        en: `ABS helmet to EN 397 and CSA Z94.1 type 1 with six-point textile harness. ${use.en}. 30 mm slots take ear muffs and visors; replace five years after first use.`,
        fr: `Casque ABS selon EN 397 et CSA Z94.1 type 1, coiffe textile à six points. ${use.fr}. Les fentes de 30 mm reçoivent coquilles et écrans ; à remplacer cinq ans après la mise en service.`,
      },
      keywords: {
        en: `hard hat bump protection construction ${value.toLowerCase()}`,
        fr: `casque de chantier casque de sécurité ${fr}`,
      },
      attributes: {
        colour: value,
        vented: vented ? 'Yes' : 'No',
        shell_material: 'ABS',
        head_size: '52–64 cm',
        standard: 'EN 397',
      },
      picture: {
        key: `helmet-${vented ? 'vented' : 'closed'}-${value.toLowerCase()}`,
        family: 'helmet',
        params: { colour: value, vented: vented ? 1 : 0 },
      },
      weight: 0.38,
      price,
      ladder: 'bulk',
      lead: 5,
      line: code,
      size: index,
      accessories: ['EAR-28H', 'SGL-A-CL'],
    })),
  );
