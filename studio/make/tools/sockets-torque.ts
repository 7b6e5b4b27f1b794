import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** DIN 3124, 1/2 in drive: jaw, outside diameter, length (mm). */
const sockets = [
  [8, 15.5, 38],
  [10, 17.5, 38],
  [11, 18, 38],
  [12, 18.5, 38],
  [13, 19.5, 38],
  [14, 20.5, 38],
  [15, 21.5, 38],
  [16, 22.5, 38],
  [17, 24, 38],
  [18, 25, 38],
  [19, 26.5, 38],
  [21, 29, 40],
  [22, 30, 40],
  [24, 32.5, 42],
  [27, 36.5, 44],
  [30, 40, 44],
  [32, 43, 46],
] as const;

const socketItems = (): Item[] =>
  sockets.map(([jaw, outside, length]): Item => ({
    item: `SK-12-${jaw}`,
    category: 'sockets-torque-wrenches',
    brand: brands.handmere,
    name: { en: `Socket 1/2 in drive, hexagon ${jaw} mm`, fr: `Douille carré 1/2 po, six pans ${jaw} mm` },
    description: {
      en: `Six-point socket to DIN 3124 of satin chrome-vanadium steel, ${outside} mm outside and ${length} mm long. The ball groove holds it on any 1/2 in ratchet or torque wrench; not for impact wrenches.`,
      fr: `Douille six pans selon DIN 3124 en chrome-vanadium satiné, ${comma(outside)} mm de diamètre extérieur, ${length} mm de long. Une gorge la retient sur tout cliquet ou clé dynamométrique 1/2 po ; pas pour clé à chocs.`,
    },
    keywords: { en: `socket wrench insert ${jaw}mm 12.5 mm square`, fr: `douille à cliquet ${jaw}mm carré 12,5 mm` },
    attributes: {
      jaw_size: jaw,
      drive: '1/2 in square',
      outside_diameter: outside,
      length,
      material: 'Chrome-vanadium steel',
      standard: 'DIN 3124',
    },
    picture: {
      key: `socket-${jaw < 18 ? 's' : 'l'}`,
      family: 'socket',
      params: jaw < 18 ? { jaw: 13, outside: 19.5, length: 38 } : { jaw: 27, outside: 36.5, length: 44 },
    },
    weight: round(outside * outside * length * 3.6e-6, 3),
    price: 4.4 + jaw * 0.16 + jaw * jaw * 0.006,
    ladder: 'part',
    lead: 4,
    line: 'socket',
    size: jaw,
    accessories: ['TW-200'],
  }));

/** Range (N·m), drive, length (mm). */
const torque = [
  ['25', 5, 25, '1/4 in square', 290, 148],
  ['60', 10, 60, '3/8 in square', 380, 162],
  ['200', 40, 200, '1/2 in square', 535, 189],
  ['300', 60, 300, '1/2 in square', 610, 228],
  ['760', 160, 760, '3/4 in square', 1050, 595],
] as const;

const torqueItems = (): Item[] =>
  torque.map(([code, low, high, drive, length, price]): Item => ({
    item: `TW-${code}`,
    category: 'sockets-torque-wrenches',
    brand: brands.handmere,
    name: {
      en: `Torque wrench ${low}–${high} N·m, ${drive.replace(' square', '')} drive`,
      fr: `Clé dynamométrique ${low} à ${high} N·m, carré ${drive.replace(' in square', ' po')}`,
    },
    description: {
      en: `Click wrench to ISO 6789 with ±3 % accuracy and a factory certificate, from ${low} to ${high} N·m. Set it at the turn of the grip, lock, and pull until it clicks. Wind it back to the lowest mark after work.`,
      fr: `Clé à déclenchement selon ISO 6789, précision ±3 % avec certificat d’usine, de ${low} à ${high} N·m. Régler à la poignée, verrouiller, tirer jusqu’au déclic. La ramener à la plus basse graduation après usage.`,
    },
    keywords: {
      en: `click torque wrench ${high}Nm ${round(high * 0.7376)} ft-lb`,
      fr: `clé à déclenchement ${high}Nm ${round(high * 0.7376)} pi-lb`,
    },
    attributes: {
      torque_min: low,
      torque_max: high,
      drive,
      length,
      material: 'Chrome-vanadium steel',
      standard: 'ISO 6789',
    },
    picture: { key: 'torque-wrench', family: 'torque-wrench', params: {} },
    weight: round(length ** 2 * 5.4e-6, 2),
    price,
    ladder: 'part',
    lead: 9,
    line: 'torque',
    size: high,
    accessories: drive.startsWith('1/2') ? ['SK-12-13', 'SK-12-17', 'SK-12-19'] : [],
  }));

export const socketsAndTorque = (): Item[] => [...socketItems(), ...torqueItems()];
