import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/** ISO 3228 / JIS B 1559 cast housings with set-screw inserts. Sizes 204-212, mm; bolt is the fixing bolt. */
type Size = Readonly<{
  code: number;
  d: number;
  D: number;
  B: number;
  C: number;
  C0: number;
  ucp: readonly [H: number, L: number, J: number, A: number, bolt: string];
  ucf: readonly [L: number, J: number, bolt: string];
  ucfl: readonly [H: number, J: number, L: number, bolt: string];
}>;
const sizes: readonly Size[] = [
  {
    code: 204,
    d: 20,
    D: 47,
    B: 31,
    C: 12.8,
    C0: 6.65,
    ucp: [33.3, 127, 95, 38, 'M10'],
    ucf: [86, 64, 'M10'],
    ucfl: [113, 90, 60, 'M10'],
  },
  {
    code: 205,
    d: 25,
    D: 52,
    B: 34.1,
    C: 14,
    C0: 7.88,
    ucp: [36.5, 140, 105, 38, 'M10'],
    ucf: [95, 70, 'M10'],
    ucfl: [130, 99, 68, 'M14'],
  },
  {
    code: 206,
    d: 30,
    D: 62,
    B: 38.1,
    C: 19.5,
    C0: 11.3,
    ucp: [42.9, 165, 121, 48, 'M14'],
    ucf: [108, 83, 'M10'],
    ucfl: [148, 117, 80, 'M14'],
  },
  {
    code: 207,
    d: 35,
    D: 72,
    B: 42.9,
    C: 25.7,
    C0: 15.4,
    ucp: [47.6, 167, 127, 48, 'M14'],
    ucf: [117, 92, 'M12'],
    ucfl: [161, 130, 90, 'M14'],
  },
  {
    code: 208,
    d: 40,
    D: 80,
    B: 49.2,
    C: 29.1,
    C0: 17.8,
    ucp: [49.2, 184, 137, 54, 'M14'],
    ucf: [130, 102, 'M14'],
    ucfl: [175, 144, 100, 'M14'],
  },
  {
    code: 209,
    d: 45,
    D: 85,
    B: 49.2,
    C: 34.1,
    C0: 21.3,
    ucp: [54, 190, 146, 54, 'M14'],
    ucf: [137, 105, 'M14'],
    ucfl: [188, 148, 108, 'M16'],
  },
  {
    code: 210,
    d: 50,
    D: 90,
    B: 51.6,
    C: 35.1,
    C0: 23.3,
    ucp: [57.2, 206, 159, 60, 'M16'],
    ucf: [143, 111, 'M14'],
    ucfl: [197, 157, 115, 'M16'],
  },
  {
    code: 211,
    d: 55,
    D: 100,
    B: 55.6,
    C: 43.4,
    C0: 29.4,
    ucp: [63.5, 219, 171, 60, 'M16'],
    ucf: [162, 130, 'M16'],
    ucfl: [224, 184, 130, 'M16'],
  },
  {
    code: 212,
    d: 60,
    D: 110,
    B: 65.1,
    C: 52.4,
    C0: 36.2,
    ucp: [69.8, 241, 184, 70, 'M16'],
    ucf: [175, 143, 'M16'],
    ucfl: [250, 202, 140, 'M20'],
  },
];

type Design = Readonly<{
  prefix: 'UC' | 'UCP' | 'UCF' | 'UCFL';
  value: string;
  name: Text;
  text: Text;
  cost: number;
  mass: number;
  dims: (size: Size) => Record<string, number | string>;
}>;

