import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { round } from '../text.ts';

/** DIN 3113 form A: jaw and length (mm). */
const wrenches = [
  [6, 105],
  [7, 115],
  [8, 125],
  [9, 135],
  [10, 145],
  [11, 150],
  [12, 160],
  [13, 170],
  [14, 180],
  [15, 190],
  [16, 200],
  [17, 210],
  [18, 220],
  [19, 230],
  [20, 240],
  [21, 250],
  [22, 260],
  [24, 280],
  [27, 310],
  [30, 340],
  [32, 360],
] as const;

const wrench = (jaw: number, length: number): Item => ({
  item: `CW-${jaw}`,
  category: 'wrenches',
  brand: brands.handmere,
  name: { en: `Combination wrench DIN 3113 A, ${jaw} mm`, fr: `Clé mixte DIN 3113 A, ${jaw} mm` },
  description: {
    en: `Drop-forged chrome-vanadium wrench, ring at 15° and open jaw at 15°, both ${jaw} mm, ${length} mm long. The ring bears on the flats, not on the corners, so worn nuts still turn.`,
    fr: `Clé en chrome-vanadium estampé, œil incliné à 15° et fourche à 15°, toutes deux de ${jaw} mm, longueur ${length} mm. L’œil porte sur les plats et non sur les arêtes : les écrous usés tournent encore.`,
  },
  keywords: {
    en: `spanner ring open end ${jaw}mm ISO 7738`,
    fr: `clé plate clé à œil clé à fourche ${jaw}mm ISO 7738`,
  },
  attributes: {
    jaw_size: jaw,
    length,
    drive: 'Ring and open end',
    material: 'Chrome-vanadium steel',
    standard: 'DIN 3113',
  },
  picture: {
    key: `combination-wrench-${jaw < 16 ? 's' : 'l'}`,
    family: 'combination-wrench',
    params: jaw < 16 ? { jaw: 13, length: 170 } : { jaw: 24, length: 280 },
  },
  weight: round((jaw / 10) ** 2 * length * 0.00025, 3),
  price: 4.2 + jaw * 0.34 + jaw * jaw * 0.012,
  ladder: 'part',
  lead: 4,
  line: 'wrench',
  size: jaw,
});

/** A set is a bundle of the single wrenches: price list and stock keep one truth. */
const set = (code: string, jaws: readonly number[]): Item => ({
  item: `CW-SET-${code}`,
  category: 'wrenches',
  brand: brands.handmere,
  name: {
    en: `Combination wrench set, ${jaws.length} pieces, ${jaws[0]}–${jaws.at(-1)} mm`,
    fr: `Jeu de clés mixtes, ${jaws.length} pièces, ${jaws[0]} à ${jaws.at(-1)} mm`,
  },
  description: {
    en: `The ${jaws.length} sizes a fitter reaches for every day, in a roll that shows at a glance which one is missing. Chrome-vanadium, DIN 3113 form A.`,
    fr: `Les ${jaws.length} tailles dont un monteur se sert chaque jour, dans une trousse qui montre d’un coup d’œil celle qui manque. Chrome-vanadium, DIN 3113 forme A.`,
  },
  keywords: { en: 'spanner set kit', fr: 'coffret de clés trousse' },
  attributes: {
    jaw_size: jaws[0] ?? 0,
    pieces: jaws.length,
    drive: 'Ring and open end',
    material: 'Chrome-vanadium steel',
    standard: 'DIN 3113',
  },
  picture: { key: 'combination-wrench-set', family: 'combination-wrench', params: { set: 6, jaw: 13, length: 170 } },
  weight: round(jaws.length * 0.12, 2),
  price: jaws.reduce((sum, jaw) => sum + 4.2 + jaw * 0.34 + jaw * jaw * 0.012, 0) * 0.86,
  ladder: 'part',
  lead: 5,
  line: 'set',
  size: jaws.length,
  bundle: jaws.map((jaw) => [`CW-${jaw}`, 1] as const),
});

/** ISO 2936: key size, long arm, short arm (mm). */
const hexKeys = [
  [1.5, 46.5, 15.5],
  [2, 52, 18],
  [2.5, 58.5, 20.5],
  [3, 66, 23],
  [4, 74, 29],
  [5, 85, 33],
  [6, 96, 38],
  [8, 108, 44],
  [10, 122, 50],
  [12, 137, 57],
  [14, 154, 70],
] as const;
const comma = (n: number): string => String(n).replace('.', ',');

const hexKey = ([size, long, short]: (typeof hexKeys)[number]): Item => ({
  item: `HK-${size}`,
  category: 'hex-keys',
  brand: brands.handmere,
  name: { en: `Hex key ISO 2936, ${size} mm`, fr: `Clé mâle coudée six pans ISO 2936, ${comma(size)} mm` },
  description: {
    en: `L-shaped key of hardened chrome-vanadium steel, ${size} mm across flats, arms of ${long} and ${short} mm. Chamfered ends enter the socket at once.`,
    fr: `Clé coudée en acier chrome-vanadium trempé, ${comma(size)} mm sur plats, branches de ${comma(long)} et ${comma(short)} mm. Extrémités chanfreinées qui entrent du premier coup.`,
  },
  keywords: { en: `allen key hexagon wrench ${size}mm DIN 911`, fr: `clé allen clé BTR ${comma(size)}mm DIN 911` },
  attributes: {
    jaw_size: size,
    length: long,
    short_arm: short,
    drive: 'Hexagon',
    material: 'Chrome-vanadium steel',
    standard: 'ISO 2936',
  },
  picture: { key: 'hex-key', family: 'hex-key', params: { size: 6, long: 96, short: 38 } },
  weight: round(size * size * (long + short) * 7.85e-6 * 0.866, 3),
  price: 1.15 + size * 0.28 + size * size * 0.03,
  ladder: 'bulk',
  lead: 4,
  line: 'key',
  size,
});

const hexKeySet: Item = {
  item: 'HK-SET-9',
  category: 'hex-keys',
  brand: brands.handmere,
  name: { en: 'Hex key set, 9 pieces, 1.5–10 mm', fr: 'Jeu de clés mâles six pans, 9 pièces, 1,5 à 10 mm' },
  description: {
    en: 'Nine keys from 1.5 to 10 mm in a clip that fans out; every size is stamped beside its hole. Chrome-vanadium steel, ISO 2936.',
    fr: 'Neuf clés de 1,5 à 10 mm dans un support qui s’ouvre en éventail ; chaque taille est marquée en face de son logement. Acier chrome-vanadium, ISO 2936.',
  },
  keywords: { en: 'allen key set', fr: 'jeu de clés allen BTR' },
  attributes: { jaw_size: 1.5, pieces: 9, drive: 'Hexagon', material: 'Chrome-vanadium steel', standard: 'ISO 2936' },
  picture: { key: 'hex-key-set', family: 'hex-key', params: { set: 9, size: 6, long: 96, short: 38 } },
  weight: 0.42,
  price: 19.9,
  ladder: 'part',
  lead: 4,
  line: 'set',
  size: 9,
  bundle: [1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((size) => [`HK-${size}`, 1] as const),
};

export const wrenchesAndKeys = (): Item[] => [
  ...wrenches.map(([jaw, length]) => wrench(jaw, length)),
  set('8', [8, 10, 11, 13, 14, 17, 19, 22]),
  set('12', [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
  ...hexKeys.map(hexKey),
  hexKeySet,
];
