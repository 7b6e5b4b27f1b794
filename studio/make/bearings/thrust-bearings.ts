import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** ISO 104: designation, d, D, height in mm; load ratings in kN. */
const series: readonly (readonly [string, number, number, number, number, number])[] = [
  ['51100', 10, 24, 9, 10, 14],
  ['51101', 12, 26, 9, 10.3, 15.4],
  ['51102', 15, 28, 9, 10.5, 16.8],
  ['51103', 17, 30, 9, 10.8, 18.2],
  ['51104', 20, 35, 10, 14.2, 24.7],
  ['51105', 25, 42, 11, 19.6, 37.2],
  ['51106', 30, 47, 11, 20.4, 42.2],
  ['51107', 35, 52, 12, 20.4, 44.7],
  ['51108', 40, 60, 13, 26.9, 63],
  ['51109', 45, 65, 14, 27.9, 69],
  ['51110', 50, 70, 14, 28.8, 75.5],
  ['51200', 10, 26, 11, 12.7, 17.1],
  ['51201', 12, 28, 11, 13.2, 19],
  ['51202', 15, 32, 12, 16.6, 24.8],
  ['51203', 17, 35, 12, 17.2, 27.3],
  ['51204', 20, 40, 14, 22.3, 37.7],
  ['51205', 25, 47, 15, 27.8, 50.4],
  ['51206', 30, 52, 16, 29.3, 58.2],
  ['51207', 35, 62, 18, 39.2, 78.2],
  ['51208', 40, 68, 19, 47, 98.3],
  ['51209', 45, 73, 20, 47.7, 105],
  ['51210', 50, 78, 22, 48.5, 111],
];

const shown: Record<string, { bore: number; outside: number; height: number; balls: number }> = {
  '511': { bore: 30, outside: 47, height: 11, balls: 17 },
  '512': { bore: 30, outside: 52, height: 16, balls: 13 },
};

export const thrustBearings = (): Item[] =>
  series.map(([item, d, D, H, dynamic, fixed]): Item => {
    const family = item.slice(0, 3);
    const size = `${d} × ${D} × ${H} mm`;
    return {
      item,
      category: 'thrust-bearings',
      brand: family === '511' ? brands.rolvane : brands.ostrad,
      name: { en: `Thrust ball bearing ${item}, ${size}`, fr: `Butée à billes ${item}, ${size}` },
      description: {
        en: `Single-direction thrust ball bearing in three separable parts: shaft washer, housing washer and caged balls. It takes ${fixed} kN static axial load on a ${d} mm shaft and no radial load at all. Typical of jacks, crane hooks and vertical spindles.`,
        fr: `Butée à billes à simple effet en trois pièces séparables : rondelle-arbre, rondelle-logement et cage garnie de billes. Elle supporte ${comma(fixed)} kN de charge axiale statique sur un arbre de ${d} mm, mais aucune charge radiale. Usage courant : vérins à vis, crochets de levage et broches verticales.`,
      },
      keywords: {
        en: `${d}x${D}x${H} axial bearing ISO 104 DIN 711`,
        fr: `${d}x${D}x${H} roulement axial butée simple effet ISO 104 DIN 711`,
      },
      attributes: {
        bore: d,
        outside_diameter: D,
        height: H,
        dynamic_load: dynamic,
        static_load: fixed,
        bearing_series: family,
        cage: 'Pressed steel',
      },
      picture: { key: `thrust-bearing-${family}`, family: 'thrust-bearing', params: shown[family] ?? {} },
      weight: round((Math.PI / 4) * (D * D - d * d) * H * 7.85e-6 * 0.62, 3),
      price: 5.1 + 0.0052 * D * D * (0.7 + H / 40),
      ladder: 'part',
      lead: 10,
      line: family,
      size: d,
      accessories: ['GR-EP2-400'],
    };
  });
