import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** ISO 355: designation, d, D, T (assembly), B (cone), C (cup) in mm; load ratings in kN. */
const series: readonly (readonly [string, number, number, number, number, number, number, number])[] = [
  ['30203', 17, 40, 13.25, 12, 11, 19, 18.6],
  ['30204', 20, 47, 15.25, 14, 12, 27.5, 28],
  ['30205', 25, 52, 16.25, 15, 13, 30.8, 33.5],
  ['30206', 30, 62, 17.25, 16, 14, 40.2, 44],
  ['30207', 35, 72, 18.25, 17, 15, 51.2, 56],
  ['30208', 40, 80, 19.75, 18, 16, 61.6, 68],
  ['30209', 45, 85, 20.75, 19, 16, 66, 76.5],
  ['30210', 50, 90, 21.75, 20, 17, 76.5, 91.5],
  ['32005X', 25, 47, 15, 15, 11.5, 27, 32.5],
  ['32006X', 30, 55, 17, 17, 13, 35.8, 44],
  ['32007X', 35, 62, 18, 18, 14, 42.9, 54],
  ['32008X', 40, 68, 19, 19, 14.5, 52.8, 71],
  ['32009X', 45, 75, 20, 20, 15.5, 58.3, 80],
  ['32010X', 50, 80, 20, 20, 15.5, 60.5, 88],
  ['32206', 30, 62, 21.25, 20, 17, 50.1, 57],
  ['32207', 35, 72, 24.25, 23, 19, 66, 78],
  ['32208', 40, 80, 24.75, 23, 19, 74.8, 86.5],
  ['32209', 45, 85, 24.75, 23, 19, 80.9, 98],
  ['32210', 50, 90, 24.75, 23, 19, 82.5, 100],
];

const shown: Record<string, { bore: number; outside: number; width: number; cup: number }> = {
  '302': { bore: 35, outside: 72, width: 18.25, cup: 15 },
  '320': { bore: 40, outside: 68, width: 19, cup: 14.5 },
  '322': { bore: 35, outside: 72, width: 24.25, cup: 19 },
};

export const taperedBearings = (): Item[] =>
  series.map(([item, d, D, T, B, C, dynamic, fixed]): Item => {
    const family = item.slice(0, 3);
    const size = `${d} × ${D} × ${T} mm`;
    return {
      item,
      category: 'tapered-roller-bearings',
      brand: family === '302' ? brands.rolvane : brands.ostrad,
      name: {
        en: `Tapered roller bearing ${item}, ${size}`,
        fr: `Roulement à rouleaux coniques ${item}, ${d} × ${D} × ${comma(T)} mm`,
      },
      description: {
        en: `Single-row tapered roller bearing for combined radial and axial loads in one direction, delivered as cone and cup together. It fits a ${d} mm shaft in a ${D} mm housing and carries ${dynamic} kN dynamic. Mount in pairs, face to face or back to back, and set the end play on assembly.`,
        fr: `Roulement à une rangée de rouleaux coniques pour charges combinées, radiales et axiales dans un sens, livré cône et cuvette ensemble. Il se monte sur un arbre de ${d} mm dans un logement de ${D} mm et supporte ${comma(dynamic)} kN en dynamique. À monter par paires, en X ou en O, avec réglage du jeu axial au montage.`,
      },
      keywords: {
        en: `${d}x${D}x${T} taper roller cone and cup wheel bearing ISO 355 DIN 720`,
        fr: `${d}x${D}x${comma(T)} roulement conique cône cuvette moyeu ISO 355 DIN 720`,
      },
      attributes: {
        bore: d,
        outside_diameter: D,
        width: T,
        inner_ring_width: B,
        outer_ring_width: C,
        dynamic_load: dynamic,
        static_load: fixed,
        bearing_series: family,
        cage: 'Pressed steel',
      },
      picture: { key: `tapered-bearing-${family}`, family: 'tapered-bearing', params: shown[family] ?? {} },
      weight: round((Math.PI / 4) * (D * D - d * d) * T * 7.85e-6 * 0.64, 3),
      price: 7.5 + 0.0062 * D * D * (0.7 + T / 60),
      ladder: 'part',
      lead: 10,
      line: family,
      size: d,
      accessories: ['GR-EP2-400', 'BRP-36'],
    };
  });
