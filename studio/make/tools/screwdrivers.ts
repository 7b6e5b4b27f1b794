import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

const kinds: readonly {
  code: string;
  key: string;
  value: string;
  colour: string;
  text: Text;
  words: Text;
  sizes: readonly (readonly [string, number, number])[];
}[] = [
  {
    code: 'SL',
    key: 'slotted',
    value: 'Slotted',
    colour: 'Red',
    text: { en: 'slotted', fr: 'pour vis à fente' },
    words: { en: 'flat blade', fr: 'tournevis plat' },
    sizes: [
      ['3', 80, 3],
      ['4', 100, 4],
      ['5.5', 125, 5.5],
      ['6.5', 150, 6.5],
      ['8', 175, 8],
    ],
  },
  {
    code: 'PH',
    key: 'phillips',
    value: 'Phillips',
    colour: 'Yellow',
    text: { en: 'Phillips', fr: 'pour vis cruciformes Phillips' },
    words: { en: 'cross head', fr: 'tournevis étoile' },
    sizes: [
      ['0', 60, 3.5],
      ['1', 80, 5],
      ['2', 100, 6],
      ['3', 150, 8],
    ],
  },
  {
    code: 'TX',
    key: 'torx',
    value: 'Hexalobular',
    colour: 'Green',
    text: { en: 'hexalobular', fr: 'pour vis à six lobes' },
    words: { en: 'six lobe star drive', fr: 'tournevis étoile six lobes' },
    sizes: [
      ['10', 80, 3.5],
      ['15', 80, 4],
      ['20', 100, 4.5],
      ['25', 100, 5],
      ['30', 115, 6],
    ],
  },
];

const french: Readonly<Record<string, string>> = { Red: 'rouge', Yellow: 'jaune', Green: 'vert' };

export const screwdrivers = (): Item[] =>
  kinds.flatMap((kind) =>
    kind.sizes.map(([size, blade, shaft]): Item => ({
      item: `SD-${kind.code}${size}`,
      category: 'screwdrivers',
      brand: brands.handmere,
      name: {
        en: `Screwdriver, ${kind.text.en} ${size}, ${blade} mm blade`,
        fr: `Tournevis ${kind.text.fr} ${size.replace('.', ',')}, lame de ${blade} mm`,
      },
      description: {
        en: `Two-component handle that stays in an oily hand, blade of ${blade} mm in silicon-manganese steel with blackened tip. The colour of the handle tells the drive: ${kind.colour.toLowerCase()} for ${kind.text.en}.`,
        fr: `Manche bimatière qui tient dans une main huileuse, lame de ${blade} mm en acier au silicium-manganèse, pointe brunie. Couleur du manche : ${french[kind.colour]} ${kind.text.fr}.`,
      },
      keywords: { en: `driver ${kind.words.en} ${kind.code}${size}`, fr: `${kind.words.fr} ${kind.code}${size}` },
      attributes: {
        drive: kind.value,
        tip_size: size,
        blade_length: blade,
        length: blade + 105,
        shaft_diameter: shaft,
        colour: kind.colour,
      },
      picture: {
        key: `screwdriver-${kind.key}`,
        family: 'screwdriver',
        params: { drive: kind.key, colour: kind.colour },
      },
      weight: round(0.05 + shaft * shaft * blade * 7e-6, 3),
      price: 5.2 + shaft * 0.95,
      ladder: 'bulk',
      lead: 4,
      line: kind.code,
      size: Number(size),
    })),
  );