const designs: readonly Design[] = [
  {
    prefix: 'UCP',
    value: 'Pillow block',
    name: { en: 'Pillow block bearing unit', fr: 'Palier à semelle' },
    cost: 1,
    mass: 1,
    dims: ({ ucp: [H, L, J, A, bolt] }) => ({
      centre_height: H,
      length: L,
      width: A,
      bolt_spacing: J,
      fixing_bolt: bolt,
    }),
    text: { en: 'Cast-iron foot housing for two bolts', fr: 'Corps en fonte à semelle, fixation par deux vis' },
  },
  {
    prefix: 'UCF',
    value: 'Square flange',
    name: { en: 'Square flange bearing unit', fr: 'Palier applique carré' },
    cost: 1.05,
    mass: 0.95,
    dims: ({ ucf: [L, J, bolt] }) => ({ length: L, width: L, bolt_spacing: J, fixing_bolt: bolt }),
    text: {
      en: 'Cast-iron four-bolt flange housing for walls and frames',
      fr: 'Corps en fonte à bride carrée, quatre vis, pour parois et châssis',
    },
  },
  {
    prefix: 'UCFL',
    value: 'Oval flange',
    name: { en: 'Two-bolt flange bearing unit', fr: 'Palier applique ovale' },
    cost: 0.97,
    mass: 0.75,
    dims: ({ ucfl: [H, J, L, bolt] }) => ({ length: H, width: L, bolt_spacing: J, fixing_bolt: bolt }),
    text: {
      en: 'Narrow cast-iron two-bolt flange housing where a square one does not fit',
      fr: 'Corps étroit en fonte à bride ovale, deux vis, là où la bride carrée ne passe pas',
    },
  },
  {
    prefix: 'UC',
    value: 'Insert',
    name: { en: 'Bearing insert', fr: 'Roulement insert' },
    cost: 0.55,
    mass: 0.28,
    dims: ({ D, B }) => ({ outside_diameter: D, width: B }),
    text: {
      en: 'Replacement insert with spherical outside ring',
      fr: 'Insert de rechange à bague extérieure sphérique',
    },
  },
];

const shown = (prefix: string): string =>
  prefix === 'UCP' ? 'foot' : prefix === 'UCF' ? 'square' : prefix === 'UCFL' ? 'oval' : 'insert';

export const bearingUnits = (): Item[] =>
  designs.flatMap((design) =>
    sizes.map((size): Item => {
      const item = `${design.prefix}${size.code}`;
      const large = size.code >= 208;
      return {
        item,
        category: 'bearing-units',
        brand: design.prefix === 'UC' ? brands.rolvane : brands.tandrel,
        name: {
          en: `${design.name.en} ${item}, ${size.d} mm shaft`,
          fr: `${design.name.fr} ${item}, arbre de ${size.d} mm`,
        },
        description: {
          en: `${design.text.en}; the self-aligning insert forgives up to 2° of shaft misalignment and locks with two set screws. Bore ${size.d} mm, dynamic load rating ${size.C} kN. Greased for life, with a nipple for dusty places.`,
          fr: `${design.text.fr} ; l’insert auto-aligneur tolère jusqu’à 2° de défaut d’alignement et se bloque par deux vis de pression. Alésage ${size.d} mm, charge dynamique de base ${comma(size.C)} kN. Graissé à vie, avec graisseur pour les milieux poussiéreux.`,
        },
        keywords: {
          en: `pillow block plummer block mounted bearing flange bearing insert UC${size.code} ${design.prefix} ${size.code}`,
          fr: `palier auto-aligneur roulement insert palier fonte UC${size.code} ${design.prefix} ${size.code}`,
        },
        attributes: {
          bore: size.d,
          housing: design.value,
          ...design.dims(size),
          dynamic_load: size.C,
          static_load: size.C0,
          locking: 'Set screws',
        },
        picture: {
          key: `bearing-unit-${shown(design.prefix)}${design.prefix === 'UCP' ? (large ? '-l' : '-s') : ''}`,
          family: 'bearing-unit',
          params: { housing: shown(design.prefix), large: design.prefix === 'UCP' && large ? 1 : 0 },
        },
        weight: round(design.mass * 0.66 * (size.d / 20) ** 1.75, 2),
        price: design.cost * (14 + 0.021 * size.d ** 2),
        ladder: 'part',
        lead: 12,
        line: design.prefix,
        size: size.code,
        accessories: design.prefix === 'UC' ? ['GR-EP2-400'] : [`UC${size.code}`, 'GR-EP2-400'],
      };
    }),
  );
