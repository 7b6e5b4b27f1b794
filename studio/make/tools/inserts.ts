import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma } from '../text.ts';

/** ISO 1832: shape, inscribed circle, thickness (mm), corner radii stocked. */
const shapes = [
  {
    iso: 'CNMG',
    size: '1204',
    key: 'c',
    ic: 12.7,
    s: 4.76,
    edge: 12.9,
    radii: ['04', '08', '12'],
    price: 9.8,
    en: '80° rhombic, the strong all-rounder for turning and facing',
    fr: 'Losange 80°, polyvalente et robuste pour chariotage et dressage',
  },
  {
    iso: 'DNMG',
    size: '1506',
    key: 'd',
    ic: 12.7,
    s: 6.35,
    edge: 15.5,
    radii: ['04', '08'],
    price: 12.4,
    en: '55° rhombic for copying',
    fr: 'Losange 55° pour le copiage',
  },
  {
    iso: 'WNMG',
    size: '0804',
    key: 'w',
    ic: 12.7,
    s: 4.76,
    edge: 8.7,
    radii: ['04', '08'],
    price: 9.6,
    en: 'Trigon with six edges, the cheapest edge for roughing',
    fr: 'Trigone à six arêtes, le coût par arête le plus bas en ébauche',
  },
  {
    iso: 'TNMG',
    size: '1604',
    key: 't',
    ic: 9.525,
    s: 4.76,
    edge: 16.5,
    radii: ['04', '08'],
    price: 8.4,
    en: 'Triangle with six edges',
    fr: 'Triangle à six arêtes',
  },
] as const;
const grades = [
  { code: 'P25', group: 'P', finish: 'gold', coating: 'CVD TiN-Al2O3', en: 'steel', fr: 'acier', cost: 1 },
  {
    code: 'M30',
    group: 'M',
    finish: 'bronze',
    coating: 'PVD TiAlN',
    en: 'stainless steel',
    fr: 'acier inoxydable',
    cost: 1.1,
  },
  { code: 'K15', group: 'K', finish: 'black', coating: 'CVD Al2O3', en: 'cast iron', fr: 'fonte', cost: 1 },
] as const;

export const inserts = (): Item[] =>
  grades.flatMap((grade) =>
    shapes.flatMap((shape) =>
      shape.radii.map((radius): Item => {
        const r = Number(radius) / 10;
        return {
          item: `${shape.iso}-${shape.size}${radius}-${grade.code}`,
          category: 'turning-inserts',
          brand: brands.kerfwell,
          name: {
            en: `Turning insert ${shape.iso} ${shape.size}${radius}, grade ${grade.code}, for ${grade.en}, pack of 10`,
            fr: `Plaquette de tournage ${shape.iso} ${shape.size}${radius}, nuance ${grade.code}, pour ${grade.fr}, boîte de 10`,
          },
          description: {
            en: `${shape.en}. Corner radius ${r} mm, ${shape.s} mm thick, ${grade.coating} coating for ${grade.en} (ISO ${grade.group}). Ten in a box, both faces usable.`,
            fr: `${shape.fr}. Rayon de bec ${comma(r)} mm, épaisseur ${comma(shape.s)} mm, revêtement ${grade.coating} pour ${grade.fr} (ISO ${grade.group}). Boîte de dix, réversibles.`,
          },
          keywords: {
            en: `carbide insert indexable ${shape.iso}${shape.size}${radius}`,
            fr: `plaquette carbure ${shape.iso}${shape.size}${radius}`,
          },
          attributes: {
            insert_shape: shape.iso,
            cutting_edge: shape.edge,
            inscribed_circle: shape.ic,
            thickness: shape.s,
            corner_radius: r,
            carbide_grade: grade.code,
            workpiece: `ISO ${grade.group}`,
            coating: grade.coating,
            standard: 'ISO 1832',
          },
          picture: {
            key: `insert-${shape.key}-${grade.finish}`,
            family: 'turning-insert',
            params: { shape: shape.key, finish: grade.finish },
          },
          unit: 'pk',
          pack: 10,
          weight: 0.09,
          price: shape.price * 10 * grade.cost,
          ladder: 'pack',
          lead: 5,
          line: `${shape.iso}-${grade.code}`,
          size: r,
        };
      }),
    ),
  );
