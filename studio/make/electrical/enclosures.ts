import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

const steel = [
  [200, 200, 120],
  [300, 200, 150],
  [300, 300, 200],
  [400, 300, 200],
  [400, 400, 200],
  [500, 400, 250],
  [600, 400, 250],
  [600, 600, 300],
  [800, 600, 300],
  [1000, 800, 300],
] as const;
const materials: readonly {
  code: string;
  key: string;
  value: string;
  ip: string;
  cost: number;
  mass: number;
  sizes: readonly (readonly [number, number, number])[];
  text: Text;
  use: Text;
}[] = [
  {
    code: 'S',
    key: 'painted',
    value: 'Steel, painted RAL 7035',
    ip: 'IP66',
    cost: 1,
    mass: 1,
    sizes: steel,
    text: { en: 'painted steel', fr: 'acier peint' },
    use: {
      en: 'Welded from 1.5 mm sheet and powder coated light grey',
      fr: 'Soudé en tôle de 1,5 mm, revêtu de poudre gris clair',
    },
  },
  {
    code: 'X',
    key: 'stainless',
    value: 'Stainless steel 304',
    ip: 'IP66',
    cost: 2.7,
    mass: 1,
    sizes: steel.slice(1, 8),
    text: { en: 'stainless 304', fr: 'inox 304' },
    use: {
      en: 'Brushed stainless steel for food plants and outdoors',
      fr: 'Inox brossé pour l’agroalimentaire et l’extérieur',
    },
  },
  {
    code: 'P',
    key: 'polycarbonate',
    value: 'Polycarbonate',
    ip: 'IP65',
    cost: 0.85,
    mass: 0.35,
    sizes: steel.slice(0, 5),
    text: { en: 'polycarbonate, clear lid', fr: 'polycarbonate, couvercle transparent' },
    use: {
      en: 'Insulating box whose clear lid lets you read what is inside',
      fr: 'Coffret isolant dont le couvercle transparent laisse lire l’intérieur',
    },
  },
];

export const enclosures = (): Item[] =>
  materials.flatMap(({ code, key, value, ip, cost, mass, sizes, text, use }) =>
    sizes.map(([height, width, depth]): Item => {
      const area = 2 * (height * width + height * depth + width * depth) * 1e-6;
      return {
        item: `EN-${height}${width}-${code}`,
        category: 'enclosures',
        brand: code === 'X' ? brands.inoxelle : brands.contavolt,
        name: {
          en: `Wall enclosure ${height} × ${width} × ${depth} mm, ${text.en}, ${ip}`,
          fr: `Coffret mural ${height} × ${width} × ${depth} mm, ${text.fr}, ${ip}`,
        },
        description: {
          en: `${use.en}; foamed gasket, ${ip}, ${height} mm high, ${width} mm wide, ${depth} mm deep. The mounting plate is included; the door turns to open left or right.`,
          fr: `${use.fr} ; joint moulé, ${ip}, hauteur ${height} mm, largeur ${width} mm, profondeur ${depth} mm. Plaque de montage fournie ; porte réversible à gauche ou à droite.`,
        },
        keywords: {
          en: `electrical box control cabinet junction box NEMA 4 ${height}x${width}x${depth}`,
          fr: `boîtier électrique armoire boîte de jonction NEMA 4 ${height}x${width}x${depth}`,
        },
        attributes: { height, width, depth, material: value, protection: ip },
        picture: {
          key: `enclosure-${key}`,
          family: 'enclosure',
          params: { material: key, width: 300, height: 400, depth: 200 },
        },
        weight: round(area * 13.5 * mass + 0.6, 1),
        price: (26 + area * 98) * cost,
        ladder: 'part',
        lead: 9,
        line: code,
        size: height * width,
        accessories: ['CG-M20-P', 'CG-M25-P', 'CB-3C16'],
      };
    }),
  );
